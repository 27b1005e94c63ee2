import { BACKFILL_EVENT, type UndoneBackfill } from "@/core/backfill/schema";
import { HeedError } from "@/core/errors";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { eventJobKey, sessionQueue } from "../hook-event/event-jobs";
import { notifyLive } from "../live/channel";
import { eraseLearned } from "../privacy/erase-learned";
import { requirePermission } from "../require-permission";
import { moveRule } from "../rule/internal";
import { type RuleRow, ruleSelect } from "../rule/select";
import { auditedRule } from "../rule/to-reference";
import { personOf } from "../rule/visibility";

const TIMEOUT_MS = 60_000;
const REASON = "The backfill that it came from was undone.";

type Place = { ownerId: string; projectId: string };

/**
 * Takes back everything that backfills brought into this project for the actor: events, signals, records, facts and
 * the proposals that still wait, which are archived. What the person accepted stays in force. The same windows may be
 * sent again.
 * @throws CONFLICT while a worker reads one of the sessions
 */
export async function undoBackfill({ ctx }: { ctx: ProjectServiceContext }): Promise<UndoneBackfill> {
  await requirePermission(ctx, "own:write");
  const place = { ownerId: personOf(ctx), projectId: ctx.project.id };
  return withTransaction(
    ctx,
    async (tx, inner) => {
      // What is being learned waits or has ended: `learn` takes the same lock.
      await tx.$queryRaw`select id from users where id = ${place.ownerId}::uuid for update`;
      const events = await tx.hookEvent.findMany({
        where: { ...place, hostEventName: BACKFILL_EVENT },
        select: { id: true, sessionId: true },
      });
      if (events.length === 0) return { events: 0, proposals: 0 };
      const ids = events.map(({ id }) => id);
      const sessions = [...new Set(events.map(({ sessionId }) => sessionId))];
      await endJobs(tx, ids, sessions);
      const waiting = await proposalsOf(tx, place, ids);
      await eraseLearned(tx, { ownerId: place.ownerId, eventIds: ids });
      await tx.hookEvent.deleteMany({ where: { id: { in: ids } } });
      await tx.agentSession.deleteMany({ where: { id: { in: await emptied(tx, sessions) } } });
      for (const before of waiting) {
        const rule = await moveRule(tx, inner, { rule: before, to: "archived", reason: REASON });
        await emitAudit(tx, ctx, {
          ...{ action: "rule.archive", chain: { kind: "user", subjectId: place.ownerId } },
          ...{ entity: { type: "rule", id: rule.id }, before: auditedRule(before), after: auditedRule(rule) },
        });
      }
      for (const sessionId of sessions)
        await notifyLive(tx, { kind: "event", id: sessionId, sessionId, ...place });
      const done = { events: ids.length, proposals: waiting.length };
      await emitAudit(tx, ctx, {
        action: "event.undo_backfill",
        chain: { kind: "user", subjectId: place.ownerId },
        entity: { type: "project", id: place.projectId },
        before: done,
      });
      return done;
    },
    { timeoutMs: TIMEOUT_MS },
  );
}

/** Own proposals that nothing but these events speaks for. */
function proposalsOf(tx: Transaction, { ownerId }: Place, eventIds: string[]): Promise<RuleRow[]> {
  const eventId = { in: eventIds };
  return tx.rule.findMany({
    where: {
      ...{ ownerId, layer: "personal", status: "proposed" },
      evidence: { some: { eventId }, every: { eventId } },
    },
    orderBy: { id: "asc" },
    select: ruleSelect,
  });
}

async function endJobs(tx: Transaction, ids: string[], sessions: string[]): Promise<void> {
  const queues = sessions.map(sessionQueue);
  const working = await tx.$queryRaw<unknown[]>`
    select 1 from graphile_worker.jobs where queue_name = any(${queues}::text[]) and locked_at is not null`;
  if (working.length > 0)
    throw new HeedError("CONFLICT", "Heed is reading these sessions right now. Try again in a few seconds.");
  const keys = ids.map(eventJobKey);
  await tx.$queryRaw`select graphile_worker.remove_job(key)::text from unnest(${keys}::text[]) as key`;
}

async function emptied(tx: Transaction, sessions: string[]): Promise<string[]> {
  const left = await tx.hookEvent.findMany({
    where: { sessionId: { in: sessions } },
    distinct: ["sessionId"],
    select: { sessionId: true },
  });
  const kept = new Set(left.map(({ sessionId }) => sessionId));
  return sessions.filter((id) => !kept.has(id));
}
