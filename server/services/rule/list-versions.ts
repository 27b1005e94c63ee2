import type { z } from "zod";
import { ruleIdInput } from "@/core/rule/input";
import type { RuleVersionView } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { loadConsents } from "./approval";
import { getRule } from "./internal";
import { versionSelect } from "./select";
import { namesOf, toVersion } from "./to-version";
import { personOf } from "./visibility";

const MAX_VERSIONS = 200;

/** All versions of a rule, newest first. */
export async function listRuleVersions({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdInput>>): Promise<RuleVersionView[]> {
  await requirePermission(ctx, "rule:read");
  const { ruleId } = ruleIdInput.parse(input);
  const rule = await getRule(reader(ctx), ctx, ruleId);
  const rows = await reader(ctx).ruleVersion.findMany({
    where: { ruleId: rule.id },
    orderBy: { version: "desc" },
    take: MAX_VERSIONS,
    select: versionSelect,
  });
  const [names, history] = await Promise.all([namesOf(rows), loadConsents(reader(ctx), rule)]);
  return rows.map((row) => toVersion(row, { names, me: personOf(ctx), history }));
}
