import type { z } from "zod";
import type { accountSessionsSchema } from "@/core/account/schema";
import { reader } from "@/server/db/transaction";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { requirePerson } from "./require-person";

const MOST = 100;

/** Where the person is signed in now, and the machines that used their tokens; newest first. */
export async function listSessions({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<z.infer<typeof accountSessionsSchema>> {
  await requirePermission(ctx, "account:read");
  const { userId, sessionId } = requirePerson(ctx);
  const sessions = await reader(ctx).userSession.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: ctx.now() } },
    orderBy: { lastSeenAt: "desc" },
    take: MOST,
    select: { id: true, userAgent: true, address: true, method: true, createdAt: true, lastSeenAt: true },
  });
  const devices = await reader(ctx).device.findMany({
    where: { userId },
    orderBy: { lastSeenAt: "desc" },
    take: MOST,
    select: { id: true, name: true, lastSeenAt: true, createdAt: true },
  });
  return {
    sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId })),
    devices,
  };
}
