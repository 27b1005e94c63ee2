import type { Result } from "../result";
import type { ResolutionAction } from "./schema";

export type ParsedDecision = {
  action: Exclude<ResolutionAction, "undecided">;
  target: string | null;
  reason: string;
};
export type DecisionRefusal = "missing_line" | "missing_target" | "unknown_id";
/** A rule that a line may name, by id or by number (`R12`). */
export type Nameable = { id: string; number: string };

const LINE =
  /^[\s>*_`-]*Decision:\s*\**\s*(NOOP|UPDATE|SUPERSEDE|SPLIT|NEW)\b\**(?:\s+(?:existing\s+)?(?!because\b)[<[(`"']?([\w:.#-]*[\w#])[>\])`"']?)?\s*(?:—|–|---|--|-)\s*because\s+(\S.*?)\s*[`*_]*$/imu;

/**
 * The forced line before any write (trace.txt, appendix C.4; learning.md section 5):
 * `Decision: SUPERSEDE existing R3 — because the person asks for another value.`
 * @param name number or id of the rule; left out for SPLIT and NEW
 */
export function decisionLine(action: ResolutionAction, name: string | null, reason: string): string {
  const sentence = reason.replaceAll(/\s+/g, " ").trim();
  const target = name !== null && action !== "split" && action !== "new" ? ` existing ${name}` : "";
  return `Decision: ${action.toUpperCase()}${target} — because ${sentence}`;
}

/**
 * Reads the forced line out of an answer; the last one counts. Refused without a line, without the id that
 * UPDATE and SUPERSEDE need, and with an id that is not among the compared rules. NOOP without an id (the seed's
 * form) means the only rule there is, else no rule (`target` null).
 */
export function parseDecisionLine(
  text: string,
  rules: readonly Nameable[],
): Result<ParsedDecision, DecisionRefusal> {
  const lines = text
    .split(/\r?\n/)
    .map((line) => LINE.exec(line))
    .filter((match) => match !== null);
  const match = lines.at(-1);
  if (!match?.[1] || !match[3]) return { ok: false, reason: "missing_line" };
  const action = match[1].toLowerCase() as ParsedDecision["action"];
  if (action === "new" || action === "split")
    return { ok: true, value: { action, target: null, reason: match[3] } };
  const name = match[2];
  if (name === undefined) {
    if (action !== "noop") return { ok: false, reason: "missing_target" };
    const only = rules.length === 1 ? (rules[0]?.id ?? null) : null;
    return { ok: true, value: { action, target: only, reason: match[3] } };
  }
  const rule = rules.find(({ id, number }) => id === name || number.toLowerCase() === name.toLowerCase());
  if (!rule) return { ok: false, reason: "unknown_id" };
  return { ok: true, value: { action, target: rule.id, reason: match[3] } };
}
