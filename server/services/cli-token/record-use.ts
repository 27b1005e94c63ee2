import { db } from "@/server/db/client";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { Actor, ServiceContext } from "../context";

/** `lastUsedAt` is written at most this often (ecosystem.md section 4.1). */
const TOUCH_MS = 5 * 60_000;

type Use = {
  actor: Extract<Actor, { type: "cli_token" }>;
  presented: { device: string | null; cliVersion: string | null; now: Date };
  lastUsedAt: Date | null;
  lastHost: string | null;
};

/** Notes when and where a token was used; its first use on a machine is audited. */
export async function recordTokenUse({ actor, presented, lastUsedAt, lastHost }: Use): Promise<void> {
  const { device, cliVersion, now } = presented;
  const isFresh = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < TOUCH_MS;
  if (isFresh && (device === null || device === lastHost)) return;
  await db.cliToken.update({
    where: { id: actor.tokenId },
    data: {
      lastUsedAt: now,
      ...(device && { lastHost: device }),
      ...(cliVersion && { lastCliVersion: cliVersion }),
    },
  });
  if (device && !actor.isService) await recordDevice(actor, device, now);
}

async function recordDevice(actor: Use["actor"], name: string, now: Date): Promise<void> {
  const ctx: ServiceContext = { actor, requestId: `token:${actor.tokenId}`, now: () => now };
  const seen = await db.device.updateMany({
    where: { userId: actor.userId, name },
    data: { lastSeenAt: now },
  });
  if (seen.count > 0) return;
  await withTransaction(ctx, async (tx) => {
    // Two first requests at once: one of them makes the row and its audit entry.
    const { count } = await tx.device.createMany({
      data: [{ userId: actor.userId, name, lastSeenAt: now }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    await emitAudit(tx, ctx, {
      action: "cli_token.new_device",
      chain: { kind: "user", subjectId: actor.userId },
      entity: { type: "cli_token", id: actor.tokenId },
      after: { device: name },
    });
  });
}
