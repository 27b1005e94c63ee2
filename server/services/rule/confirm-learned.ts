import type { Activation } from "@/core/rule/activation";
import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { createNotice } from "../notice/create";
import { learnedText } from "../notice/learned-text";
import { AWAITS_PROVENANCE } from "./activation-of";
import { checkCases, failedCaseText } from "./check-cases";
import { contentOf, hashOf } from "./content";
import { insertVersion } from "./insert-rule";
import { chainOf, getRule, moveRule } from "./internal";
import type { Lesson } from "./lesson";
import { ruleNumber } from "./number";
import { finishReplacement } from "./pending-replacement";
import type { RuleRow } from "./select";
import { auditedRule } from "./to-reference";

type Confirmation = {
  lesson: Lesson;
  activation: Activation;
  resolution: { action: string; resultRuleId: string | null };
};

/**
 * Looks again at what a prompt taught: the replay with the act that the person accepted, and the activation
 * once the host's transcript shows who typed. Runs inside a verb's transaction.
 */
export async function confirmLearned(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { lesson, activation, resolution }: Confirmation,
): Promise<void> {
  if (!resolution.resultRuleId) return;
  const found = await getRule(tx, ctx, resolution.resultRuleId);
  const waits = found.status === "proposed" && found.statusReason === AWAITS_PROVENANCE;
  // Said again about a rule that has its place: there is nothing to confirm.
  if (resolution.action === "noop" && !waits) return;
  const rule = await replayAgain(tx, ctx, found, lesson);
  if (waits) await takeUp(tx, ctx, { lesson, activation, rule });
}

/**
 * Puts a proposed rule in force when the person's own words allow it; otherwise only keeps the reason why
 * it waits. A restated proposal is such a case: what was only proposed is now said by a person.
 */
export async function takeUp(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { lesson, activation, rule }: Pick<Confirmation, "lesson" | "activation"> & { rule: RuleRow },
): Promise<void> {
  const reason = activation.reasons.join(" ");
  if (activation.status !== "active") {
    if (reason !== rule.statusReason) await moveRule(tx, ctx, { rule, reason });
    return;
  }
  const after = await moveRule(tx, ctx, {
    rule,
    to: "active",
    reason,
    data: { mode: activation.mode },
  });
  const old = await finishReplacement(tx, ctx, after);
  const { status, mode } = after;
  const content = contentOf(after.versions[0] ?? failVersion());
  await createNotice(tx, ctx, {
    ruleId: after.id,
    text: learnedText({
      ...{ content, act: lesson.compiled?.act ?? null, number: ruleNumber(after.layer, after.number) },
      ...{ status, mode },
      replaces: old ? ruleNumber(old.layer, old.number) : null,
    }),
  });
  await emitAudit(tx, ctx, {
    action: "rule.activate",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: auditedRule(rule),
    after: auditedRule(after),
  });
}

/**
 * A version is immutable: another report, or another check, makes another version. What a later compiler makes of the
 * same wish is not its to change: that is only proposed. Nor is what a case of the rule speaks against.
 */
export async function replayAgain(
  tx: Transaction,
  ctx: ProjectServiceContext,
  rule: RuleRow,
  { compiled, backtest }: Lesson,
): Promise<RuleRow> {
  const current = rule.versions[0];
  // Only what the pipeline wrote itself: a version that a person edited is theirs.
  if (!compiled || !current || current.authorType !== "system_job") return rule;
  const { content, compiler = null } = compiled;
  const isSame = hashOf(content) === current.contentHash;
  if (!isSame && compiler !== current.compiler) return rule;
  const { report, failed } = await checkCases(tx, ctx, { ruleId: rule.id, content, report: compiled.report });
  const problem = failedCaseText(failed);
  if (problem && !isSame) return moveRule(tx, ctx, { rule, reason: `Not checked anew: ${problem}` });
  if (JSON.stringify(sorted(current.report)) === JSON.stringify(sorted(report))) return rule;
  const after = await insertVersion(tx, ctx, {
    ...{ rule, content, report, backtest, compiler },
    reason: "Checked again with the act that you accepted.",
  });
  await emitAudit(tx, ctx, {
    action: "rule.revise",
    chain: chainOf(after),
    entity: { type: "rule", id: after.id },
    before: auditedRule(rule),
    after: auditedRule(after),
  });
  return after;
}

/** jsonb does not keep the order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, field]) => [key, sorted(field)]));
}

function failVersion(): never {
  throw new Error("a rule has at least one version");
}
