import { z } from "zod";
import { type ProviderId, providerIdSchema } from "@/core/account/identity";
import { isHeedError } from "@/core/errors";
import { requireRecentSignIn } from "@/server/services/account/require-recent-sign-in";
import type { AuthRequest } from "./auth-request";
import { configuredProviders } from "./providers/configured";
import { isSameOriginCall } from "./same-origin";
import { refuse, sealedCookie } from "./sealed-cookie";
import { readSession } from "./session";

const intentSchema = z.object({ sid: z.uuid(), provider: providerIdSchema });
export type LinkIntent = z.infer<typeof intentSchema>;
const cookie = sealedCookie({ name: "heed.link", schema: intentSchema });

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
  const line = await cookie.seal({ sid: person.sessionId, provider: id.data });
  return Response.json({ ok: true }, { headers: { "set-cookie": line } });
}

/** What this browser wants linked; null for none, an expired, a forged or another provider's. */
export async function readLinkIntent(headers: Headers, provider: ProviderId): Promise<LinkIntent | null> {
  const intent = await cookie.read(headers);
  return intent?.provider === provider ? intent : null;
}

export const endLinkIntent = cookie.end;
