import { CODE_LANGUAGES } from "../topics/concepts/code-languages";
import { findConcepts } from "../topics/find-concepts";
import type { Side } from "./relation";
import { remembered } from "./remember";

/** Kinds of place of which a wish names one: what holds in one says nothing about its siblings. */
const SIBLINGS: string[][] = [
  ["unit", "integration", "e2e|end-to-end|end to end", "component", "api", "load|performance"],
  ["production|prod|live", "staging", "development|dev|local", "test|testing|ci"],
  [
    "frontend|front-end|client|browser|ui|前端|フロントエンド|프론트엔드|фронтенд\\p{L}*",
    "backend|back-end|server|后端|バックエンド|백엔드|бэкенд\\p{L}*",
  ],
  ["windows", "mac|macos", "linux"],
  ["ios", "android", "web"],
  ["desktop", "mobile|phones?"],
  ["public|exported", "private|internal"],
  ["feature", "release", "hotfix", "main|master"],
];

function worded(words: string): RegExp {
  return new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${words})(?![\\p{Script=Latin}\\d])`, "iu");
}

type Named = (text: string) => readonly number[];

/** Which members of a kind a text names. */
function namedOf(members: readonly RegExp[]): Named {
  return remembered((text: string) => members.flatMap((word, at) => (word.test(text) ? [at] : [])));
}

function otherMember(named: Named, a: string, b: string): boolean {
  const [mine, theirs] = [named(a), named(b)];
  return mine.length > 0 && theirs.length > 0 && !mine.some((at) => theirs.includes(at));
}

const KINDS = SIBLINGS.map((members) => namedOf(members.map(worded)));

/** Whether two conditions in words name two siblings of one kind: “in unit tests”, “in e2e tests”. */
export function namesOtherPlace(a: string, b: string): boolean {
  return KINDS.some((named) => otherMember(named, a, b));
}

/** Of these, the ones that keep two wishes apart wherever they are named. */
const ANYWHERE: Named[] = [
  ["production|prod|产品环境|生产环境?|本番|프로덕션", "staging", "development"],
  ["frontend|front-end|前端|フロントエンド|프론트엔드", "backend|back-end|后端|バックエンド|백엔드"],
  ["windows", "mac|macos", "linux"],
  ["ios", "android"],
  ["desktop", "mobile"],
].map((members) => namedOf(members.map(worded)));

/** Whether two wishes are about two environments or platforms: “the staging server”, “the production server”. */
export function namesOtherWorld(a: string, b: string): boolean {
  return ANYWHERE.some((named) => otherMember(named, a, b));
}

/** Topics whose value is a programming language. */
const LANGUAGE_IS_VALUE = new Set(["code-language", "type-style"]);

/** Languages of “*.py” and “src/**\/*.ts”. */
function languagesOfPaths(paths: readonly string[]): string[] {
  const extensions = paths.flatMap((path) => /\.(\w+)$/u.exec(path)?.[1] ?? []);
  return Object.entries(CODE_LANGUAGES).flatMap(([language, known]) =>
    known.extensions.some((extension) => extensions.includes(extension)) ? [language] : [],
  );
}

const languagesNamed = remembered((text: string) =>
  findConcepts(text).flatMap(({ id }) => (id.startsWith("code:") ? [id.slice(5)] : [])),
);

function languagesOf({ text, claim, applicability }: Side): Set<string> {
  if (LANGUAGE_IS_VALUE.has(claim.topic)) return new Set();
  return new Set([
    ...applicability.languages,
    ...languagesOfPaths(applicability.paths),
    ...languagesNamed(text),
  ]);
}

export type LanguageReach = "none" | "same" | "narrower" | "wider" | "disjoint";

/** How the programming languages that two wishes name stand to each other, wherever in the sentence they stand. */
export function compareLanguages(candidate: Side, rule: Side): LanguageReach {
  const [mine, theirs] = [languagesOf(candidate), languagesOf(rule)];
  if (mine.size === 0 && theirs.size === 0) return "none";
  if (theirs.size === 0) return "narrower";
  if (mine.size === 0) return "wider";
  return [...mine].some((language) => theirs.has(language)) ? "same" : "disjoint";
}
