import type { Family } from "./lexicon/lexicon";

/** Families of phrases that a detector rests on. */
const PHRASE_REASONS = [
  "rejection",
  "contrast",
  "misdirection",
  "takeback",
  "fault",
  "neglect",
  "accusation",
  "evaluation",
  "dislike",
  "regression",
  "persistence",
  "reminder",
  "recurrence",
  "frustration",
  "prohibition",
  "durable",
  "convention",
  "consent",
  "preferring",
  "obligation",
  "knowledge",
  "universal",
  "approval",
  "praise",
  "trouble",
] as const satisfies readonly Family[];

/** Why a detector fired, beside the family of a phrase. */
const HIT_REASONS = [
  "opens_message",
  "inside_message",
  "edited_text",
  "replaced_code",
  "rival_call",
  "other_arguments",
  "other_value",
  "undoes_act",
  "refused_with_reason",
  "repeats_prompt",
  "rewords_prompt",
  "stopped_turn",
  "refused_action",
  "typed_during_turn",
  "gave_reason",
  "carries_rule",
  "false_success",
  "negative_evaluation",
  "backward_reference",
  "causal_accountability",
  "process_not_followed",
  "explicit_correction",
  "forgotten_known",
  "recurrence_complaint",
  "rhetorical_accountability",
  "impatience",
  "reverted_by_git",
  "put_back_by_hand",
  "deleted_by_hand",
  "removed_by_hand",
  "rewritten_by_hand",
  "edited_by_hand",
  "other",
] as const;

/** Why a detector did not fire. */
const MISS_REASONS = [
  "no_prose",
  "answer_only",
  "no_negation",
  "corrects_themselves",
  "no_act",
  "mostly_pasted",
  "too_short_to_be_edited",
  "echo",
  "no_agent_text",
  "no_near_text",
  "no_command",
  "no_contradiction",
  "no_code",
  "existing_code",
  "no_replaced_code",
  "no_earlier_prompt",
  "too_short_to_repeat",
  "agent_not_acted",
  "no_near_prompt",
  "no_complaint",
  "not_cut_off",
  "no_words",
  "goes_on",
  "no_standing_wording",
  "only_asks",
  "no_consent",
  "too_long_to_consent",
  "consent_taken_back",
  "nothing_taken_back",
] as const;
export type MissReason = (typeof MISS_REASONS)[number];

/** Why no detector was asked at all. */
export const GUARD_REASONS = [
  "not_a_person",
  "nothing_left",
  "host_wrote",
  "agent_text_fed_back",
  "lets_it_be",
  "asks_about_report",
  "asks_about_rule",
  "states_requirement",
  "plays_or_translates",
  "own_mistake",
] as const;
export type GuardReason = (typeof GUARD_REASONS)[number];

export type HitReason = (typeof HIT_REASONS)[number] | (typeof PHRASE_REASONS)[number];
/** All reasons there are; each has its words in `messages/en/session.json`, under `session.reasons`. */
export const REASON_CODES = [...PHRASE_REASONS, ...HIT_REASONS, ...MISS_REASONS, ...GUARD_REASONS] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** A reason as it is stored: its code and, where it names some, the words it rests on. */
const STORED = /^([a-z_]{2,40})(?:: (\S.*))?$/su;
const MAX_WORDS = 40;

/**
 * Writes a reason down: `code` or `code: words` (learning.md section 2, “reason codes”).
 * @param words the person's own words or a figure; cut short
 */
export function writeReason(code: HitReason | MissReason, words = ""): string {
  const said = cut(words.replaceAll(/\s+/g, " ").trim());
  return said === "" ? code : `${code}: ${said}`;
}

/** The family of a phrase as a reason. */
export function phraseReason(family: Family, words: string): string {
  return writeReason(PHRASE_REASONS.find((named) => named === family) ?? "other", words);
}

/** Takes a stored reason apart. @returns null for a sentence of an earlier version, which is shown as it is */
export function readReason(reason: string): { code: ReasonCode; words: string } | null {
  const match = STORED.exec(reason.replace(/^carries a rule: /u, ""));
  const code = REASON_CODES.find((known) => known === match?.[1]);
  return code ? { code, words: match?.[2] ?? "" } : null;
}

/** Never half of a surrogate pair. */
function cut(words: string): string {
  return words.slice(0, MAX_WORDS).replace(/[\ud800-\udbff]$/u, "");
}
