import type { z } from "zod";
import { notFound } from "@/core/errors";
import { escalation, synthesise } from "@/core/family/escalation";
import { recordDeclineInput } from "@/core/family/schema";
import { type Policy, policySchema } from "@/core/rule/schema";
import { sharedTextProblem } from "@/core/rule/shared-text";
import type { Transaction } from "@/server/db/transaction";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { countOccurrence } from "../family/count-occurrence";
import { createNotice } from "../notice/create";
import { requirePermission } from "../require-permission";
import { insertRule } from "../rule/insert-rule";
import { chainOf } from "../rule/internal";
import { ruleNumber } from "../rule/number";
import type { RuleRow } from "../rule/select";
import { auditedRule } from "../rule/to-reference";
import { personOf } from "../rule/visibility";

type Declined = z.output<typeof recordDeclineInput>;
/** What became of a decline; `ruleId` of the rule that it made, when it escalated. */
export type DeclineResult = { id: string; ruleId: string | null; because: string };

/**
 * Keeps that a model reviewer declined an agent's work, as an occurrence of its family. The next decline after the third
 * in 14 days becomes a major rule out of the summaries: active in `remind` for its author, and proposed to the project
 * where their policy says so; a family with a rule is left to recurrence (learning.md section 6). Once an event and
 * topic. Called by the reviewer of learning.md section 7.
 * @throws NOT_FOUND for an event that is not the person's own, in this project
 */
export async function recordDecline({
  ctx,
  input,
}: VerbArguments<z.input<typeof recordDeclineInput>>): Promise<DeclineResult> {
  await requirePermission(ctx, "own:write");
  const declined = recordDeclineInput.parse(input);
  const ownerId = personOf(ctx);
  return withTransaction(ctx, async (tx, inner) => {
    // Declines of one person are counted one after the other: as in `learn`.
    await tx.$queryRaw`select id from users where id = ${ownerId}::uuid for update`;
    const event = await tx.hookEvent.findFirst({
      where: { id: declined.eventId, ownerId, projectId: ctx.project.id },
      select: { sessionId: true, occurredAt: true },
    });
    if (!event) throw notFound("Event");
    const before = await tx.decline.findFirst({
      where: { eventId: declined.eventId, topic: declined.topic },
      select: { id: true, ruleId: true },
    });
    if (before) return { ...before, because: "recorded before" };
    const at = event.occurredAt;
    const state = await familyState(tx, inner, { topic: declined.topic, at });
    const { id } = await tx.decline.create({
      data: {
        ...declined,
        ...{ projectId: ctx.project.id, ownerId, sessionId: event.sessionId },
        ...{ occurredAt: at, createdAt: ctx.now() },
      },
      select: { id: true },
    });
    await countOccurrence(tx, {
      ...{ layer: "personal", ownerId, projectId: ctx.project.id, topic: declined.topic },
      ...{ severity: declined.severity, at, eventId: declined.eventId, kind: "decline" },
    });
    await emitAudit(tx, ctx, {
      action: "decline.create",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "decline", id },
      after: { topic: declined.topic, severity: declined.severity, reviewer: declined.reviewer },
    });
    const decided = escalation(state, at.getTime());
    if (!decided.escalates) return { id, ruleId: null, because: decided.reason };
    const rule = await escalate(tx, inner, declined);
    await tx.decline.update({ where: { id }, data: { ruleId: rule.id }, select: { id: true } });
    return { id, ruleId: rule.id, because: "escalated" };
  });
}

async function familyState(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { topic, at }: { topic: string; at: Date },
) {
  const place = { ownerId: personOf(ctx), projectId: ctx.project.id, topic };
  const [declines, rules, family] = await Promise.all([
    tx.decline.findMany({ where: { ...place, occurredAt: { lte: at } }, select: { occurredAt: true } }),
    tx.rule.count({
      where: {
        ...{ topic, status: { in: ["active", "paused", "proposed"] } },
        OR: [
          {
            layer: "personal",
            ownerId: place.ownerId,
            OR: [{ projectId: place.projectId }, { projectId: null }],
          },
          { layer: "project", projectId: place.projectId },
        ],
      },
    }),
    tx.family.findFirst({
      where: { ...place, layer: "personal", dismissedAt: { not: null } },
      select: { id: true },
    }),
  ]);
  return {
    declinedAt: declines.map((row) => row.occurredAt.getTime()),
    hasRule: rules > 0,
    isDismissed: family !== null,
  };
}

async function escalate(tx: Transaction, ctx: ProjectServiceContext, { topic }: Declined): Promise<RuleRow> {
  const ownerId = personOf(ctx);
  const declines = await tx.decline.findMany({
    where: { ownerId, projectId: ctx.project.id, topic },
    orderBy: { occurredAt: "desc" },
    take: 10,
    select: { summary: true, occurredAt: true, eventId: true },
  });
  const content = synthesise(
    topic,
    declines.map(({ summary }) => summary),
  );
  const reason = `Made of ${declines.length} declines by the reviewer.`;
  const made = { content, report: null, backtest: null, ownerId, source: "inferred", reason } as const;
  const rule = await insertRule(tx, ctx, {
    ...{
      ...made,
      statusReason: reason,
      layer: "personal",
      scope: "project",
      status: "active",
      mode: "remind",
    },
  });
  await tx.ruleEvidence.createMany({
    data: declines.map(({ summary, occurredAt, eventId }) => {
      return { ruleId: rule.id, version: 1, kind: "decline", ownerId, excerpt: summary, occurredAt, eventId };
    }),
  });
  const number = ruleNumber(rule.layer, rule.number);
  await createNotice(tx, ctx, {
    ruleId: rule.id,
    text: `Heed learned from your reviewer: ${content.statement} (${number}, reminds). Undo: heed undo ${rule.number}`,
  });
  await emitAudit(tx, ctx, {
    action: "rule.create",
    chain: chainOf(rule),
    entity: { type: "rule", id: rule.id },
    after: auditedRule(rule),
  });
  const user = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: { policy: true } });
  if (mayPropose(policySchema.parse(user.policy), ctx) && sharedTextProblem(content) === null) {
    await propose(tx, ctx, { ...made, statusReason: "Waits for a second person." });
  }
  return rule;
}

/** Only where the person said so once for all: what leaves their library is theirs to decide (trust.md section 4). */
function mayPropose({ alsoProposeToProject }: Policy, { project }: ProjectServiceContext): boolean {
  return alsoProposeToProject && project.role !== "viewer";
}

type Proposed = Pick<Parameters<typeof insertRule>[2], "content" | "ownerId" | "source" | "reason"> & {
  report: null;
  backtest: null;
  statusReason: string;
};

async function propose(tx: Transaction, ctx: ProjectServiceContext, made: Proposed): Promise<void> {
  const shared = await insertRule(tx, ctx, {
    ...{ ...made, layer: "project", scope: "project", status: "proposed", mode: "remind" },
  });
  await emitAudit(tx, ctx, {
    action: "rule.propose",
    chain: chainOf(shared),
    entity: { type: "rule", id: shared.id },
    after: auditedRule(shared),
  });
}
