import { notFound } from "@/core/errors";
import type { InboxItem } from "@/core/inbox/schema";
import type { RuleReference } from "@/core/rule/output";
import { reader, withTransaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { dismissDeadlock } from "../deadlock/dismiss";
import { restoreDeadlock } from "../deadlock/restore";
import { deadlockSelect, ownDeadlocks } from "../deadlock/select";
import { requirePermission } from "../require-permission";
import { activateRule } from "../rule/activate";
import { muteRule } from "../rule/mute";
import { pauseRule } from "../rule/pause";
import { toReference } from "../rule/to-reference";
import { unmuteRule } from "../rule/unmute";
import { personOf } from "../rule/visibility";
import type { Waiting } from "./list-waiting";

const MAX_SHOWN = 500;

/** Deadlocks of the person's own sessions that they have not looked at, while both rules are in force. */
export async function waitingDeadlocks(ctx: ProjectServiceContext): Promise<Waiting[]> {
  const rows = await reader(ctx).deadlock.findMany({
    where: {
      AND: [ownDeadlocks(ctx)],
      ...{ seenAt: null, winner: { status: "active" }, released: { status: "active" } },
    },
    orderBy: { createdAt: "desc" },
    take: MAX_SHOWN,
    select: { id: true, winnerId: true, releasedId: true, createdAt: true },
  });
  // One question for two rules, however many tasks they met in; the newest stands for all.
  const pairs = new Map(rows.toReversed().map((row) => [`${row.winnerId} ${row.releasedId}`, row]));
  return [...pairs.values()].map(({ id, createdAt }) => ({ kind: "deadlock", id, at: createdAt }));
}

/** Both rules, as everybody who has them reads them: nobody's words go along. */
export async function deadlockItem(ctx: ProjectServiceContext, waiting: Waiting): Promise<InboxItem | null> {
  const row = await findDeadlock(ctx, waiting.id);
  if (!row) return null;
  const [winner, released] = [toReference(row.winner), toReference(row.released)];
  return {
    ...{ id: `deadlock:${waiting.id}`, kind: "deadlock", createdAt: waiting.at },
    title: "These two rule each other out. Which one should count?",
    why: `${released.number} and ${winner.number} each stopped what the other asks for. ${winner.number} is stronger, so ${released.number} let go until the task ended.`,
    ...{ rule: null, resolution: null, modeChange: null, recompilation: null },
    compared: [winner, released],
    ...{ words: null, action: null, request: null, authorName: ctx.actor.name, isMine: true },
    ...{ sessionId: row.sessionId, eventId: row.eventId },
  };
}

/** Takes the rule that gave way out of force: an own one for good, a shared one on the person's own machines. */
export async function settleDeadlock(ctx: ProjectServiceContext, id: string) {
  await requirePermission(ctx, "own:write");
  const row = await findDeadlock(ctx, id);
  if (!row) throw notFound("Deadlock");
  const { released } = row;
  return withTransaction(ctx, async (_tx, inner) => {
    const isShared = released.layer === "project";
    const input = { ruleId: released.id };
    const { rule } = isShared
      ? await muteRule({ ctx: inner, input })
      : await pauseRule({ ctx: inner, input: { ...input, reason: "Another rule rules it out." } });
    await dismissPair(inner, row);
    const done = isShared ? "does not run on your machines" : "is paused";
    return { summary: `${rule.number} ${done}.`, rule };
  });
}

/** Leaves both as they are; it is not asked again for what happened until now. */
export async function leaveDeadlock(ctx: ProjectServiceContext, id: string) {
  await requirePermission(ctx, "own:write");
  const row = await findDeadlock(ctx, id);
  if (!row) throw notFound("Deadlock");
  await withTransaction(ctx, (_tx, inner) => dismissPair(inner, row));
  return { summary: "Both stay as they are.", rule: null };
}

/** Whatever was answered: both rules count and the question waits again. */
export async function reopenDeadlock(ctx: ProjectServiceContext, id: string): Promise<RuleReference | null> {
  await requirePermission(ctx, "own:write");
  const row = await findDeadlock(ctx, id);
  if (!row) throw notFound("Deadlock");
  const { released } = row;
  return withTransaction(ctx, async (tx, inner) => {
    await restoreDeadlock({ ctx: inner, input: { deadlockId: id } });
    const input = { ruleId: released.id };
    if (released.layer === "personal" && released.status === "paused") {
      return (await activateRule({ ctx: inner, input })).rule;
    }
    const mute = { ruleId: released.id, userId: personOf(inner) };
    const isMuted = released.layer === "project" && (await tx.ruleMute.count({ where: mute })) > 0;
    return isMuted ? (await unmuteRule({ ctx: inner, input })).rule : toReference(released);
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof findDeadlock>>>;

function findDeadlock(ctx: ProjectServiceContext, id: string) {
  return reader(ctx).deadlock.findFirst({
    where: { AND: [ownDeadlocks(ctx), { id }] },
    select: deadlockSelect,
  });
}

/** The answer holds for every time that these two met. */
async function dismissPair(ctx: ProjectServiceContext, { id, winner, released }: Found): Promise<void> {
  await dismissDeadlock({ ctx, input: { deadlockId: id } });
  await reader(ctx).deadlock.updateMany({
    where: { AND: [ownDeadlocks(ctx)], winnerId: winner.id, releasedId: released.id, seenAt: null },
    data: { seenAt: ctx.now() },
  });
}
