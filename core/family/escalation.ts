import { EVERYWHERE, type RuleContent } from "../rule/schema";

const DAY_MS = 86_400_000;
/** Declines of one family within so many days count together (learning.md section 6). */
export const DECLINE_DAYS = 14;
/** After so many of them the next one becomes a rule. */
export const DECLINES_BEFORE = 3;

export type FamilyState = {
  /** Moments of the family's earlier declines, milliseconds since the epoch. */
  declinedAt: readonly number[];
  /** A rule of the family that is in force or waits: it is left to recurrence. */
  hasRule: boolean;
  /** A person dismissed the family and has not said it again. */
  isDismissed: boolean;
};
export type Escalation =
  | { escalates: true }
  | { escalates: false; reason: "too_few" | "has_rule" | "dismissed" };

/**
 * Whether a reviewer's decline becomes a rule: the next one after the third in 14 days of the same family, where the
 * family has no rule and was not dismissed (learning.md section 6).
 * @param at of this decline, milliseconds since the epoch; it is not among `declinedAt`
 */
export function escalation({ declinedAt, hasRule, isDismissed }: FamilyState, at: number): Escalation {
  const recent = declinedAt.filter((moment) => moment <= at && at - moment <= DECLINE_DAYS * DAY_MS);
  if (recent.length < DECLINES_BEFORE) return { escalates: false, reason: "too_few" };
  if (hasRule) return { escalates: false, reason: "has_rule" };
  return isDismissed ? { escalates: false, reason: "dismissed" } : { escalates: true };
}

const MAX_STATEMENT = 300;
const MAX_INSTRUCTION = 600;

/**
 * The rule that is made of a family's decline summaries, newest first: the newest says what is wrong, the others what
 * else to look at. A reminder without a check; major by its repetition.
 * @param topic key of the family
 */
export function synthesise(topic: string, summaries: readonly string[]): RuleContent {
  const lines = distinct(summaries.map(plainLine)).filter((line) => line !== "");
  const [newest = `Keep to what was asked about ${topic}.`, ...others] = lines;
  const statement = newest.slice(0, MAX_STATEMENT);
  const more = others.reduce((text, line) => {
    const longer = `${text} ${line}`;
    return longer.length <= MAX_INSTRUCTION ? longer : text;
  }, statement);
  return {
    statement,
    instruction: more,
    message: `Declined ${summaries.length} times before: ${statement}`.slice(0, MAX_INSTRUCTION),
    ...{ applicability: EVERYWHERE, verifier: null, tier: "intent", recipe: null, recipeParams: null },
    remedy: null,
    claim: { topic, subject: topic, polarity: "require" },
    severity: "major",
    onExhausted: "release",
  };
}

function plainLine(summary: string): string {
  const line = summary.replaceAll(/\s+/gu, " ").trim();
  if (line === "") return "";
  return /[.!?。！？]$/u.test(line) ? line : `${line}.`;
}

/** One of each wording, whatever its case. */
function distinct(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = line.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
