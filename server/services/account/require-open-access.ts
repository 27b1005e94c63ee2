import { HeedError } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import type { ServiceContext } from "../context";

/**
 * Proves anew, for what stays open for long (streams, long polls), that the session or the token it was
 * opened with has not ended since (trust.md section 6: revocation closes open streams).
 * @throws UNAUTHENTICATED once it has: signed out, revoked, expired, or the person disabled
 */
export async function requireOpenAccess(ctx: ServiceContext): Promise<void> {
  const { actor } = ctx;
  if (actor.type === "system_job") return;
  const isOpen =
    actor.type === "user" ? await isSessionOpen(ctx, actor.sessionId) : await isTokenOpen(ctx, actor.tokenId);
  if (!isOpen) throw new HeedError("UNAUTHENTICATED", "You were signed out. Sign in to go on.");
}

async function isSessionOpen(ctx: ServiceContext, id: string): Promise<boolean> {
  const session = await reader(ctx).userSession.findFirst({
    where: { id, revokedAt: null, expiresAt: { gt: ctx.now() }, user: { disabledAt: null } },
    select: { id: true },
  });
  return session !== null;
}

async function isTokenOpen(ctx: ServiceContext, id: string): Promise<boolean> {
  const now = ctx.now();
  const token = await reader(ctx).cliToken.findFirst({
    where: {
      id,
      revokedAt: null,
      user: { disabledAt: null },
      AND: [
        { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
        { OR: [{ overlapUntil: null }, { overlapUntil: { gt: now } }] },
      ],
    },
    select: { id: true },
  });
  return token !== null;
}
