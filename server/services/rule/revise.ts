import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { reviseRuleInput } from "@/core/rule/input";
import type { ReviseResult } from "@/core/rule/output";
import { backtestReportSchema } from "@/core/rule/schema";
import { isSameCheck } from "@/core/trial/verify-edit";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { loadConsents } from "./approval";
import { assertFits } from "./assert-fits";
import { checkContent } from "./check-content";
import { contentOf } from "./content";
import { insertVersion } from "./insert-rule";
import { chainOf, lockRule } from "./internal";
import { assertSayable } from "./sayable";
import { auditedRule, toChange } from "./to-reference";
import { namesOf, toVersion } from "./to-version";
import { personOf } from "./visibility";

/**
 * Saves an edit as a new version. Of a shared rule the approved version stays in force until the new one is
 * approved too.
 * @returns `stale` with the present version when somebody saved in between
 * @throws INVALID when the check of the edit fails its own tests, CONFLICT when it would say the same as another rule
 *   in force, or the opposite
 */
export async function reviseRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof reviseRuleInput>>): Promise<ReviseResult> {
  await requirePermission(ctx, "own:write");
  const { ruleId, expectedVersion, content, reason } = reviseRuleInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const before = await lockRule(tx, inner, ruleId);
    const current = before.versions[0];
    if (current && before.currentVersion !== expectedVersion) {
      const [names, history] = [await namesOf([current]), await loadConsents(tx, before)];
      const reading = { names, me: personOf(ctx), history };
      return { ok: false, reason: "stale", current: toVersion(current, reading) };
    }
    if (before.status === "superseded") {
      throw new HeedError(
        "CONFLICT",
        "Another rule took this one's place. Edit that one, or roll back first.",
      );
    }
    assertSayable(content, before.layer);
    const { layer, scope } = before;
    if (before.status !== "archived" && before.status !== "dismissed") {
      await assertFits(inner, { content, layer, scope, edited: before });
    }
    const report = await checkContent(tx, inner, { content, rule: before });
    const isSame = current !== undefined && isSameCheck(contentOf(current), content);
    const backtest = isSame ? (backtestReportSchema.safeParse(current.backtest).data ?? null) : null;
    const after = await insertVersion(tx, inner, { rule: before, content, report, backtest, reason });
    await emitAudit(tx, ctx, {
      action: "rule.revise",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: auditedRule(before),
      after: auditedRule(after),
    });
    return { ok: true, rule: toChange(after).rule, report };
  });
}
