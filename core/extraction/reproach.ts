import { type ReadClause, readClause } from "./read-clause";
import { GERMAN_REPROACHES } from "./reproaches/de";
import { ENGLISH_REPROACHES } from "./reproaches/en";
import { SPANISH_REPROACHES } from "./reproaches/es";
import { FRENCH_REPROACHES } from "./reproaches/fr";
import { ITALIAN_REPROACHES } from "./reproaches/it";
import { JAPANESE_REPROACHES } from "./reproaches/ja";
import { KOREAN_REPROACHES } from "./reproaches/ko";
import { PORTUGUESE_REPROACHES } from "./reproaches/pt";
import { CANONICAL, REPROACHES, type Reproach, type Reproaches } from "./reproaches/reproaches";
import { RUSSIAN_REPROACHES } from "./reproaches/ru";
import { CHINESE_REPROACHES } from "./reproaches/zh";

const BY_LANGUAGE: Readonly<Record<string, Reproaches>> = {
  en: ENGLISH_REPROACHES,
  de: GERMAN_REPROACHES,
  fr: FRENCH_REPROACHES,
  es: SPANISH_REPROACHES,
  it: ITALIAN_REPROACHES,
  pt: PORTUGUESE_REPROACHES,
  ru: RUSSIAN_REPROACHES,
  zh: CHINESE_REPROACHES,
  ja: JAPANESE_REPROACHES,
  ko: KOREAN_REPROACHES,
};

const UNSPACED = new Set(["zh", "ja", "ko"]);
const LETTER = String.raw`[\p{L}\p{M}\d_]`;

const COMPILED = new Map(
  Object.entries(BY_LANGUAGE).map(([language, reproaches]) => [
    language,
    REPROACHES.map((kind) => {
      const { says } = reproaches[kind];
      const source = UNSPACED.has(language) ? `(?:${says})` : `(?<!${LETTER})(?:${says})`;
      return { kind, says: new RegExp(source, "iu") };
    }),
  ]),
);

/** An instruction file that a message names: “AGENTS.md”, “@STYLE.md”, “.cursorrules”. */
const GUIDE =
  /@?(?:[\w-]+\/)*(?:(?!README|CHANGELOG|TODO|PLAN|NOTES)[A-Z][A-Z_-]{3,}\.mdc?\b|\.cursorrules\b|\.windsurfrules\b)/u;

/** What is reproached, and the wish that it stands for. */
export type Reproached = { kind: Reproach | "guide"; read: ReadClause };

/**
 * The wish that a complaint stands for though it names none (learning.md section 4): “utils3. really. there is geo.py with
 * the same function” wants existing code looked for. In the person's language, with the claim of its canonical line.
 * @param prose the message without code
 * @param told the reproach where it is known already
 * @returns the wish as a complaint, to be inferred at half confidence; null where nothing known is reproached
 */
export function reproachIn(prose: string, language: string, told?: Reproach): Reproached | null {
  const known = COMPILED.has(language) ? language : "en";
  const kind = told ?? COMPILED.get(known)?.find(({ says }) => says.test(prose))?.kind;
  if (kind !== undefined) {
    const wish = BY_LANGUAGE[known]?.[kind].wish ?? ENGLISH_REPROACHES[kind].wish;
    return withWish(kind, CANONICAL[kind], { wish, prose, language });
  }
  const guide = GUIDE.exec(prose)?.[0].replace(/^@/u, "");
  if (guide === undefined) return null;
  const wish = `Follow ${guide}.`;
  return withWish("guide", wish, { wish, prose, language });
}

type Said = { wish: string; prose: string; language: string };

function withWish(
  kind: Reproached["kind"],
  line: string,
  { wish, prose, language }: Said,
): Reproached | null {
  const read = readClause(line, "en");
  if (!read) return null;
  const clause = { ...read.clause, words: prose, language };
  return { kind, read: { ...read, clause, draft: { ...read.draft, complaint: true, wish } } };
}
