import type { Transaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import type { RecordRow } from "../correction/internal";
import { observeFacts } from "../fact/observe";
import { countOccurrence } from "../family/count-occurrence";
import { readSaid } from "../family/read-said";
import { createNotice } from "../notice/create";
import { addEvidence } from "./add-evidence";
import { countUp } from "./count-up";
import { ruleNumber } from "./number";
import { type RuleRow, ruleSelect } from "./select";
import { toReference } from "./to-reference";

type Relapse = { rule: RuleRow; record: RecordRow; directive: string; resolutionId: string };

/**
 * The person had to say again what a rule already says: the rule failed (learning.md section 5). A relapse
 * of a rule in force is counted and gives the inbox a reason to propose promotion.
 */
export async function recordRelapse(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { rule, record, directive, resolutionId }: Relapse,
): Promise<void> {
  // Two wishes of one message that the rule covers are one failure of it.
  const isFirst = (await tx.ruleEvidence.count({ where: { ...evidenceOf(rule, record) } })) === 0;
  const isRelapse = isFirst && rule.status === "active" && record.label !== "preference";
  await addEvidence(tx, {
    ...{ ruleId: rule.id, version: rule.currentVersion, record, directive, at: ctx.now() },
    ...{ kind: "relapse", excerpt: record.words },
  });
  await countUp(tx, rule.id, {
    occurrences: isFirst ? 1 : 0,
    relapses: isRelapse ? 1 : 0,
    recurredAt: record.occurredAt,
  });
  if (isRelapse) await markExposure(tx, rule.id);
  const after = await tx.rule.findUniqueOrThrow({ where: { id: rule.id }, select: ruleSelect });
  // The family of a shared rule is its proposer's row: it does not count what others had to say.
  if (rule.layer === "personal") {
    const said = readSaid(record, { source: "user_stated" });
    await countOccurrence(tx, { ...rule, ...said, kind: isRelapse ? "relapse" : "said" });
  }
  await observeFacts(tx, ctx, { ruleId: rule.id, what: "confirmations", by: 1, eventId: record.eventId });
  await tx.resolution.update({
    where: { id: resolutionId },
    data: { resultRuleId: rule.id },
    select: { id: true },
  });
  const number = ruleNumber(rule.layer, rule.number);
  if (isRelapse) {
    const times = rule.layer === "personal" ? ` (${after.relapses} times now)` : "";
    const text = `Heed noted: ${number} did not hold${times}. Its mode is “${rule.mode}”.`;
    await createNotice(tx, ctx, { ruleId: rule.id, text });
  }
  // That somebody had to say it again is theirs alone, also of a shared rule: not for the project's admins.
  const { relapses, occurrences } = after;
  await emitAudit(tx, ctx, {
    action: "rule.relapse",
    chain: { kind: "user", subjectId: record.ownerId },
    entity: { type: "rule", id: rule.id },
    after: { ...toReference(after), ...(rule.layer === "personal" && { relapses, occurrences }) },
  });
}

function evidenceOf(rule: RuleRow, record: RecordRow) {
  return { ruleId: rule.id, kind: "relapse", recordId: record.id };
}

/** From here on chances are counted as “since it failed”. Of a shared rule they are everybody's, shown by the floor. */
async function markExposure(tx: Transaction, ruleId: string): Promise<void> {
  await tx.$executeRaw`update rules set relapse_chances = chances, relapse_fired = fired where id = ${ruleId}::uuid`;
}
