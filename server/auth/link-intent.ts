import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { type ProviderId, providerIdSchema } from "@/core/account/identity";
import { isHeedError } from "@/core/errors";
import { requireRecentSignIn } from "@/server/services/account/require-recent-sign-in";
import type { AuthRequest } from "./auth-request";
import { readCookie, usesSecureCookies } from "./cookie";
import { configuredProviders } from "./providers/configured";
import { isSameOriginCall } from "./same-origin";
import { readSession } from "./session";
import { sessionSecret } from "./session-secret";

const LIFETIME_SECONDS = 600;
const SALT = "heed.link";
const intentSchema = z.object({ sid: z.uuid(), provider: providerIdSchema });
export type LinkIntent = z.infer<typeof intentSchema>;

/**
 * `POST /api/auth/link/<provider>`: the person says on their account page that the provider's next answer
 * is to be linked. An encrypted cookie of ten minutes binds that to this session and this browser.
 */
export async function beginLink(
  request: Request,
  { provider, auth }: { provider: string | undefined; auth: AuthRequest },
): Promise<Response> {
  const id = providerIdSchema.safeParse(provider);
  const isConfigured = configuredProviders().some((known) => known.id === id.data);
  if (!id.success || !isConfigured) return refuse(404, "NOT_FOUND", "There is no such way to sign in.");
  if (!isSameOriginCall(request)) {
    return refuse(403, "FORBIDDEN", "This call did not come from a page of this server.");
  }
  const person = await readSession(auth.headers, auth.now);
  if (!person) return refuse(401, "UNAUTHENTICATED", "Sign in to go on.");
  try {
    requireRecentSignIn({ actor: person, requestId: auth.requestId, now: () => auth.now });
  } catch (error) {
    if (isHeedError(error)) return refuse(412, error.code, error.message);
    throw error;
  }
  const value = await sealIntent({ sid: person.sessionId, provider: id.data });
  return Response.json({ ok: true }, { headers: { "set-cookie": cookieLine(value, LIFETIME_SECONDS) } });
}

/** What this browser wants linked; null for none, an expired, a forged or another provider's. */
export async function readLinkIntent(headers: Headers, provider: ProviderId): Promise<LinkIntent | null> {
  const value = readCookie(headers.get("cookie"), cookieName());
  if (!value) return null;
  try {
    const intent = intentSchema.safeParse(
      await decode({ token: value, secret: sessionSecret(), salt: SALT }),
    );
    return intent.success && intent.data.provider === provider ? intent.data : null;
  } catch {
    return null;
  }
}

/** Header that ends the intent: it counts for one answer of the provider. Null when there is none. */
export function endLinkIntent(headers: Headers): string | null {
  return readCookie(headers.get("cookie"), cookieName()) === null ? null : cookieLine("", 0);
}

function sealIntent(intent: LinkIntent): Promise<string> {
  return encode({ token: intent, secret: sessionSecret(), salt: SALT, maxAge: LIFETIME_SECONDS });
}

function cookieName(): string {
  return usesSecureCookies() ? "__Secure-heed.link" : "heed.link";
}

function cookieLine(value: string, maxAge: number): string {
  const secure = usesSecureCookies() ? "; Secure" : "";
  return `${cookieName()}=${value}; Path=/api/auth; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
