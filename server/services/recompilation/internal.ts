import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import { notFound } from "@/core/errors";
import type { RecompilationView } from "@/core/recompilation/schema";
import { checkDifferenceSchema } from "@/core/recompilation/schema";
import { backtestReportSchema, ruleContentSchema, verificationReportSchema } from "@/core/rule/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader, type Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { contentOf } from "../rule/content";
import { lockRule } from "../rule/internal";
import { type RuleRow, referenceSelect, versionSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { visibleRules } from "../rule/visibility";

export const recompilationSelect = {
  id: true,
  ruleId: true,
  version: true,
  compiler: true,
  outcome: true,
  content: true,
  report: true,
  backtest: true,
  difference: true,
  takenVersion: true,
  decidedAt: true,
  createdAt: true,
  rule: { select: { ...referenceSelect, ownerId: true, currentVersion: true } },
} satisfies Prisma.RecompilationSelect;
export type RecompilationRow = Prisma.RecompilationGetPayload<{ select: typeof recompilationSelect }>;

/** Those of rules that the person may see. */
export function visibleRecompilations(ctx: ProjectServiceContext): Prisma.RecompilationWhereInput {
  return { rule: visibleRules(ctx) };
}

/** Whether an answer still has something to change: the version and the compiler are those of today. */
export function isOpen({ outcome, compiler, version, rule }: RecompilationRow): boolean {
  const isOfToday = compiler === COMPILER_VERSION && version === rule.currentVersion;
  return outcome === "waiting" && isOfToday && rule.status === "active";
}

/** As people read it; null where nothing differed, or its content is of a form that this version does not know. */
export async function toView(
  ctx: ProjectServiceContext,
  row: RecompilationRow,
  mayAnswer: boolean,
): Promise<RecompilationView | null> {
  const after = ruleContentSchema.safeParse(row.content).data;
  const before = await reader(ctx).ruleVersion.findUnique({
    where: { ruleId_version: { ruleId: row.ruleId, version: row.version } },
    select: versionSelect,
  });
  if (!after || !before) return null;
  const { id, version, outcome, takenVersion, decidedAt, createdAt } = row;
  return {
    ...{ id, version, outcome, takenVersion, decidedAt, createdAt },
    ...{ rule: toReference(row.rule), before: contentOf(before), after },
    report: verificationReportSchema.safeParse(row.report).data ?? null,
    backtest: backtestReportSchema.safeParse(row.backtest).data ?? null,
    difference: checkDifferenceSchema.safeParse(row.difference).data ?? null,
    canAnswer: mayAnswer && isOpen(row),
  };
}

type Locked = { row: RecompilationRow; rule: RuleRow };

/**
 * The row with its rule, locked until commit, when the actor may change that rule.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function lockRecompilation(
  tx: Transaction,
  ctx: ProjectServiceContext,
  id: string,
): Promise<Locked> {
  const found = await tx.recompilation.findFirst({
    where: { AND: [{ id }, visibleRecompilations(ctx)] },
    select: { ruleId: true },
  });
  if (!found) throw notFound("Recompilation");
  const rule = await lockRule(tx, ctx, found.ruleId);
  // Read behind the lock: it may have been answered meanwhile.
  const row = await tx.recompilation.findUniqueOrThrow({ where: { id }, select: recompilationSelect });
  return { row, rule };
}
