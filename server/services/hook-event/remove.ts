import type { z } from "zod";
import { HeedError, notFound } from "@/core/errors";
import type { HookEvent } from "@/core/hook-event/schema";
import { type RemovedEvent, removeEventInput } from "@/core/privacy/schema";
import { makeScrubber, textsOf } from "@/core/privacy/scrub";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { notifyLive } from "../live/channel";
import { eraseLearned } from "../privacy/erase-learned";
import { eraseQuotingPayloads } from "../privacy/erase-quoting-payloads";
import { eraseRules } from "../privacy/erase-rules";
import { redactCopies } from "../privacy/redact-copies";
import { requirePermission } from "../require-permission";
import { titleOf } from "./event-columns";
import { eventJobKey, sessionQueue } from "./event-jobs";
import { type EventRow, eventSelect, toHookEvent } from "./to-hook-event";

/**
 * “Remove this event” (trust.md section 1): its author takes a mistaken paste out of every table, with what was
 * made from it. The same ids are never stored again. There is no undo: nothing is left to restore.
 * @throws NOT_FOUND for an event of somebody else, CONFLICT while a worker is reading it
 */
export async function removeEvent({
  ctx,
  input,
}: VerbArguments<z.input<typeof removeEventInput>>): Promise<RemovedEvent> {
  await requirePermission(ctx, "own:write");
  const { userId: ownerId } = requirePerson(ctx);
  const { eventId } = removeEventInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    // What is being learned waits or has ended: `learn` takes the same lock.
    await tx.$queryRaw`select id from users where id = ${ownerId}::uuid for update`;
    const found = await tx.hookEvent.findFirst({
      where: { id: eventId, ownerId, projectId: ctx.project.id },
      select: eventSelect,
    });
    if (!found) throw notFound("Event");
    const rows = [found, ...(await findCopies(tx, found))];
    const ids = rows.map(({ id }) => id);
    const events = rows.map(toHookEvent);
    await endJobs(tx, ids, found.sessionId);
    await tx.removedEvent.createMany({
      data: ids.map((id) => ({ eventId: id, ownerId, projectId: ctx.project.id, createdAt: ctx.now() })),
      skipDuplicates: true,
    });
    await tx.hookEvent.deleteMany({ where: { id: { in: ids } } });
    await correctSession(tx, found.sessionId, events);

    const learned = await eraseLearned(tx, { ownerId, eventIds: ids });
    const place = { ownerId, projectId: ctx.project.id, sessionId: found.sessionId };
    const copies = await redactCopies(tx, place, makeScrubber(events));
    const payloads = await eraseQuotingPayloads(tx, {
      subjects: [ownerId, ctx.project.id],
      entityIds: [...ids, ...learned.entityIds],
      texts: textsOf(events),
      now: ctx.now(),
    });
    // The person's own chain before the project's, which a shared rule may need.
    await finish(tx, inner, found, ids.length);
    const erased = await eraseRules(tx, inner, learned.evidence);
    return {
      ...{ eventId, events: ids.length, learned: learned.rows, rules: erased.rules.length, copies },
      payloads: payloads + erased.payloads,
    };
  });
}

async function finish(tx: Transaction, ctx: ProjectServiceContext, row: EventRow, events: number) {
  const { ownerId, projectId, sessionId } = row;
  await tx.user.update({
    where: { id: ownerId },
    data: { bundleRevision: { increment: 1 } },
    select: { id: true },
  });
  await notifyLive(tx, { kind: "event", id: sessionId, sessionId, projectId, ownerId });
  await emitAudit(tx, ctx, {
    action: "event.remove",
    chain: { kind: "user", subjectId: ownerId },
    entity: { type: "hook_event", id: row.id },
    before: { kind: row.kind, occurredAt: row.occurredAt, events },
  });
}

/** The same text or act told twice: the end of an act, a command that the prompt gave, a pasted prompt again. */
async function findCopies(tx: Transaction, row: EventRow): Promise<EventRow[]> {
  const { action, prompt } = toHookEvent(row);
  const ids = await tx.$queryRaw<{ id: string }[]>`
    select other.id from hook_events other, hook_events event
    where event.id = ${row.id}::uuid and other.session_id = event.session_id and other.id <> event.id
      and other.owner_id = event.owner_id and (
        (${action !== undefined} and other.payload->'action' = event.payload->'action')
        or (${prompt !== undefined} and other.payload->>'prompt' = event.payload->>'prompt')
        or (${prompt !== undefined} and other.kind = 'client_note'
          and strpos(event.payload->>'prompt', coalesce(other.payload->'note'->'command'->>'text',
            other.payload->'note'->'command'->>'reason')) > 0)
        or other.payload->'note'->>'promptEventId' = event.id::text
        or (${action?.kind === "file_change"} and other.kind = 'workspace_observed'
          and exists (select 1 from jsonb_array_elements(other.payload->'workspace'->'changes') as change
            where change->>'path' = event.payload->'action'->>'path'))
      )`;
  if (ids.length === 0) return [];
  return tx.hookEvent.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: eventSelect });
}

/** @throws CONFLICT when a worker holds one of them: it would write what this transaction cannot see */
async function endJobs(tx: Transaction, ids: string[], sessionId: string): Promise<void> {
  const working = await tx.$queryRaw<unknown[]>`
    select 1 from graphile_worker.jobs where queue_name = ${sessionQueue(sessionId)} and locked_at is not null`;
  if (working.length > 0) {
    throw new HeedError("CONFLICT", "Heed is reading this session right now. Try again in a few seconds.");
  }
  const keys = ids.map(eventJobKey);
  await tx.$queryRaw`select graphile_worker.remove_job(key)::text from unnest(${keys}::text[]) as key`;
}

/** Title and counters of the session, as if the events had never come. */
async function correctSession(tx: Transaction, sessionId: string, removed: HookEvent[]): Promise<void> {
  const session = await tx.agentSession.findUnique({
    where: { id: sessionId },
    select: { title: true, promptCount: true, actionCount: true, denialCount: true },
  });
  if (!session) return;
  const isPrompt = ({ kind, author }: HookEvent) =>
    kind === "prompt_submitted" && (author === "human" || author === "headless");
  const count = (test: (event: HookEvent) => boolean) => removed.filter(test).length;
  const isTitle = removed.some((event) => isPrompt(event) && titleOf(event.prompt ?? "") === session.title);
  await tx.agentSession.update({
    where: { id: sessionId },
    data: {
      promptCount: Math.max(0, session.promptCount - count(isPrompt)),
      actionCount: Math.max(0, session.actionCount - count(({ kind }) => kind === "action_requested")),
      denialCount: Math.max(0, session.denialCount - count(({ decision }) => decision?.decision === "deny")),
      ...(isTitle && { title: await firstTitle(tx, sessionId) }),
    },
    select: { id: true },
  });
}

async function firstTitle(tx: Transaction, sessionId: string): Promise<string> {
  const first = await tx.hookEvent.findFirst({
    where: { sessionId, kind: "prompt_submitted", author: { in: ["human", "headless"] } },
    orderBy: [{ occurredAt: "asc" }, { id: "asc" }],
    select: eventSelect,
  });
  return first ? titleOf(toHookEvent(first).prompt ?? "") : "";
}
