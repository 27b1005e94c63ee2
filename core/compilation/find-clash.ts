import type { RuleCandidate } from "../extraction/schema";
import type { Example } from "../recipes/recipe";
import { relate } from "../resolution/relate";
import type { Relation } from "../resolution/relation";
import { resolve } from "../resolution/resolve";
import type { ComparedRule, ResolutionDecision } from "../resolution/schema";
import { stableJson } from "../rule/content-hash";
import type { RuleContent, Scope, VerifierSpec } from "../rule/schema";
import { runSpec } from "../verifiers/run-spec";
import { recipeExamples } from "./recipe-examples";
import { contextOf } from "./self-verify";

/** A rule in force with its check. */
export type WrittenRule = ComparedRule & { content: RuleContent };

/** `same`: the rule says it already. `opposite`: nobody could keep both. */
export type Clash = { ruleId: string; says: "same" | "opposite" };

/**
 * Which rule says already, or contradicts, what somebody writes or picks by hand (learning.md section 5). Words that
 * are alike may be wrong about that: they propose, they do not stop a person's own hand. Where recipes made both
 * checks, their own examples decide what the words only suggest.
 * @param rules those that count beside it, as the resolver sees them
 */
export function findClash(
  written: { content: RuleContent; scope: Scope },
  rules: readonly WrittenRule[],
): Clash | null {
  const twin = rules.find((rule) => isTwin(written, rule));
  if (twin) return { ruleId: twin.id, says: "same" };
  const candidate = candidateOf(written);
  const open = new Map(rules.map((rule) => [rule.id, rule]));
  const related = once(relate);
  for (;;) {
    const decision = resolve({ candidate, rules: [...open.values()] }, null, related);
    const rule = open.get(decision.target ?? "");
    const says = rule && suspected(decision);
    if (!rule || !says) return null;
    if (isConfirmed(says, decision.sure === true, [written.content, rule.content])) {
      return { ruleId: rule.id, says };
    }
    open.delete(rule.id);
  }
}

/** One wish beside the same rules again and again: each is compared once. */
function once(compare: typeof relate): typeof relate {
  const known = new Map<string, Relation>();
  return (candidate, rule, similar) => {
    const key = JSON.stringify([rule.text, rule.claim, rule.applicability, rule.scope, rule.layer]);
    const relation = known.get(key) ?? compare(candidate, rule, similar);
    known.set(key, relation);
    return relation;
  };
}

const REACH: Record<Scope, number> = { session: 0, project: 1, global: 2 };

/** The same check at the same places and at least as far, whatever words it goes by. */
function isTwin({ content, scope }: { content: RuleContent; scope: Scope }, rule: WrittenRule): boolean {
  if (content.verifier === null || REACH[scope] > REACH[rule.scope]) return false;
  return checkedWhere(content) === checkedWhere(rule.content);
}

/** A whole pack is compared with the same library: each content is written out once. */
const checked = new WeakMap<RuleContent, string>();

/** Words of a task and conditions choose when a rule is brought up; no check reads them. */
function checkedWhere(content: RuleContent): string {
  const known = checked.get(content);
  if (known !== undefined) return known;
  const { verifier, applicability } = content;
  const { taskWords: _words, exceptTaskWords: _except, condition: _said, ...places } = applicability;
  const json = stableJson({ verifier, places });
  checked.set(content, json);
  return json;
}

function suspected({ action }: ResolutionDecision): Clash["says"] | null {
  if (action === "noop") return "same";
  return action === "supersede" ? "opposite" : null;
}

function isConfirmed(
  says: Clash["says"],
  sure: boolean,
  [written, rule]: [RuleContent, RuleContent],
): boolean {
  const mine = written.recipe === rule.recipe ? null : recipeExamples(written);
  const theirs = mine && recipeExamples(rule);
  if (!mine || !theirs || !written.verifier || !rule.verifier) return sure;
  const isCovered = mine.stop.every(stoppedBy(rule.verifier));
  const stopsWanted = mine.pass.some(stoppedBy(rule.verifier));
  if (says === "same") return isCovered && !stopsWanted;
  const isStopped = theirs.pass.some(stoppedBy(written.verifier));
  // What a stricter rule stops as well can be kept together with it.
  return !isCovered && (sure ? stopsWanted || isStopped : stopsWanted && isStopped);
}

function stoppedBy(verifier: VerifierSpec) {
  return ({ moment, context }: Example): boolean =>
    runSpec(verifier, moment, contextOf(context)).verdict === "violated";
}

/** A rule's content as the wish that it would come from. */
function candidateOf({ content, scope }: { content: RuleContent; scope: Scope }): RuleCandidate {
  const { statement, claim, applicability, severity } = content;
  const form = claim.polarity;
  const terms = { unwanted: [], wanted: [], trigger: [], step: [], place: [] };
  return {
    ...{ form, directive: statement, words: statement, claim, terms, applicability, scope },
    ...{ source: "user_stated", confidence: 1, severity, language: "en" },
  };
}
