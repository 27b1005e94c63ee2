import { whyReminder } from "@/core/compilation/why-reminder";
import type { RuleHealth, RuleReference, RuleSummary } from "@/core/rule/output";
import type { ReminderReason } from "@/core/rule/reminder";
import { applicabilitySchema } from "@/core/rule/schema";
import type { RuleRow } from "./select";
import { toReference } from "./to-reference";

/** A rule as a row of the library, seen by the person `me`. */
export function toSummary(
  row: RuleRow,
  me: string,
  health: RuleHealth,
  masks: ReadonlyMap<string, RuleReference> = NO_MASKS,
): RuleSummary {
  const version = row.versions[0];
  const applicability = applicabilitySchema.parse(version?.applicability ?? {});
  return {
    ...toReference(row),
    scope: row.scope,
    topic: row.topic,
    severity: row.severity,
    tier: version?.tier ?? "intent",
    source: row.source,
    version: row.currentVersion,
    isMine: row.ownerId === me,
    authorName: row.owner.name,
    hosts: applicability.hosts,
    paths: applicability.paths,
    shape: row.shape,
    reminder: reminderOf(row),
    parent: row.parent ? toReference(row.parent) : null,
    childCount: row.children.length,
    maskedBy: masks.get(row.id) ?? null,
    supersededBy: row.supersededBy ? toReference(row.supersededBy) : null,
    localException: row.localException,
    statusReason: row.statusReason,
    snoozedUntil: row.snoozedUntil,
    health,
    // When somebody last had to say it again is a count of one.
    lastRecurredAt: health.counts === "everyone" ? row.lastRecurredAt : null,
    activatedAt: row.activatedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** Reading a sentence is pure, and a list shows the same ones again and again. */
const REMEMBERED = 5_000;
const reasons = new Map<string, ReminderReason>();

function reminderOf({ shape, versions }: RuleRow): ReminderReason | null {
  const version = versions[0];
  if (!version || version.verifier !== null || shape === "composite") return null;
  const known = reasons.get(version.statement);
  if (known) return known;
  if (reasons.size >= REMEMBERED) reasons.clear();
  const reason = whyReminder(version.statement);
  reasons.set(version.statement, reason);
  return reason;
}

const NO_MASKS: ReadonlyMap<string, RuleReference> = new Map();
