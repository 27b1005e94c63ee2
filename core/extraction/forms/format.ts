import { conceptById, conceptSet } from "../../topics/find-concepts";
import type { Clause, Draft } from "../draft";
import { isTurnedDown } from "../negation";

const NAMED: [idea: string, thing: string][] = [
  ["branch", "branches"],
  ["test", "test-files"],
  ["component", "components"],
  ["variable", "variables"],
  ["function", "functions"],
  ["class", "classes"],
  ["constant", "constants"],
  ["migration", "migrations"],
  ["module", "modules"],
  ["folder", "folders"],
  ["file", "files"],
];

/** Canonical name of what is named by a convention: “test files” → `test-files`; files when nothing is said. */
export function namedThing(ideas: Set<string>): string {
  return NAMED.find(([idea]) => ideas.has(idea))?.[1] ?? "names";
}

/** All that a text names by one convention: “files and folders”. */
export function namedThings(ideas: Set<string>): string[] {
  return NAMED.flatMap(([idea, thing]) => (ideas.has(idea) ? [thing] : []));
}

function caseOfNames(clause: Clause, ideas: Set<string>): Draft | null {
  const cases = clause.hits.filter(({ id }) => conceptById(id)?.choice?.topic === "name-case");
  if (cases.length === 0) return null;
  const lower = clause.core.toLowerCase();
  const values = cases.map((hit) => ({
    value: conceptById(hit.id)?.choice?.value ?? hit.text,
    down: isTurnedDown(lower, hit.start, hit.end),
  }));
  const wanted = [...new Set(values.filter(({ down }) => !down).map(({ value }) => value))];
  const unwanted = [...new Set(values.filter(({ down }) => down).map(({ value }) => value))];
  return {
    form: "format",
    polarity: wanted.length > 0 ? "require" : "forbid",
    object: clause.core,
    wanted,
    unwanted,
    trigger: [namedThing(ideas)],
  };
}

const SUFFIX = /\.(?:spec|test|stories|module|gen|types|schema|service|controller)\b/i;

function suffixOfNames(clause: Clause, ideas: Set<string>): Draft | null {
  const names = clause.literals.filter(
    ({ text, kind }) => kind !== "command" && SUFFIX.test(text) && /^[*.]|^test_/.test(text),
  );
  if (
    names.length === 0 ||
    !/\b(?:nam\w+|call\w*|suffix|end(?:s|ing)? (?:in|with)|its|it's|use|are|instead|not)\b/iu.test(
      clause.core,
    )
  )
    return null;
  if (/\b(?:edit|touch|chang|modif)\w*/i.test(clause.core)) return null;
  const glob = (text: string): string => (text.startsWith("*") ? text : `*${text}`);
  const lower = clause.core.toLowerCase();
  const down = names
    .filter(({ text, start }) => isTurnedDown(lower, start, start + text.length))
    .map(({ text }) => glob(text));
  const up = names.map(({ text }) => glob(text)).filter((text) => !down.includes(text));
  if (up.length === 0) return null;
  const tests = ideas.has("test") || /\.(?:spec|test)\b/i.test(up[0] ?? "");
  return {
    form: "format",
    polarity: "require",
    object: clause.core,
    wanted: up,
    unwanted: down,
    trigger: [tests ? "test-files" : namedThing(ideas)],
  };
}

const TONGUED: [idea: string, thing: string][] = [
  ["comment", "comments"],
  ["docstring", "comments"],
  ["commit-message", "commit-messages"],
  ["commit", "commit-messages"],
  ["docs", "docs"],
  ["naming", "names"],
  ["variable", "names"],
  ["function", "names"],
];

function tongue(clause: Clause, ideas: Set<string>): Draft | null {
  const named = clause.hits.filter(({ id }) => id.startsWith("speaks:"));
  const lower = clause.core.toLowerCase();
  const up = named.find((hit) => !isTurnedDown(lower, hit.start, hit.end));
  const first = up ?? named[0];
  if (!first) return null;
  const thing =
    ideas.has("test") && !ideas.has("comment")
      ? "test-names"
      : (TONGUED.find(([idea]) => ideas.has(idea))?.[1] ?? "replies");
  const code = first.id.slice("speaks:".length);
  const forbids =
    up === undefined ||
    /^(?:no|never|don't|do not|stop|nada de|kein\p{L}*|pas de)\b|别写|不要/iu.test(clause.core);
  return {
    form: "format",
    polarity: forbids ? "forbid" : "require",
    object: clause.core,
    wanted: forbids ? [] : [code],
    unwanted: forbids ? [code] : [],
    trigger: [thing],
  };
}

function patternOf(clause: Clause, ideas: Set<string>): Draft | null {
  if (ideas.has("conventional-commits")) {
    return {
      form: "format",
      polarity: "require",
      object: clause.core,
      wanted: ["conventional"],
      trigger: ["commit-messages"],
    };
  }
  const branch = ideas.has("branch")
    ? /(?:^|\s|:)([a-z]+\/[\w-]+|[\w]+[-/]<?[\w-]+>?)(?=$|[\s.,])/u.exec(clause.core)
    : null;
  if (branch?.[1] && /nam|branches?\s*(?:are|:|is|like|follow|start)/iu.test(clause.core)) {
    return {
      form: "format",
      polarity: "require",
      object: clause.core,
      wanted: [branch[1]],
      trigger: ["branches"],
    };
  }
  if ((ideas.has("upper") || ideas.has("lower")) && !/\b(?:no|never|don't)\b/i.test(clause.core)) {
    return {
      form: "format",
      polarity: "require",
      object: clause.core,
      wanted: [ideas.has("upper") ? "upper" : "lower"],
      trigger: [ideas.has("code:sql") ? "sql-keywords" : namedThing(ideas)],
    };
  }
  return null;
}

/** The look of names, messages and languages: “kebab-case files”, “*.spec.ts, not *.test.ts”, “reply in German”. */
export function readFormat(clause: Clause): Draft | null {
  const ideas = conceptSet(clause.hits);
  return (
    suffixOfNames(clause, ideas) ??
    caseOfNames(clause, ideas) ??
    tongue(clause, ideas) ??
    patternOf(clause, ideas)
  );
}
