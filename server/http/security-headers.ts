import type { ServerResponse } from "node:http";

const HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "x-permitted-cross-domain-policies": "none",
};

/** Headers of every page. The content security policy needs a nonce a request: `proxy.ts` sets it. */
export function setSecurityHeaders(response: ServerResponse, isHttps: boolean): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (isHttps) response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
}
