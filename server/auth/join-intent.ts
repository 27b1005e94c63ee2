import { z } from "zod";
import { isHeedError } from "@/core/errors";
import { previewInvitation } from "@/server/services/invitation/preview";
import type { AuthRequest } from "./auth-request";
import { isSameOriginCall } from "./same-origin";
import { refuse, sealedCookie } from "./sealed-cookie";

const cookie = sealedCookie({ name: "heed.join", schema: z.object({ token: z.string() }) });
const bodySchema = z.object({ token: z.string().max(200) });

/**
 * `POST /api/auth/join`: whoever holds an open invitation link goes to a provider and comes back with an account. The
 * cookie binds the link to this browser and to the provider's next answer (trust.md section 6).
 */
export async function beginJoin(request: Request, auth: AuthRequest): Promise<Response> {
  if (!isSameOriginCall(request)) {
    return refuse(403, "FORBIDDEN", "This call did not come from a page of this server.");
  }
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return refuse(400, "INVALID", "The request cannot be read.");
  const { token } = body.data;
  try {
    const ctx = { ...auth, actor: null, now: () => auth.now };
    const { email } = await previewInvitation({ ctx, input: { token } });
    // One for an address needs nothing of this: the provider's address is the key.
    if (email !== null) return Response.json({ ok: true });
  } catch (error) {
    if (!isHeedError(error)) throw error;
    return refuse(error.code === "LIMIT" ? 429 : 404, error.code, error.message);
  }
  return Response.json({ ok: true }, { headers: { "set-cookie": await cookie.seal({ token }) } });
}

/** The open link that this browser came from; null for none. Whether it is still open is asked when it is used. */
export async function readJoinIntent(headers: Headers): Promise<string | null> {
  return (await cookie.read(headers))?.token ?? null;
}

export const endJoinIntent = cookie.end;
