import type { Claim } from "../rule/schema";
import { canonicalTerms } from "../topics/canonical-terms";
import { conceptById, conceptSet, findConcepts } from "../topics/find-concepts";
import { contentStems, matchTopic, phraseKey, type TopicMatch, topicStance } from "../topics/topic";
import type { Clause, Draft } from "./draft";
import { asGlob, type Literal } from "./literals";
import { isTurnedDown } from "./negation";
import { scriptPackage } from "./script-package";

/** Topics whose claim is about a part of the project that `format` or `location` names. */
const LANGUAGE_TOPICS: Record<string, string> = {
  comments: "comment-language",
  "commit-messages": "commit-language",
  docs: "docs-language",
  names: "name-language",
  "test-names": "test-name-language",
  replies: "reply-language",
};
/** A single plain word that is no name of a tool. */
const PLAIN =
  /^(?:it|this|that|them|they|something|anything|everything|what|whatever|more|less|real|same|one|existing|code|file|files|things?)$/i;

function importedModule(core: string): string | null {
  const match =
    /\bimport\w*\s+(?:[\w{}, *]+\s+)?from\s+["'`]?([@\w./-]+)/iu.exec(core) ??
    /\bimport(?:ing|s)?\s+["'`]?([@a-z][\w./-]*)["'`]?$/iu.exec(core);
  const name = match?.[1];
  return name &&
    !PLAIN.test(name) &&
    !/^(?:style|order|paths?|statements?|only|first|last|order|sorted|everywhere|too|path|lines?|always|blocks?)$/i.test(
      name,
    )
    ? name
    : null;
}

function byLiteral(draft: Draft, clause: Clause): TopicMatch | null {
  const { literals } = clause;
  if (draft.form === "limit") return null;
  const script = draft.form === "forbid" ? scriptPackage(clause.core) : null;
  if (script !== null) return { key: script.key, subject: script.name, weight: 1.9 };
  if (/\b(?:using|use|type|as|no|of)\s+["'`]?any["'`]?$/iu.test(clause.core))
    return { key: "type-any", subject: "type-any", weight: 3 };
  const module = importedModule(clause.core);
  if (module !== null) return { key: `import:${module}`, subject: module, weight: 4 };
  const named = (text: string | undefined): Literal | undefined =>
    literals.find((literal) => text?.includes(literal.text));
  const first =
    draft.form === "replace" ? (named(draft.unwanted?.[0]) ?? named(draft.wanted?.[0])) : literals[0];
  if (!first) return null;
  if (first.kind === "command")
    return {
      key: `command:${first.text.split(" ")[0] ?? ""}`,
      subject: first.text,
      weight: first.text.includes(" ") ? 2.2 : 1.5,
    };
  if (
    (first.kind === "path" || first.kind === "glob") &&
    (draft.form === "forbid" || draft.form === "ask_first")
  ) {
    return { key: "protected-paths", subject: asGlob(first.text), weight: 1.9 };
  }
  if (first.kind === "flag" || first.kind === "code")
    return { key: `text:${first.text}`.slice(0, 80), subject: first.text, weight: 1.2 };
  return null;
}

const USES =
  /\b(?:use|using|install|installing|add|adding|import|importing|import(?:ing)? from|depend(?:ing)? on|with)\s+["'`]?(@?[a-z][\w./@-]*)["'`]?$/iu;
/** “Here” is the project, which a wish counts for anyway. */
const HERE = /(?<=\b(?:use|using|install|installing)\s+\S+)\s+(?:in )?here$/iu;

/** “Never use X”: the one thing that is named, whatever it is; the corrected act tells what kind of thing. */
function bareName(draft: Draft, clause: Clause): string | null {
  if (draft.form !== "forbid" || clause.language !== "en") return null;
  const name = USES.exec(clause.core.replace(HERE, ""))?.[1];
  return name && !PLAIN.test(name) && !POINTERS.test(name) ? name.toLowerCase() : null;
}

const POINTERS =
  /^(?:these|those|one|ones|him|her|me|us|you|there|here|now|again|yet|anymore|instead|any|all|some|none|both|too|so|way|stuff)$/i;

function generic(draft: Draft, clause: Clause): TopicMatch {
  const bare = bareName(draft, clause);
  if (bare !== null) return { key: `tool:${bare}`.slice(0, 80), subject: bare, weight: 0 };
  const name = draft.form === "replace" ? draft.unwanted?.[0] : draft.wanted?.[0];
  if (
    name &&
    (draft.form === "replace" || draft.form === "require") &&
    /^[\w@./-]+$/.test(name) &&
    !PLAIN.test(name) &&
    contentStems(draft.object).length <= 3
  ) {
    return { key: `tool:${name.toLowerCase()}`.slice(0, 80), subject: name.toLowerCase(), weight: 0 };
  }
  const key = phraseKey(draft.object.length > 2 ? draft.object : clause.core);
  return { key, subject: contentStems(clause.core).slice(0, 6).join(" ").slice(0, 200), weight: 0 };
}

function plainPath(clause: Clause): string {
  const ideas = conceptSet(clause.hits);
  if (ideas.has("vendor")) return "vendor/**";
  return ideas.has("migration") ? "migrations/**" : "protected-paths";
}

function byForm(draft: Draft): TopicMatch | null {
  const thing = draft.trigger?.[0] ?? "";
  if (draft.form === "location") return { key: "file-location", subject: thing, weight: 9 };
  if (draft.form !== "format") return null;
  const value = draft.wanted?.[0] ?? draft.unwanted?.[0] ?? "";
  if (/^[a-z]{2}$/.test(value) && LANGUAGE_TOPICS[thing])
    return { key: LANGUAGE_TOPICS[thing], subject: LANGUAGE_TOPICS[thing], weight: 9 };
  if (value === "conventional") return { key: "commit-format", subject: "commit-format", weight: 9 };
  if (thing === "branches") return { key: "branch-naming", subject: "branch-naming", weight: 9 };
  if (thing === "sql-keywords") return { key: "keyword-case", subject: "sql", weight: 9 };
  return { key: "naming", subject: thing, weight: 9 };
}

/** “Use pnpm to install packages”: the value that is wanted decides, not what it is used for. */
function byWantedValue(draft: Draft): TopicMatch | null {
  if (draft.form !== "replace" && draft.form !== "require") return null;
  for (const name of [draft.wanted?.[0], draft.unwanted?.[0]]) {
    if (name === undefined) continue;
    const hit = findConcepts(name).find(
      ({ id, text }) => conceptById(id)?.choice && text.length >= name.trim().length - 1,
    );
    const choice = hit && conceptById(hit.id)?.choice;
    if (choice && !hit.id.startsWith("speaks:")) {
      const value = name === draft.wanted?.[0] ? { value: choice.value } : {};
      return { key: choice.topic, subject: choice.subject, weight: 9, ...value };
    }
  }
  return null;
}

/** “Lines up to 100” without a unit speaks of code; “one line will do” of the answer. */
function measured(topic: TopicMatch | null, draft: Draft, clause: Clause): TopicMatch | null {
  if (draft.form !== "limit" || topic?.key !== "reply-length" || draft.unit === "lines") return topic;
  const ideas = conceptSet(clause.hits);
  const spoken = ideas.has("summary") || ideas.has("final-message") || ideas.has("reply");
  return spoken || !ideas.has("line")
    ? topic
    : { key: "line-length", subject: "line-length", weight: topic.weight };
}

/** “Never run npm publish” is about that command, not about every deployment. */
function isTypedCommand(literal: TopicMatch, known: TopicMatch): boolean {
  return /^(?:deploy|release)$/.test(known.key) && /^command:/.test(literal.key) && / /.test(literal.subject);
}

/** The subject area of a draft: by its form, by what it names, else a generic key of its words. */
export function topicOfDraft(draft: Draft, clause: Clause): TopicMatch {
  const fixed = byForm(draft) ?? byWantedValue(draft);
  if (fixed) return fixed;
  const own = findConcepts(`${draft.object} ${draft.form === "order" ? (draft.step ?? []).join(" ") : ""}`);
  const known = measured(
    draft.complaint
      ? matchTopic(own, draft.form)
      : (matchTopic(clause.hits, draft.form) ?? matchTopic(own, draft.form)),
    draft,
    clause,
  );
  const literal = byLiteral(draft, clause);
  if (known?.key === "protected-paths")
    return literal?.key === known.key ? literal : { ...known, subject: plainPath(clause) };
  if (known && literal && isTypedCommand(literal, known)) return literal;
  if (known && (!literal || known.weight >= literal.weight)) return known;
  return literal ?? generic(draft, clause);
}

function claimValue(draft: Draft, topic: TopicMatch, clause: Clause): string | undefined {
  if (draft.form === "ask_first") return "ask";
  const unasked = conceptSet(clause.hits).has("unasked") && topicStance(topic.key) === undefined;
  if (draft.form === "forbid" && unasked && topic.value === undefined) return "ask";
  if (topic.key === "indentation") {
    const kind = draft.wanted?.[0] ?? topic.value ?? (draft.number === undefined ? undefined : "spaces");
    return draft.number !== undefined && kind !== "tabs" ? `${draft.number} spaces` : kind;
  }
  if (draft.number !== undefined) return String(draft.number);
  if (draft.form === "location") return draft.place?.[0]?.replace(/^\.\/|\/+$|\/?\*\*$/g, "").toLowerCase();
  if (draft.form === "format") return draft.wanted?.[0] ?? draft.unwanted?.[0];
  if (draft.form === "order")
    return draft.step?.find((step) => clause.literals.some(({ text }) => text === step));
  if (topic.key === "branch-base")
    return /branch\w*\s+(?:off|from|out of)(?:\s+of|\s+from)?\s+`?([\w/.-]+)/iu
      .exec(clause.core)?.[1]
      ?.toLowerCase();
  if (draft.form === "replace")
    return topic.value ?? (topicStance(topic.key) ? undefined : draft.wanted?.[0]?.toLowerCase());
  if (topic.value !== undefined) return topic.value;
  if (topic.key.startsWith("tool:") || topic.key === "reply-length")
    return topic.key === "reply-length" ? "short" : undefined;
  return undefined;
}

function opposite(polarity: Claim["polarity"]): Claim["polarity"] {
  return polarity === "forbid" ? "require" : "forbid";
}

/** “Promises, no async/await”: the value that gives the topic is the one turned down. */
function onlyTurnedDown(topic: TopicMatch, clause: Clause): boolean {
  const hits = clause.hits.filter(({ id }) => {
    const choice = conceptById(id)?.choice;
    return choice?.topic === topic.key && choice.value === topic.value;
  });
  return (
    hits.length > 0 && hits.every(({ start, end }) => isTurnedDown(clause.core.toLowerCase(), start, end))
  );
}

function polarityOf(draft: Draft, topic: TopicMatch, clause: Clause): Claim["polarity"] {
  const stance = topicStance(topic.key);
  const ideas = conceptSet(clause.hits);
  if (draft.permits && /^(?:no need|you don't|you do not|needn't)/i.test(clause.core)) return "forbid";
  if (stance) return draft.permits ? opposite(stance) : stance;
  if (draft.form === "clean_up") return "forbid";
  // The key names what is turned down: “kubernetes, not docker-compose” forbids `command:docker-compose`.
  if (
    draft.form === "replace" &&
    /^(?:command|tool|text):/.test(topic.key) &&
    draft.unwanted?.[0]?.toLowerCase().startsWith(topic.subject.toLowerCase())
  )
    return "forbid";
  const stated = draft.form === "require" || draft.form === "replace";
  if (stated && topic.value !== undefined && onlyTurnedDown(topic, clause)) return "forbid";
  if (topic.key === "mocks" && ideas.has("real-thing")) return "forbid";
  if (
    draft.form === "replace" &&
    topic.value === undefined &&
    draft.unwanted?.[0] &&
    !conceptById(`${topic.key}=${draft.wanted?.[0]}`)
  ) {
    const turnedDown = matchTopic(findConcepts(draft.unwanted[0]));
    if (turnedDown?.key === topic.key) return "forbid";
  }
  return draft.polarity;
}

function subjectOf(draft: Draft, topic: TopicMatch, clause: Clause): string {
  if (draft.form === "order" && /^(?:run-|command:)/.test(topic.key))
    return draft.trigger?.[0] ?? topic.subject;
  if (/^(?:push|merge|commit)$/.test(topic.key)) {
    const branch =
      /\b(?:to|into|on|onto|at|到|an|a|en|sur|в)\s*`?(main|master|develop|production|release\S*)`?/iu.exec(
        clause.core,
      )?.[1];
    return branch ? branch.toLowerCase().replace("master", "main") : topic.subject;
  }
  return topic.subject;
}

/** What resolution compares: `{topic, subject, polarity, value, unit}` (conventions: core/extraction/README.md). */
export function claimOf(draft: Draft, topic: TopicMatch, clause: Clause): Claim {
  const value = claimValue(draft, topic, clause);
  const choice = clause.hits.find(({ id }) => conceptById(id)?.choice?.topic === topic.key);
  const unit =
    draft.unit ?? (topic.key === "indentation" && draft.number !== undefined ? "spaces" : undefined);
  return {
    topic: topic.key.slice(0, 80),
    subject: (choice ? topic.subject : subjectOf(draft, topic, clause)).slice(0, 200),
    polarity: polarityOf(draft, topic, clause),
    ...(value === undefined ? {} : { value: value.slice(0, 200) }),
    ...(unit === undefined ? {} : { unit }),
  };
}

function pathsOr(subject: string, clause: Clause): string[] {
  const paths = clause.literals
    .filter(({ kind }) => kind === "path" || kind === "glob")
    .map(({ text }) => asGlob(text));
  return paths.length > 0 ? paths : [subject];
}

/** What a wish does not want, by name: as typed where it is code, else what the topic calls it. */
export function unwantedOf(draft: Draft, topic: TopicMatch, clause: Clause): string[] {
  if (draft.unwanted && draft.unwanted.length > 0) return draft.unwanted;
  if (draft.form !== "forbid" && draft.form !== "ask_first") return [];
  if (/^(?:import|tool):/.test(topic.key)) return [topic.subject];
  if (topic.key === "protected-paths" && topic.subject !== "protected-paths")
    return pathsOr(topic.subject, clause);
  const files = /-files$/.test(topic.key);
  const typed = clause.literals.filter(({ kind }) =>
    files ? kind === "path" || kind === "glob" : kind !== "path",
  );
  const canonical = canonicalTerms(topic.key);
  const flagOnly = typed.every(({ kind }) => kind === "flag") && (canonical[0]?.includes(" ") ?? false);
  if (typed.length > 0 && topic.value === undefined && !flagOnly)
    return typed.map(({ text }) => (files ? asGlob(text) : text));
  if (topic.value !== undefined) return [topic.value];
  if (canonical.length > 0) return canonical;
  return draft.form === "ask_first" ? [] : [draft.object.replace(/[\s.!?]+$/u, "").slice(0, 300)];
}
