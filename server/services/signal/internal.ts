import { isEditedProposal } from "@/core/correction/hand-edits";
import { HeedError, notFound } from "@/core/errors";
import { type MarkEffect, type MarkView, markEffectSchema } from "@/core/signal/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader, type Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { eventSelect, toHookEvent } from "../hook-event/to-hook-event";
import { personOf } from "../rule/visibility";

export const markSelect = {
  id: true,
  eventId: true,
  sessionId: true,
  verdict: true,
  effect: true,
  createdAt: true,
} satisfies Prisma.SignalMarkSelect;
export type MarkRow = Prisma.SignalMarkGetPayload<{ select: typeof markSelect }>;

export function toMarkView({ id, eventId, verdict, createdAt }: MarkRow): MarkView {
  return { id, eventId, verdict, at: createdAt };
}

/** What a mark had changed; of a form that this version does not know: nothing. */
export function effectOf({ effect }: MarkRow): MarkEffect {
  return markEffectSchema
    .catch({ record: null, taught: false, resolutionIds: [], factIds: [] })
    .parse(effect);
}

/** The mark of an own prompt that counts now. */
export function findMark(ctx: ProjectServiceContext, eventId: string): Promise<MarkRow | null> {
  return reader(ctx).signalMark.findFirst({
    where: { eventId, projectId: ctx.project.id, ownerId: personOf(ctx), withdrawnAt: null },
    select: markSelect,
  });
}

/** What a person may say “this was none” of: their prompts, and what they changed by hand. */
const MARKED = ["prompt_submitted", "workspace_observed", "action_finished"];

/**
 * An own prompt that a person wrote; what agents, hosts and automation write cannot be a correction.
 * @throws NOT_FOUND for somebody else's prompt, PRECONDITION where no person spoke
 */
export async function getOwnPrompt(ctx: ProjectServiceContext, eventId: string) {
  const row = await reader(ctx).hookEvent.findFirst({
    where: { id: eventId, kind: { in: MARKED }, projectId: ctx.project.id, ownerId: personOf(ctx) },
    select: eventSelect,
  });
  if (!row) throw notFound("Prompt");
  if (row.author !== "human" && row.author !== "headless") {
    throw new HeedError("PRECONDITION", "Only a prompt of a person can be a correction.");
  }
  const event = toHookEvent(row);
  if (event.kind === "action_finished" && !isEditedProposal(event)) throw notFound("Prompt");
  return { event, sessionId: row.sessionId };
}

/** What is learned for a person waits meanwhile: `learn` takes the same lock. */
export async function lockLearning(tx: Transaction, ownerId: string): Promise<void> {
  await tx.$queryRaw`select id from users where id = ${ownerId}::uuid for update`;
}
