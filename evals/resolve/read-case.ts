import { readCondition } from "../../core/extraction/conditions";
import { readWish, readWishes } from "../../core/extraction/read-wish";
import type { RuleCandidate } from "../../core/extraction/schema";
import type { FactSource } from "../../core/fact/schema";
import type { ComparedRule } from "../../core/resolution/schema";
import type { CorpusText } from "./case";
import { languageOf } from "./language";

const SOURCES: Record<CorpusText["source"], FactSource> = {
  "user-stated": "user_stated",
  inferred: "inferred",
  corrected: "corrected",
  imported: "imported",
};

function labelled(candidate: RuleCandidate, text: CorpusText): RuleCandidate {
  const said = text.condition ? readCondition(text.condition) : null;
  return {
    ...candidate,
    applicability: said ?? candidate.applicability,
    scope: text.scope,
    source: SOURCES[text.source],
  };
}

/** An existing rule of a case as the resolver sees it. */
export function ruleOf(existing: CorpusText & { id: string }): ComparedRule {
  const wish = labelled(readWish({ text: existing.text, language: languageOf(existing.text) }), existing);
  return {
    id: existing.id,
    number: existing.id,
    statement: existing.text,
    claim: wish.claim,
    applicability: wish.applicability,
    scope: wish.scope,
    layer: existing.layer,
    source: wish.source,
  };
}

/** The wishes that the candidate of a case bundles. */
export function wishesOf(candidate: CorpusText): RuleCandidate[] {
  return readWishes({ text: candidate.text, language: languageOf(candidate.text) }).map((wish) =>
    labelled(wish, candidate),
  );
}

/** The candidate of a case as one wish. */
export function wishOf(candidate: CorpusText): RuleCandidate {
  return labelled(readWish({ text: candidate.text, language: languageOf(candidate.text) }), candidate);
}
