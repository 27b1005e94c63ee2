import type { TimelineItem } from "@/core/agent-session/schema";
import type { RuleReference } from "@/core/rule/output";
import type { TimelineRow } from "./timeline-rows";

type Verdict = NonNullable<TimelineItem["decision"]>["verdicts"][number];
type Signal = TimelineItem["signals"][number];

const RULE_NOTES = [
  "stopped",
  "reminded",
  "asked",
  "noticed",
  "letGo",
  "exempted",
  "bypassed",
  "fixed",
] as const;

/** What stands in the margin beside a line. */
export type MarginNote =
  | { kind: "signal"; signal: Signal; more: number; counts: boolean }
  | ({ kind: "corrected" } & Correction)
  | {
      kind: (typeof RULE_NOTES)[number];
      rule: RuleReference | null;
      denials: number | null;
      evidence: string | null;
    }
  | { kind: "cards"; rules: RuleReference[] };

/** What corrected an act: a prompt, or a change by hand, which nobody said anything with. */
type Correction = { eventId: string; at: Date; byHand: boolean };
export type Corrections = ReadonlyMap<string, Correction>;

/**
 * Which event was corrected by which prompt: what the strongest signal of a correction refers to. What was changed by
 * hand refers to every act that it changed; words outweigh it.
 */
export function findCorrections(items: readonly TimelineItem[]): Corrections {
  const corrections = new Map<string, Correction>();
  const byHand = items.filter(({ kind }) => kind === "workspace_observed");
  for (const { id, occurredAt, workspace } of byHand) {
    for (const { actId } of workspace?.handEdits ?? [])
      corrections.set(actId, { eventId: id, at: occurredAt, byHand: true });
  }
  for (const item of items) {
    if (!isRecorded(item) || item.kind === "workspace_observed") continue;
    const referent = strongestFirst(item.signals).find(({ referentEventId }) => referentEventId !== null);
    if (referent?.referentEventId) {
      corrections.set(referent.referentEventId, { eventId: item.id, at: item.occurredAt, byHand: false });
    }
  }
  return corrections;
}

/** The notes of one line, those of denials and corrections first. */
export function marginNotes({ item, finish }: TimelineRow, corrections: Corrections): MarginNote[] {
  const events = finish ? [item, finish] : [item];
  const verdicts = events.flatMap(({ decision }) => decision?.verdicts ?? []).flatMap(verdictNote);
  const correction = events.flatMap(({ id }) => corrections.get(id) ?? [])[0];
  const cards = events.flatMap((event) => event.cards.map(({ rule }) => rule));
  const [signal, ...others] = strongestFirst(events.flatMap(({ signals }) => signals));
  return [
    ...verdicts.toSorted((left, right) => RULE_NOTES.indexOf(left.kind) - RULE_NOTES.indexOf(right.kind)),
    ...(correction ? [{ kind: "corrected" as const, ...correction }] : []),
    ...(signal
      ? [{ kind: "signal" as const, signal, more: others.length, counts: events.some(isRecorded) }]
      : []),
    ...(cards.length > 0 ? [{ kind: "cards" as const, rules: distinct(cards) }] : []),
  ];
}

/** A prompt of a person in which nothing was noticed; the question “why?” stands beside it. */
export function isUnnoticed(item: TimelineItem): boolean {
  return item.kind === "prompt_submitted" && !isRecorded(item) && item.resolutions.length === 0;
}

/** The event of a line that Heed judges, so that it can be asked why; null when there is none. */
export function askableId({ item, finish }: Pick<TimelineRow, "item" | "finish">): string | null {
  if (item.kind === "workspace_observed")
    return (item.workspace?.handEdits ?? []).length > 0 ? item.id : null;
  if (item.kind === "prompt_submitted") return item.id;
  const ended = finish ?? item;
  return ended.kind === "action_finished" && isUserEdited(ended) ? ended.id : null;
}

/** The person changed the agent's proposal before they let it pass. */
export function isUserEdited({ action }: TimelineItem): boolean {
  return action?.kind === "file_change" && action.userEdited === true;
}

/** Only what a person said can be a correction, or none. */
export function isMarkable(item: TimelineItem): boolean {
  return item.kind === "prompt_submitted" && (item.author === "human" || item.author === "headless");
}

function isRecorded({ record }: TimelineItem): boolean {
  return record !== null && record.status !== "dismissed";
}

function strongestFirst(signals: readonly Signal[]): Signal[] {
  return signals.toSorted((left, right) => right.score - left.score);
}

type RuleNote = Extract<MarginNote, { kind: (typeof RULE_NOTES)[number] }>;

/** A rule that was kept without ever having been broken says nothing; neither does one that could not judge. */
function verdictNote(verdict: Verdict): RuleNote[] {
  const kind = noteKind(verdict);
  const { rule, denial: denials, evidence } = verdict;
  return kind === null ? [] : [{ kind, rule, denials, evidence }];
}

function noteKind({ verdict, decision, outcome }: Verdict): RuleNote["kind"] | null {
  if (outcome === "fixed") return "fixed";
  if (verdict !== "violated") return null;
  if (outcome === "exempted" || outcome === "bypassed") return outcome;
  if (decision === "deny") return "stopped";
  if (decision === "ask") return "asked";
  if (outcome === "exhausted") return "letGo";
  return decision === "remind" ? "reminded" : "noticed";
}

function distinct(rules: readonly RuleReference[]): RuleReference[] {
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
}
