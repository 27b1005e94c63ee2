import { pairOf } from "../../core/resolution/relate";
import { candidateSide, ruleSide } from "../../core/resolution/resolve";
import { observationsOf } from "../../core/resolution/verdict/observations";
import { similarityIn } from "../../server/similarity/similarity-in";
import type { ResolverCase } from "./case";
import { ruleOf, wishOf } from "./read-case";

export type LabelledPair = {
  observed: Record<string, number>;
  target: string;
  weight: number;
  caseId: string;
};

const TARGETS: Record<string, string> = { noop: "same", update: "refines", supersede: "contradicts" };
const SPAN = { session: 0, project: 1, global: 2 };

/** What a rule of the case is to its candidate; null where the label tells only of scope or layer. */
function targetOf(given: ResolverCase, rule: ResolverCase["existing"][number]): string | null {
  const { action, target } = given.expected;
  if (action === "split") return null;
  if (rule.id === target) {
    const wider = SPAN[given.candidate.scope] > SPAN[rule.scope];
    return action === "update" && wider ? null : (TARGETS[action] ?? null);
  }
  const beside = rule.scope !== given.candidate.scope || rule.layer !== given.candidate.layer;
  return action === "new" && beside ? null : "unrelated";
}

/** Pairs to learn from: each rule of a case, and a few rules of other cases as strangers. */
export function pairsOf(cases: readonly ResolverCase[], strangers: number): LabelledPair[] {
  const known = cases.map((given) => ({
    given,
    rules: given.existing.map((rule) => ({ rule, side: ruleSide(ruleOf(rule)) })),
  }));
  return known.flatMap(({ given, rules }, at): LabelledPair[] => {
    if (given.debatable === true || given.expected.action === "split") return [];
    const candidate = candidateSide({ candidate: wishOf(given.candidate) });
    const own = rules.flatMap(({ rule, side }) => {
      const target = targetOf(given, rule);
      return target === null ? [] : [{ target, weight: 1, side }];
    });
    const others = Array.from({ length: strangers }, (_, step) => {
      const other = known[(at * 7 + 13 * (step + 1)) % known.length];
      const side = other?.rules[0]?.side;
      return other && side && other.given.id !== given.id ? [{ target: "unrelated", weight: 0.3, side }] : [];
    }).flat();
    return [...own, ...others].map(({ target, weight, side }) => ({
      target,
      weight,
      caseId: given.id,
      observed: observationsOf(pairOf(candidate, side, similarityIn())),
    }));
  });
}
