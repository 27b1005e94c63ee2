import { describe, expect, it } from "vitest";
import { detect } from "./detect";
import { foldText, originalSpan } from "./fold";
import { detectLanguage } from "./language";
import { mendTypos } from "./mend";
import type { AgentAct } from "./schema";

/** Mulberry32: the same texts in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Pieces whose folding changes the length: wide letters, ligatures, marks, half-width kana, invisible ones. */
const PIECES = [
  ..."ab 🙂 👍🏽 👨‍👩‍👧 é e\u0301 ﬁ ﷺ İ ß ẞ Ｗｉｄｅ ｶﾞ ﾊﾟ ｱ 한 한 不要 臺灣 \u200b \u200f \u202e \ufeff ѕ о ё … ’".split(
    " ",
  ),
  " ",
];
const ACTS: AgentAct[] = [{ eventId: "e", turnsAgo: 0, message: "I replaced the table with a list." }];

function noise(random: () => number): string {
  return Array.from(
    { length: Math.floor(random() * 12) },
    () => PIECES[Math.floor(random() * PIECES.length)],
  ).join("");
}

describe("spans count UTF-16 units of the original text", () => {
  it("a phrase between any letters is found where it stands", () => {
    const random = generator(4);
    for (let round = 0; round < 300; round += 1) {
      const before = `${noise(random)} `;
      const message = `${before}instead of ${noise(random)}`;
      const folded = foldText(message);
      const at = folded.text.indexOf("instead of");
      expect(message.slice(...originalSpan(folded, at, at + 10))).toBe("instead of");
      expect(originalSpan(folded, at, at + 10)[0]).toBe(before.length);
    }
  });

  it("also when its letters are wide, and when a slip in it is mended", () => {
    const random = generator(5);
    for (let round = 0; round < 300; round += 1) {
      const phrase = round % 2 === 0 ? "ｉｎｓｔｅａｄ" : "isntead";
      const before = `${noise(random)} `;
      const message = `${before}${phrase} ${noise(random)}`;
      const folded = mendTypos(foldText(message), ["instead"]);
      const at = folded.text.indexOf("instead");
      expect(originalSpan(folded, at, at + 7)).toEqual([before.length, before.length + phrase.length]);
    }
  });

  it("no span cuts a surrogate pair or leaves the message", () => {
    const random = generator(6);
    for (let round = 0; round < 20; round += 1) {
      const message = `${noise(random)} no, not that, ${noise(random)} 不要 ${noise(random)} instead`;
      for (const { span } of detect({ message, author: "human", acts: ACTS, priorPrompts: [] }).signals) {
        expect(span[0]).toBeLessThanOrEqual(span[1]);
        expect(span[1]).toBeLessThanOrEqual(message.length);
        // Throws on half of a surrogate pair.
        expect(encodeURIComponent(message.slice(...span))).not.toBe("");
      }
    }
  }, 60_000);
});

describe("odd letters change no judgement", () => {
  const judge = (message: string) =>
    detect({ message, author: "human", acts: ACTS, priorPrompts: ["show the invoices"] });

  it.each([
    ["wide letters", "ｎｏ， ｔｈａｔ ｉｓ ｗｒｏｎｇ"],
    ["zero-width characters", "no, that is wr\u200bong"],
    ["a mark for right to left", "\u200fno, that is wrong"],
    ["a byte order mark", "\ufeffno, that is wrong"],
    ["letters repeated", "nooooo, that is wrong"],
    ["capitals", "NO, THAT IS WRONG"],
    ["traditional Chinese", "不對，不要用表格"],
    ["simplified Chinese", "不对，不要用表格"],
    ["half-width kana", "ﾀﾞﾒ、表に戻して"],
    ["decomposed marks", "no, está mal".normalize("NFD")],
    ["decomposed Hangul", "아니 그거 말고".normalize("NFD")],
  ])("%s: %s is a signal", (_name, message) => {
    expect(judge(message).label).not.toBe("none");
  });

  it.each(["👍", "🎉🎉", "👍🏽", "❤️", "🙂"])("%s alone is none", (message) => {
    const detection = judge(message);
    expect({ label: detection.label, learnable: detection.learnable }).toEqual({
      label: "none",
      learnable: false,
    });
  });

  it.each([
    ["kana among kanji", "表ではなく一覧で表示してください", { language: "ja", script: "kana" }],
    ["English names in Chinese", "不要用 npm install，用 pnpm", { language: "zh", script: "han" }],
    ["English names in Korean", "npm 말고 pnpm 으로 해주세요", { language: "ko", script: "hangul" }],
    ["English names in Russian", "не npm install, используй pnpm", { language: "ru", script: "cyrillic" }],
    ["Arabic is none of the ten", "لا تستخدم الجدول هنا", { script: "other" }],
  ])("tells %s", (_name, text, expected) => {
    expect(detectLanguage(foldText(text).text)).toMatchObject(expected);
  });
});
