import { publicUrl } from "./public-url";

/** The `Secure` flag and the cookie's prefix follow the public address. */
export function usesSecureCookies(): boolean {
  return publicUrl().startsWith("https://");
}

export function sessionCookieName(): string {
  return usesSecureCookies() ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}

/** One cookie of a `Cookie` header; large ones that next-auth cut into `name.0`, `name.1` … are joined. */
export function readCookie(header: string | null, name: string): string | null {
  if (!header) return null;
  const cookies = new Map(header.split(";").map(splitPair));
  const whole = cookies.get(name);
  if (whole !== undefined) return whole;
  let joined = "";
  for (let part = 0; cookies.has(`${name}.${part}`); part += 1) joined += cookies.get(`${name}.${part}`);
  return joined || null;
}

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf("=");
  if (at < 0) return ["", ""];
  return [pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())];
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
