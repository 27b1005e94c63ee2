import type { InboxItem } from "@/core/inbox/schema";
import type { RuleReference } from "@/core/rule/output";
import type { EnforcementMode } from "@/core/rule/schema";

export const CONFLICT_CHOICES = ["replace", "keep_both", "keep_old"] as const;
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number];

export type AcceptOptions = { mode?: EnforcementMode; choice?: ConflictChoice };

/** What can be done with an item. Each ends with the next item and a way back. */
export type InboxActs = {
  accept: (item: InboxItem, options: AcceptOptions) => void;
  dismiss: (item: InboxItem) => void;
  snooze: (item: InboxItem, days: number) => void;
  merge: (item: InboxItem, target: RuleReference) => void;
  /** “This was none”: the words it came of were no correction. */
  deny: (item: InboxItem) => void;
  undoLast: () => void;
};

/** Days of the key `s`; the menu offers others. */
export const SNOOZE_DAYS = 7;

export function canEdit(item: InboxItem): boolean {
  return item.rule?.can.edit === true;
}

/** Only an own proposal can be folded into a rule that says the same. */
export function canMerge(item: InboxItem): boolean {
  return item.kind === "proposal" && item.rule !== null && item.isMine;
}

/** What came of a prompt of one's own can be traced to it; a question asks just that, with its own answers. */
export function canDeny(item: InboxItem): boolean {
  return (item.kind === "proposal" || item.kind === "conflict") && item.isMine && item.eventId !== null;
}

/** Why accepting is not possible now, in words; null when it is. */
export function acceptBlocked(item: InboxItem): string | null {
  return item.kind === "approval" ? (item.rule?.can.approveBlockedBecause ?? null) : null;
}

/** What the item is about, for the rail: the rule, the wish, or the words. */
export function itemSubject(item: InboxItem): string {
  return item.rule?.statement ?? item.resolution?.directive ?? item.words ?? item.title;
}
