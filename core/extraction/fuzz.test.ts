import { describe, expect, it } from "vitest";
import { measuresIn } from "../resolution/frame/measures";
import { readFrame } from "../resolution/frame/read-frame";
import { resolve } from "../resolution/resolve";
import { findConcepts } from "../topics/find-concepts";
import { spansOf } from "../topics/spans";
import { unspacedWords } from "../topics/unspaced-words";
import { extract } from "./extract";
import { literalsIn } from "./literals";
import { quantitiesIn } from "./numbers";
import { readWish, readWishes } from "./read-wish";
import { ruleCandidateSchema } from "./schema";

const PIECES =
  "never|don't|use|pnpm|npm|not|instead of|in all my projects|this time|when|before you commit|run the tests|`rm -rf`|*.ts|src/|\n|, |. |; |: |?|!|\u0000|\ud83d|🙂|不要|用|以后|测试|な|しないで|テスト|하지 마|테스트|нет|никогда|nie|jamais|no uses|(|)|[|\"|'|```|> |80|three|lines|ſ|ﬁ|İ|é|—|\\|$&|%s|__proto__|constructor|a".split(
    "|",
  );
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "ru", "zh", "ja", "ko", "cs", "xx", ""];

/** Numbers that come again in every run (Lehmer). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

function textsOf(count: number): { text: string; language: string }[] {
  const next = numbers(20_261_130);
  return Array.from({ length: count }, () => {
    const size = next() % 14;
    const words = Array.from({ length: size }, () => PIECES[next() % PIECES.length] ?? "");
    return {
      text: words.join(next() % 3 === 0 ? "" : " "),
      language: LANGUAGES[next() % LANGUAGES.length] ?? "en",
    };
  });
}

describe("any text", { timeout: 60_000 }, () => {
  const texts = textsOf(80);

  it("is read without a fault, into candidates of the schema", () => {
    for (const { text, language } of texts) {
      const { candidates, reason } = extract({ message: text, language, label: "correction" });
      expect(candidates.length === 0).toBe(reason !== null);
      for (const candidate of candidates)
        expect(ruleCandidateSchema.safeParse(candidate).success, text).toBe(true);
      expect(readWishes({ text, language }).length, text).toBeGreaterThan(0);
    }
  });

  it("is compared without a fault", () => {
    const wishes = texts.slice(0, 30).map(({ text, language }) => readWish({ text, language }));
    const rules = wishes.slice(0, 10).map((wish, at) => ({
      ...{ id: `r${at}`, number: `R${at}`, statement: wish.directive, claim: wish.claim },
      ...{
        applicability: wish.applicability,
        scope: wish.scope,
        layer: "personal" as const,
        source: wish.source,
      },
    }));
    for (const candidate of wishes) {
      const { action, target } = resolve({ candidate, rules });
      expect(target === null || rules.some(({ id }) => id === target), action).toBe(true);
    }
  });

  it("has all offsets inside of it", () => {
    for (const { text, language } of texts) {
      const found = [
        ...quantitiesIn(text),
        ...measuresIn(text),
        ...spansOf(text, language),
        ...findConcepts(text),
        ...unspacedWords(text, language),
      ];
      for (const { start, end } of found) {
        expect(start, text).toBeGreaterThanOrEqual(0);
        expect(end, text).toBeGreaterThan(start);
      }
      for (const { start } of literalsIn(text)) expect(text.length, text).toBeGreaterThan(start);
      expect(readFrame(text).ideas.every(({ ids }) => ids.size > 0)).toBe(true);
    }
  });
});
