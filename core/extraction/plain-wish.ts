import { EVERYWHERE } from "../rule/schema";
import { findConcepts } from "../topics/find-concepts";
import { topicOfDraft } from "./claim";
import { cleanClause } from "./clean";
import { literalsIn } from "./literals";
import type { ReadClause } from "./read-clause";

/** A text that no form of the grammar fits, as a requirement in the person's own words. */
export function plainWish(text: string, language: string): ReadClause {
  const core = cleanClause(text) || text.trim() || "wish";
  const clause = { words: text, core, language, hits: findConcepts(core), literals: literalsIn(core) };
  const draft = { form: "require", polarity: "require", object: core } as const;
  return {
    clause,
    draft,
    topic: topicOfDraft(draft, clause),
    applicability: structuredClone(EVERYWHERE),
    line: core,
    explicit: false,
  };
}
