import type { FactSource } from "../fact/schema";
import type { Scope } from "../rule/schema";
import { decisionLine } from "./decision-line";
import type { TextSimilarity } from "./frame/compare-frames";
import { relate } from "./relate";
import type { Relation, Side } from "./relation";
import type { ComparedRule, ResolutionAction, ResolutionDecision, ResolutionInput } from "./schema";
import { shortlist } from "./shortlist";

/** What is shown of the comparison, most similar first. */
const SHOWN = 10;
const RANK: Record<FactSource, number> = { user_stated: 3, corrected: 2, inferred: 1, imported: 1 };
const SPAN: Record<Scope, number> = { session: 0, project: 1, global: 2 };

type Verdict = {
  action: ResolutionAction;
  rule: ComparedRule;
  relation: Relation;
  reason: string;
  localException: boolean;
  refines: boolean;
};

/** The candidate as it is compared. */
export function candidateSide({ candidate }: Pick<ResolutionInput, "candidate">): Side {
  const obliges = candidate.claim.polarity === "require" || candidate.form === "clean_up";
  const { wanted, unwanted } = candidate.terms;
  const said = candidate.words.toLowerCase();
  const complete = [...wanted, ...unwanted].every((term) => said.includes(term.toLowerCase()));
  return {
    text: candidate.directive,
    ...(complete ? { words: candidate.words } : {}),
    claim: candidate.claim,
    applicability: candidate.applicability,
    scope: candidate.scope,
    layer: "personal",
    obliges,
  };
}

/** A rule as it is compared. */
export function ruleSide(rule: ComparedRule): Side {
  return {
    text: rule.statement,
    claim: rule.claim,
    applicability: rule.applicability,
    scope: rule.scope,
    layer: rule.layer,
    obliges: rule.claim.polarity === "require",
  };
}

type Outcome = { action: ResolutionAction; reason: string; localException?: boolean; refines?: boolean };

function agreement(relation: Relation, input: ResolutionInput, rule: ComparedRule): Outcome {
  const [mine, theirs] = [SPAN[input.candidate.scope], SPAN[rule.scope]];
  const restates = relation.kind === "same" || relation.kind === "covered";
  if (restates && mine <= theirs) {
    return {
      action: "noop",
      reason: relation.kind === "same" ? "it restates the rule." : "the rule already covers it.",
    };
  }
  if (rule.layer !== "personal") {
    return restates
      ? { action: "noop", reason: "a project rule says the same." }
      : {
          action: "new",
          reason: "the rule that it would refine belongs to the project.",
          localException: true,
        };
  }
  if (restates)
    return { action: "update", reason: `the same wish now counts for the ${input.candidate.scope} scope.` };
  if (mine < theirs)
    return {
      action: "new",
      reason: `it refines a ${rule.scope} rule for this ${input.candidate.scope} only.`,
    };
  return {
    action: "update",
    reason:
      relation.kind === "widens"
        ? "the same conclusion, for more cases."
        : "it refines the rule without contradicting it.",
  };
}

function conflict(relation: Relation, input: ResolutionInput, rule: ComparedRule): Outcome {
  if (rule.layer !== "personal")
    return {
      action: "new",
      reason: "it differs from a project rule, which a personal wish cannot change.",
      localException: true,
    };
  if (input.candidate.scope !== rule.scope)
    return {
      action: "new",
      reason: `a ${input.candidate.scope} wish does not end a ${rule.scope} rule; it lives beside it.`,
    };
  if (relation.kind === "exception")
    return {
      ...{
        action: "new",
        reason: "it differs only for special cases; the general rule stays.",
        refines: true,
      },
    };
  if (RANK[input.candidate.source] < RANK[rule.source])
    return {
      action: "undecided",
      reason: `an ${input.candidate.source} wish cannot replace a ${rule.source} rule.`,
    };
  return { action: "supersede", reason: "it contradicts the rule's conclusion under the same condition." };
}

function judge(relation: Relation, input: ResolutionInput, rule: ComparedRule): Verdict | null {
  if (relation.kind === "unrelated") return null;
  const clash = relation.kind === "contradicts" || relation.kind === "exception";
  const unclear: Outcome = {
    action: "undecided",
    reason: "it may contradict the rule; a person has to decide.",
  };
  const beside = rule.layer !== "personal" || input.candidate.scope !== rule.scope;
  const open = relation.kind === "unclear" && !beside;
  const outcome = open
    ? unclear
    : (clash || relation.kind === "unclear" ? conflict : agreement)(relation, input, rule);
  return {
    action: outcome.action,
    rule,
    relation,
    reason: outcome.reason,
    localException: outcome.localException ?? false,
    refines: outcome.refines ?? false,
  };
}

/** A restatement beats a conflict, a conflict a refinement; then the nearer words win. */
const ORDER: Record<ResolutionAction, number> = {
  noop: 5,
  supersede: 4,
  update: 3,
  undecided: 2,
  new: 1,
  split: 0,
};

function strongest(verdicts: Verdict[]): Verdict | undefined {
  return [...verdicts].sort(
    (a, b) => ORDER[b.action] - ORDER[a.action] || b.relation.similarity - a.relation.similarity,
  )[0];
}

/**
 * Decides what becomes of one atomic candidate against the rules in force for its person (learning.md section 5;
 * trace.txt, appendix C.4). Deterministic; similarity never decides alone.
 * @param similar local likeness of two texts; proposes which rules a wish may concern where areas are unknown
 * @returns action, target and the forced decision line; `undecided` when a person has to choose
 */
export function resolve(
  input: ResolutionInput,
  similar: TextSimilarity | null = null,
  related = relate,
): ResolutionDecision {
  const side = candidateSide(input);
  const sides = input.rules.map((rule) => ({ rule, side: ruleSide(rule) }));
  const found = shortlist(side, sides, similar).map(({ rule, side: theirs }) => ({
    rule,
    relation: related(side, theirs, similar),
  }));
  const compared = found
    .map(({ rule, relation }) => ({
      id: rule.id,
      relation: relation.kind,
      similarity: Math.round(relation.similarity * 100) / 100,
    }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, SHOWN);
  const verdict = strongest(found.flatMap(({ rule, relation }) => judge(relation, input, rule) ?? []));
  if (!verdict) {
    const reason = input.rules.length === 0 ? "there is no rule yet." : "no rule covers it.";
    return {
      action: "new",
      target: null,
      reason,
      line: decisionLine("new", null, reason),
      localException: false,
      sure: true,
      compared,
    };
  }
  const { action, rule, reason, localException, refines, relation } = verdict;
  const target = action === "new" ? null : rule.id;
  return {
    action,
    target,
    reason,
    line: decisionLine(action, target === null ? null : rule.number, reason),
    localException,
    refines: refines ? rule.id : null,
    sure: relation.claimed,
    compared,
  };
}
