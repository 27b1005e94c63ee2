import type { RuleReference } from "@/core/rule/output";
import { ruleNumber } from "./number";
import type { ReferenceRow, RuleRow } from "./select";

/** Number, statement and standing: how a rule is named everywhere. */
export function toReference(row: ReferenceRow | RuleRow): RuleReference {
  return {
    id: row.id,
    number: ruleNumber(row.layer, row.number),
    statement: row.versions[0]?.statement ?? "",
    layer: row.layer,
    status: row.status,
    mode: row.mode,
  };
}

/** Answer of the verbs that change a rule. */
export function toChange(row: RuleRow) {
  return { rule: { ...toReference(row), version: row.currentVersion, scope: row.scope } };
}

/** What an audit entry keeps of a rule. */
export function auditedRule(row: RuleRow) {
  const { status, mode, currentVersion, topic, scope, statusReason } = row;
  return { ...toReference(row), status, mode, version: currentVersion, topic, scope, statusReason };
}
