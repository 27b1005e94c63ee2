import { HeedError, notFound } from "@/core/errors";
import { canMove } from "@/core/rule/lifecycle";
import type { RuleStatus } from "@/core/rule/schema";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";
import { recordRevision } from "../bundle/record-revision";
import type { ProjectServiceContext } from "../context";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { parseRuleNumber, ruleNumber } from "./number";
import { type RuleRow, ruleSelect } from "./select";
import { visibleRules } from "./visibility";

/** @throws NOT_FOUND for a rule that the actor may not see */
export async function getRule(tx: Transaction, ctx: ProjectServiceContext, ruleId: string): Promise<RuleRow> {
  const rule = await tx.rule.findFirst({ where: { id: ruleId, ...visibleRules(ctx) }, select: ruleSelect });
  if (!rule) throw notFound("Rule");
  return rule;
}

/**
 * The rule, locked until commit, when the actor may change it: the owner of a personal one, an editor of a
 * shared one; who proposed a shared rule may take the proposal back. What the actor may do is decided on the locked
 * row: a proposal may be approved meanwhile.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function lockRule(
  tx: Transaction,
  ctx: ProjectServiceContext,
  ruleId: string,
): Promise<RuleRow> {
  await tx.$queryRaw`select id from rules where id = ${ruleId}::uuid for update`;
  const rule = await getRule(tx, ctx, ruleId);
  if (rule.layer === "project" && !(rule.status === "proposed" && rule.ownerId === ctx.actor.userId)) {
    await requireCurator(ctx, rule);
  }
  return rule;
}

/**
 * Locks rules until commit, in the order of their ids whatever order they are given in: two changes of the same rules
 * the other way round wait for each other once, and never for ever. What the actor may do is not asked.
 */
export async function lockRows(tx: Transaction, ruleIds: readonly (string | null)[]): Promise<void> {
  const ids = [...new Set(ruleIds.filter((id) => id !== null))];
  if (ids.length === 0) return;
  await tx.$queryRaw`select id from rules where id = any(${ids}::uuid[]) order by id for update`;
}

async function requireCurator(ctx: ProjectServiceContext, rule: RuleRow): Promise<void> {
  if (ctx.actor.type !== "user") {
    const number = ruleNumber(rule.layer, rule.number);
    throw new HeedError("FORBIDDEN", `${number} is shared. Change it in the web application.`);
  }
  await requirePermission(ctx, "rule:curate");
}

/** Finds what a person typed: an id, `R12`, `P4` or `12`. */
export async function findRule(
  tx: Transaction,
  ctx: ProjectServiceContext,
  text: string,
): Promise<RuleRow | null> {
  const number = parseRuleNumber(text);
  if (!number && !/^[0-9a-f-]{36}$/i.test(text)) return null;
  return tx.rule.findFirst({
    where: { AND: [visibleRules(ctx), number ?? { id: text }] },
    select: ruleSelect,
  });
}

export type RuleMove = {
  rule: RuleRow;
  to?: RuleStatus;
  /** In words; shown beside the status. */
  reason: string;
  data?: Prisma.RuleUncheckedUpdateInput;
};

/**
 * Changes status or mode, moves the layer's revision on and tells listeners. The caller audits.
 * @throws CONFLICT when the lifecycle does not allow it
 */
export async function moveRule(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { rule, to, reason, data = {} }: RuleMove,
): Promise<RuleRow> {
  if (to && to !== rule.status && !canMove(rule.status, to)) {
    throw new HeedError("CONFLICT", `A rule that is ${rule.status} cannot become ${to}.`);
  }
  const activates = to === "active" && rule.status !== "active";
  const changesMode = typeof data.mode === "string" && data.mode !== rule.mode;
  const moved = await tx.rule.update({
    where: { id: rule.id },
    data: {
      ...(to && { status: to }),
      ...(activates && { activatedAt: ctx.now(), supersededById: null, snoozedUntil: null }),
      ...(changesMode && { modeSince: ctx.now() }),
      statusReason: reason,
      ...data,
    },
    select: ruleSelect,
  });
  await bumpRevision(tx, moved);
  return moved;
}

/** What is in force has changed for everybody who has this rule in their bundle. */
export async function bumpRevision(
  tx: Transaction,
  rule: Pick<RuleRow, "id" | "layer" | "ownerId" | "projectId">,
): Promise<void> {
  const isShared = rule.layer === "project";
  if (isShared && rule.projectId) {
    const { bundleRevision } = await tx.project.update({
      where: { id: rule.projectId },
      data: { bundleRevision: { increment: 1 } },
      select: { bundleRevision: true },
    });
    await recordRevision(tx, { projectId: rule.projectId, revision: bundleRevision });
  } else {
    await tx.user.update({
      where: { id: rule.ownerId },
      data: { bundleRevision: { increment: 1 } },
      select: { id: true },
    });
  }
  await notifyLive(tx, {
    kind: "rule",
    id: rule.id,
    sessionId: null,
    projectId: rule.projectId,
    ownerId: isShared ? null : rule.ownerId,
  });
}

/** What counts on one person's own machines has changed; nobody else notices. */
export async function bumpOwnBundle(
  tx: Transaction,
  { userId, ruleId, projectId }: { userId: string; ruleId: string; projectId: string },
): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { bundleRevision: { increment: 1 } },
    select: { id: true },
  });
  await notifyLive(tx, { kind: "rule", id: ruleId, sessionId: null, projectId, ownerId: userId });
}

/** The chain that a change of this rule belongs to: the project's, or its owner's own. */
export function chainOf(rule: Pick<RuleRow, "layer" | "ownerId" | "projectId">) {
  return rule.layer === "project" && rule.projectId
    ? ({ kind: "project", subjectId: rule.projectId } as const)
    : ({ kind: "user", subjectId: rule.ownerId } as const);
}
