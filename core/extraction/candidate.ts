import type { Scope, Severity } from "../rule/schema";
import { type AddedTopic, matchAddedTopic } from "../topics/added-topics";
import { topicSeverity } from "../topics/topic";
import { claimOf, unwantedOf } from "./claim";
import { defaultPackage } from "./default-package";
import { directiveOf } from "./directive";
import { quantitiesIn } from "./numbers";
import type { ReadClause } from "./read-clause";
import { isPointing, kindInAct, nameOfAct, valuesInAct } from "./referent";
import type { ExtractionInput, RuleCandidate } from "./schema";
import { sourceOf } from "./source";

/** Topics about programs: a language named there tells the ecosystem, not which files count. */
const TOOL_TOPICS = new Set([
  "package-manager",
  "test-runner",
  "python-runner",
  "formatter",
  "linter",
  "dependencies",
]);
const HARM = /\b(?:killed|destroyed|lost (?:my|our|the)|wiped|overwrote|leaked|broke prod\w*|took down)\b/iu;

function withReferent(read: ReadClause, input: ExtractionInput): ReadClause {
  const { draft, topic, clause } = read;
  if (
    draft.form === "require" &&
    topic.value !== undefined &&
    draft.polarity === "require" &&
    !draft.permits
  ) {
    const used = valuesInAct(input.act, topic).filter((value) => !` ${topic.value}`.endsWith(` ${value}`));
    if (used.length > 0)
      return { ...read, draft: { ...draft, form: "replace", wanted: [topic.value], unwanted: used } };
    return { ...read, draft: { ...draft, wanted: draft.wanted ?? [topic.value] } };
  }
  if (draft.form === "forbid" && topic.key.startsWith("tool:")) {
    const kind = kindInAct(input.act, topic.subject);
    const key = `${kind}:${topic.subject}`.slice(0, 80);
    return { ...read, draft: { ...draft, unwanted: [topic.subject] }, topic: { ...topic, key } };
  }
  const name = draft.form === "forbid" && isPointing(draft.object) ? nameOfAct(input.act) : null;
  if (name === null) return read;
  const isPath = input.act?.kind === "file_change" || input.act?.kind === "file_read";
  const key = isPath ? "protected-paths" : `command:${name.split(" ")[0] ?? name}`;
  return {
    ...read,
    line: clause.core.replace(/\b(?:that|this|it|them|those)\b.*$/iu, name),
    draft: { ...draft, object: name, unwanted: [name] },
    topic: { key: key.slice(0, 80), subject: name.slice(0, 200), weight: 2 },
  };
}

function severityOf(read: ReadClause, words: string): Severity {
  if (read.draft.form === "fact") return "minor";
  const base = topicSeverity(read.topic.key);
  if (HARM.test(words) && base !== "blocker") return "critical";
  return base;
}

/** “2 spaces” is the value `spaces`; the number stands in its own term. */
function wantedTerms(wanted: string[], topic: string): string[] {
  if (topic !== "indentation") return wanted;
  return wanted.map((term) => (/tab/i.test(term) ? "tabs" : "spaces"));
}

/** Areas that an admin added give a name to what the built-in ones do not know; they never redefine those. */
function withAddedTopic(candidate: RuleCandidate, topics: readonly AddedTopic[]): RuleCandidate {
  if (!/^(?:phrase|tool|text):/.test(candidate.claim.topic)) return candidate;
  const found = matchAddedTopic(`${candidate.directive} ${candidate.words}`, topics);
  if (!found) return candidate;
  const value = found.value === undefined ? {} : { value: found.value };
  const claim = { topic: found.key, subject: found.key, polarity: candidate.claim.polarity, ...value };
  return { ...candidate, claim, severity: found.severity ?? candidate.severity };
}

/** A candidate of one read clause; the referent act fills in what the words leave out. */
export function candidateOf(original: ReadClause, input: ExtractionInput, scope: Scope): RuleCandidate {
  const read = withReferent(original, input);
  const { draft, topic, clause } = read;
  const spaces =
    topic.key === "indentation"
      ? quantitiesIn(clause.core).find(({ unit }) => unit === "spaces" || unit === undefined)
      : undefined;
  const complete = spaces && draft.number === undefined ? { ...draft, number: spaces.number } : draft;
  const known = !/^(?:phrase|tool):/.test(topic.key);
  const { source, confidence } = sourceOf(input, draft, clause.words, known);
  const languages = TOOL_TOPICS.has(topic.key) ? [] : [...new Set(read.applicability.languages)];
  const candidate: RuleCandidate = {
    form: draft.form,
    directive: directiveOf(complete, read.line, clause.language),
    words: clause.words.slice(0, 2000),
    claim: claimOf(complete, topic, clause),
    terms: {
      unwanted: unwantedOf(draft, topic, clause).map((term) => term.slice(0, 300)),
      wanted: wantedTerms(draft.wanted ?? [], topic.key).map((term) => term.slice(0, 300)),
      trigger: (draft.trigger ?? []).map((term) => term.slice(0, 300)),
      step: (draft.step ?? []).map((term) => term.slice(0, 300)),
      place: (draft.place ?? []).map((term) => term.slice(0, 300)),
      ...(complete.number === undefined ? {} : { number: complete.number }),
      ...(complete.unit === undefined ? {} : { unit: complete.unit }),
    },
    applicability: {
      ...read.applicability,
      languages,
      paths: [...new Set(read.applicability.paths)],
      ...defaultPackage(input, scope),
    },
    scope,
    source,
    confidence,
    severity: severityOf(read, input.message),
    language: input.language,
  };
  return withAddedTopic(candidate, input.topics ?? []);
}
