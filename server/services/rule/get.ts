import type { z } from "zod";
import { notFound } from "@/core/errors";
import { ruleIdInput } from "@/core/rule/input";
import type { RuleDetail } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { abilitiesOf } from "./abilities";
import { loadConsents } from "./approval";
import { healthOf } from "./health";
import { getRule } from "./internal";
import { listEvidence } from "./list-evidence";
import { listMasked } from "./list-masked";
import { readSharing } from "./read-sharing";
import { type RuleRow, referenceSelect } from "./select";
import { toReference } from "./to-reference";
import { toSummary } from "./to-summary";
import { namesOf, toVersion } from "./to-version";
import { personOf, visibleRules } from "./visibility";

/**
 * A rule with its present content, evidence and what the person may do with it.
 * @throws NOT_FOUND for a rule that the person may not see
 */
export async function getRuleDetail({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdInput>>): Promise<RuleDetail> {
  await requirePermission(ctx, "rule:read");
  const { ruleId } = ruleIdInput.parse(input);
  return toDetail(ctx, await getRule(reader(ctx), ctx, ruleId));
}

/** The page's view of a row that was read with the tenant in its `where`. */
export async function toDetail(ctx: ProjectServiceContext, row: RuleRow): Promise<RuleDetail> {
  const me = personOf(ctx);
  const current = row.versions[0];
  if (!current) throw notFound("Rule");
  const related = { AND: [visibleRules(ctx)] };
  const [health, names, evidence, children, supersedes, can, sharing, history, masks] = await Promise.all([
    healthOf(ctx, [row]),
    namesOf([current]),
    listEvidence(ctx, row),
    reader(ctx).rule.findMany({
      where: { ...related, parentId: row.id },
      orderBy: { id: "asc" },
      select: referenceSelect,
    }),
    reader(ctx).rule.findMany({ where: { ...related, supersededById: row.id }, select: referenceSelect }),
    abilitiesOf(ctx, row),
    row.layer === "project" ? readSharing(ctx, row) : null,
    loadConsents(reader(ctx), row),
    listMasked(ctx),
  ]);
  const { content, contentHash, report, backtest, approvals } = toVersion(current, { names, me, history });
  return {
    ...toSummary(row, me, health(row), masks),
    ...{ content, contentHash, report, backtest, approvals, evidence, can, sharing },
    children: children.map(toReference),
    supersedes: supersedes.map(toReference),
  };
}
