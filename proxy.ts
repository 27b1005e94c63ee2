import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/env";

/** Pages that make no sense without a session; the session itself is checked by the gate, not here. */
const SIGNED_IN_PAGES = /^\/(?:$|p\/|account|admin|onboarding|privacy)/;
const SESSION_COOKIE = /^(?:__Secure-)?next-auth\.session-token(?:\.\d+)?$/;

/** Gives each page a fresh nonce for its scripts, and sends visitors without a cookie to the sign-in page. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const hasCookie = request.cookies.getAll().some((cookie) => SESSION_COOKIE.test(cookie.name));
  if (!hasCookie && SIGNED_IN_PAGES.test(pathname)) {
    const target = new URL("/sign-in", request.url);
    if (pathname !== "/") target.searchParams.set("next", `${pathname}${search}`);
    return NextResponse.redirect(target);
  }

  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  // For the way back after signing in: a layout does not know the address that it is part of.
  headers.set("x-heed-path", `${pathname}${search}`);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-content-type-options", "nosniff");
  response.headers.set("referrer-policy", "same-origin");
  response.headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()");
  return response;
}

/**
 * Scripts run only with the nonce. Styles may be inline: libraries position floats by `style` and one
 * adds its sheet at run time; without a script a style can neither read nor send anything here.
 */
function contentSecurityPolicy(nonce: string): string {
  const development = env.NODE_ENV === "development";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const config = {
  matcher: ["/((?!api/|_next/|favicon\\.svg|cli\\.tgz|metrics).*)"],
};
