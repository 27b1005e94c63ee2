import type { Applicability } from "../rule/schema";
import type { ConceptHit } from "../topics/concept";
import { findConcepts } from "../topics/find-concepts";
import type { TopicMatch } from "../topics/topic";
import { topicOfDraft } from "./claim";
import { cleanClause } from "./clean";
import { type Conditions, takeConditions } from "./conditions";
import type { Clause, Draft } from "./draft";
import { readAskFirst } from "./forms/ask-first";
import { readCleanUp } from "./forms/clean-up";
import { readComplaint } from "./forms/complaint";
import { readFact } from "./forms/fact";
import { readForbid } from "./forms/forbid";
import { readFormat } from "./forms/format";
import { readLimit } from "./forms/limit";
import { readLocation } from "./forms/location";
import { readOrder } from "./forms/order";
import { readReplace } from "./forms/replace";
import { readRequire } from "./forms/require";
import { withLeadingComma } from "./leading-clause";
import { asOrder } from "./likes";
import { literalsIn } from "./literals";
import { scopeOf, withoutScope } from "./scope";

/** First form that fits wins: the more a form demands of the words, the earlier it is asked. */
const FORMS: ((clause: Clause) => Draft | null)[] = [
  readAskFirst,
  readOrder,
  readLimit,
  readFormat,
  readReplace,
  readCleanUp,
  readComplaintOfOmission,
  readForbid,
  readFact,
  readComplaint,
  readRequire,
];

function readComplaintOfOmission(clause: Clause): Draft | null {
  return /^(?:why|you (?:never|didn't|did not|forgot|keep|always|left|put|broke|haven't))\b/iu.test(
    clause.core,
  )
    ? readComplaint(clause)
    : null;
}

export type ReadClause = {
  clause: Clause;
  draft: Draft;
  topic: TopicMatch;
  applicability: Applicability;
  /** The cleaned words with their conditions: what the directive is made of. */
  line: string;
  explicit: boolean;
};

/** Acts that a person may keep for themselves: “commit by yourself” is to commit unasked, not to do it oneself. */
const RESERVABLE = new Set([
  "commit",
  "push",
  "merge",
  "deploy",
  "install",
  "delete",
  "force-push",
  "rebase",
]);

function hitsOf(core: string): ConceptHit[] {
  const hits = findConcepts(core);
  if (!hits.some(({ id }) => RESERVABLE.has(id))) return hits;
  return hits.map((hit) => (hit.id === "yourself" ? { ...hit, id: "unasked" } : hit));
}

function clauseOf(words: string, core: string, language: string): Clause {
  return { words, core, language, hits: hitsOf(core), literals: literalsIn(core) };
}

/** “Don't edit files in vendor/”: the place is what the wish is about, not a condition. */
const BARE_EDIT =
  /^(?:please )?(?:never|do not|don't|dont|no|stop|avoid|quit)\b.{0,20}?\b(?:edit|touch|chang|modify|writ|creat|add|put|delet|remov|commit|work)\w*\s*(?:to |into )?(?:any |the |all |new |existing )*(?:files?|code|anything|stuff|things?|changes|edits)?$/iu;

function conditionsOf(line: string, language: string): Conditions {
  const conditions = takeConditions(line, { language });
  const aboutPlace = conditions.applicability.paths.length > 0 && BARE_EDIT.test(conditions.core);
  return aboutPlace ? takeConditions(line, { places: false, language }) : conditions;
}

/** Reads one atomic clause: form, terms, topic and applicability. Null when no form of the grammar fits. */
export function readClause(words: string, language: string): ReadClause | null {
  const scoped = scopeOf(words);
  const unscoped = withoutScope(words, scoped);
  const line = withLeadingComma(asOrder(cleanClause(unscoped) || cleanClause(words)));
  const whole = clauseOf(words, line, language);
  const placed = readLocation(whole);
  const conditions = conditionsOf(line, language);
  const clause = placed ? whole : clauseOf(words, cleanClause(conditions.core) || line, language);
  const draft = placed ?? firstForm(clause);
  if (!draft) return null;
  const applicability = placed ? takeConditions("").applicability : conditions.applicability;
  return {
    clause,
    draft,
    topic: topicOfDraft(draft, clause),
    applicability,
    line,
    explicit: conditions.explicit,
  };
}

/** “You only did two of the five points”: tells what the agent did, and is at most a complaint. */
const OBSERVES =
  /^(?:you|your \p{L}+|it|they) (?:\p{L}+ly |just |only |again |even |still |also )*(?:did|didn't|had|was|were|wrote|said|broke|left|put|ran|made|took|lost|went|sent|kept|built|say it|\p{L}{3,}ed)\b/iu;

function firstForm(clause: Clause): Draft | null {
  if (clause.language === "en" && OBSERVES.test(clause.core)) return readComplaint(clause);
  for (const form of FORMS) {
    const draft = form(clause);
    if (draft) return draft;
  }
  return null;
}
