import { parseDecisionLine } from "../../resolution/decision-line";
import type { ComparedRule, ResolutionAction } from "../../resolution/schema";
import type { Result } from "../../result";
import { dataBlock } from "../data-block";
import { HOUSE_RULES } from "../house-rules";
import type { ModelRefusal, ModelRequest } from "../schema";

export const RESOLVE_VERSION = 1;

const INSTRUCTIONS = `${HOUSE_RULES}

Your task: a person has a new wish for their coding agent. You get the rules that are in force and that may be about the same thing.
What should become of the wish?
- NOOP: a rule says the same already, for the same places and conditions.
- UPDATE: a rule comes to the same conclusion, and the wish makes it narrower, wider, or adds a case.
- SUPERSEDE: a rule is about the same subject and the same question, the wish gives the opposite or another value, and both cannot
  hold in one place. Other file types, other scopes, other subjects are no conflict.
- SPLIT: it is several wishes that have nothing to do with each other.
- NEW: no rule covers it.
Likeness of words is no reason. Two rules about one tool may both hold. When careful people could disagree, answer NEW only if keeping
both does no harm; otherwise write no decision line at all.

Think in one or two sentences, then end with exactly one line in this form, with the name of the rule for NOOP, UPDATE and SUPERSEDE:
Decision: NOOP existing R3 — because <one sentence>
Decision: UPDATE existing R3 — because <one sentence>
Decision: SUPERSEDE existing R3 — because <one sentence>
Decision: SPLIT — because <one sentence>
Decision: NEW — because <one sentence>`;

export type ModelDecision = {
  action: Exclude<ResolutionAction, "undecided">;
  target: string | null;
  reason: string;
};
type Wish = { directive: string; words: string };

/** The request: the wish, and the shortlist that similarity proposed. */
export function resolveRequest(wish: Wish, rules: readonly ComparedRule[]): ModelRequest {
  const list = rules.map(
    ({ number, statement, layer, scope }) => `${number} (${layer}, ${scope}): ${statement}`,
  );
  const user = [
    dataBlock("rules in force", list.join("\n"), 6_000),
    dataBlock("the person's words", wish.words, 2_000),
    dataBlock("the wish", wish.directive, 600),
  ].join("\n");
  return { purpose: "resolve", version: RESOLVE_VERSION, system: INSTRUCTIONS, user, schema: null };
}

/**
 * Reads the forced line. Refused: no line, an id that was not shown, an UPDATE or SUPERSEDE that repeats the old text, and a change
 * of a rule of another layer, which a wish cannot touch (learning.md sections 5 and 7).
 */
export function readDecision(
  text: string,
  wish: Wish & { layer: ComparedRule["layer"] },
  rules: readonly ComparedRule[],
): Result<ModelDecision, ModelRefusal> {
  if (text.trim() === "") return { ok: false, reason: "empty" };
  const parsed = parseDecisionLine(text, rules);
  if (!parsed.ok) return parsed;
  const { action, target } = parsed.value;
  const rule = rules.find(({ id }) => id === target);
  if (!rule || (action !== "update" && action !== "supersede")) return parsed;
  if (plain(rule.statement) === plain(wish.directive)) return { ok: false, reason: "repeated" };
  if (rule.layer !== wish.layer) return { ok: false, reason: "contradicted" };
  return parsed;
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, " ")
    .trim();
}
