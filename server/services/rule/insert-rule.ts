import type {
  BacktestReport,
  EnforcementMode,
  Layer,
  RuleContent,
  RuleStatus,
  Scope,
  VerificationReport,
} from "@/core/rule/schema";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { contentColumns, jsonColumn } from "./content";
import { bumpRevision } from "./internal";
import { type RuleRow, ruleSelect } from "./select";

export type NewVersion = {
  content: RuleContent;
  report: VerificationReport | null;
  backtest: BacktestReport | null;
  reason: string;
  /** Which compiler made the content; left out for what a person wrote. */
  compiler?: string | null;
};

export type NewRule = NewVersion & {
  layer: Layer;
  scope: Scope;
  ownerId: string;
  status: RuleStatus;
  mode: EnforcementMode;
  source: string;
  statusReason: string;
  hostSessionId?: string | null;
  localException?: boolean;
};

/** Writes a rule with its first version under the next number of its library. The caller audits. */
export async function insertRule(
  tx: Transaction,
  ctx: ProjectServiceContext,
  input: NewRule,
): Promise<RuleRow> {
  const { content, layer, scope, ownerId } = input;
  const { id } = await tx.rule.create({
    data: {
      layer,
      scope: layer === "project" ? "project" : scope,
      ownerId,
      projectId: layer === "personal" && scope === "global" ? null : ctx.project.id,
      number: await nextNumber(tx, ctx, layer, ownerId),
      status: input.status,
      mode: input.mode,
      topic: content.claim.topic,
      severity: content.severity,
      source: input.source,
      statusReason: input.statusReason,
      hostSessionId: scope === "session" ? (input.hostSessionId ?? null) : null,
      localException: input.localException ?? false,
      activatedAt: input.status === "active" ? ctx.now() : null,
      lastRecurredAt: ctx.now(),
      createdAt: ctx.now(),
      versions: { create: versionData(ctx, 1, input) },
    },
    select: { id: true },
  });
  const rule = await tx.rule.findUniqueOrThrow({ where: { id }, select: ruleSelect });
  await bumpRevision(tx, rule);
  return rule;
}

/** Appends a version to a locked rule and makes it the current one. The caller audits. */
export async function insertVersion(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { rule, ...input }: NewVersion & { rule: RuleRow },
): Promise<RuleRow> {
  const version = rule.currentVersion + 1;
  await tx.ruleVersion.create({
    data: { ruleId: rule.id, ...versionData(ctx, version, input) },
    select: { id: true },
  });
  const changed = await tx.rule.update({
    where: { id: rule.id },
    data: {
      currentVersion: version,
      topic: input.content.claim.topic,
      severity: input.content.severity,
    },
    select: ruleSelect,
  });
  await bumpRevision(tx, changed);
  return changed;
}

function versionData(ctx: ProjectServiceContext, version: number, input: NewVersion) {
  return {
    version,
    ...contentColumns(input.content),
    report: jsonColumn(input.report),
    backtest: jsonColumn(input.backtest),
    compiler: input.compiler ?? null,
    authorType: ctx.actor.type,
    authorId: ctx.actor.userId,
    reason: input.reason,
    createdAt: ctx.now(),
  };
}

async function nextNumber(tx: Transaction, ctx: ProjectServiceContext, layer: Layer, ownerId: string) {
  const counter = { data: { ruleCounter: { increment: 1 } }, select: { ruleCounter: true } } as const;
  const { ruleCounter } =
    layer === "project"
      ? await tx.project.update({ where: { id: ctx.project.id }, ...counter })
      : await tx.user.update({ where: { id: ownerId }, ...counter });
  return ruleCounter;
}
