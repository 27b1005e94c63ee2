import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testBundle, testRule } from "../bundle/test-rules";
import { CARDS_ROOM, MAX_CARDS, selectCards } from "./cards";
import { isOverBudget, readBlock } from "./read-block";
import { buildStandingBlock } from "./standing-block";
import { estimateTokens, utf8Length } from "./token-estimate";

const SEED = { seed: 20261130, numRuns: 150 };
/** Texts of every width, with characters that are made of several code points. */
const text = fc
  .stringMatching(/^[a-z ]{1,40}$/)
  .chain((ascii) =>
    fc
      .array(
        fc.constantFrom(ascii, "必须使用制表符", "👩‍👩‍👧‍👦", "e\u0301", "🇩🇪", "한국어", "ё", "👍🏽", " "),
        { maxLength: 60 },
      )
      .map((parts) => parts.join("")),
  );
const rules = fc
  .array(
    fc.record({
      instruction: text,
      statement: text,
      severity: fc.constantFrom("minor", "major", "critical", "blocker"),
      occurrences: fc.integer({ min: 0, max: 9 }),
      weight: fc.integer({ min: 0, max: 3 }),
      layer: fc.constantFrom("personal", "project"),
    }),
    { maxLength: 120 },
  )
  .map((fields) => fields.map((field, index) => testRule(index + 1, { ...field, author: "Ada" })));

/** Half of a pair, or a mark that belongs to what was cut away before it. */
const BROKEN = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\u200d…/;

describe("the standing block", () => {
  it("always fits both ceilings", () => {
    fc.assert(
      fc.property(rules, (list) => {
        const block = buildStandingBlock({ bundle: testBundle(...list) });
        expect(utf8Length(block.text)).toBeLessThanOrEqual(6144);
        expect(estimateTokens(block.text)).toBeLessThanOrEqual(1500);
      }),
      SEED,
    );
  });

  it("loses nothing: each rule above its threshold is in the text, by heading or in the count", () => {
    fc.assert(
      fc.property(rules, (list) => {
        const { text: block, receipts } = buildStandingBlock({ bundle: testBundle(...list) });
        for (const { ruleId, form } of receipts) {
          const number = list.find(({ id }) => id === ruleId)?.number ?? "";
          const isNamed = new RegExp(`^- (?:.*, )?${number}\\b`, "m").test(block);
          expect(isNamed).toBe(form !== "cut");
        }
        const cut = receipts.filter(({ form }) => form === "cut").length;
        expect(/^and (\d+) more: heed rules list$/m.exec(block)?.[1]).toBe(cut > 0 ? String(cut) : undefined);
        expect(new Set(receipts.map(({ ruleId }) => ruleId)).size).toBe(receipts.length);
      }),
      SEED,
    );
  });

  it("has one order, whatever order the rules come in", () => {
    fc.assert(
      fc.property(rules, fc.infiniteStream(fc.nat()), (list, random) => {
        const keys = list.map(() => random.next().value ?? 0);
        const shuffled = list.map((rule, at) => ({ rule, key: keys[at] ?? 0 })).sort((a, b) => a.key - b.key);
        const other = testBundle(...shuffled.map(({ rule }) => rule));
        expect(buildStandingBlock({ bundle: other }).text).toBe(
          buildStandingBlock({ bundle: testBundle(...list) }).text,
        );
      }),
      SEED,
    );
  });

  it("is never cut inside a character", () => {
    fc.assert(
      fc.property(rules, (list) => {
        const block = buildStandingBlock({ bundle: testBundle(...list) }).text;
        expect(block).not.toMatch(BROKEN);
      }),
      SEED,
    );
  });

  it("keeps the bodies of the strongest where most are only named", () => {
    const list = Array.from({ length: 300 }, (_, index) =>
      testRule(index + 1, {
        severity: "major",
        occurrences: 3,
        weight: 300 - index,
        instruction: `${"x".repeat(200)} ${index}`,
      }),
    );
    const { receipts } = buildStandingBlock({ bundle: testBundle(...list) });
    const forms = receipts.map(({ form }) => form);
    expect(forms[0]).toBe("standing_block");
    // The order of importance is the order of what is told.
    expect([...forms].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))).toEqual(forms);
    expect(forms).toContain("cut");
  });
});

const ORDER = ["standing_block", "heading", "cut"];

describe("the reader of a block", () => {
  it("trims whole sections of a block over budget, and counts them", () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 200, max: 3000 }), (list, bytes) => {
        const { text: block } = buildStandingBlock({ bundle: testBundle(...list) });
        const { text: read, trimmed } = readBlock(block, { bytes, tokens: 1500 });
        expect(isOverBudget(read, { bytes, tokens: 1500 })).toBe(false);
        const sections = (of: string) => of.split("\n").filter((line) => line.startsWith("- "));
        expect(sections(block).slice(0, sections(read).length)).toEqual(sections(read));
        expect(sections(block).length - sections(read).length).toBe(trimmed);
      }),
      SEED,
    );
  });

  it("adds to the count that stands there", () => {
    const block = "<heed-rules>\nIntro\n- R1: a\n- R2: b\nand 3 more: heed rules list\n</heed-rules>";
    expect(readBlock(block, { bytes: 75, tokens: 99 })).toEqual({
      text: "<heed-rules>\nIntro\n- R1: a\nand 4 more: heed rules list\n</heed-rules>",
      trimmed: 1,
    });
    expect(readBlock(block)).toEqual({ text: block, trimmed: 0 });
  });
});

describe("cards", () => {
  const select = (list: ReturnType<typeof testRule>[], room?: number) =>
    selectCards({
      bundle: testBundle(...list),
      prompt: "x",
      session: "s",
      host: "claude_code",
      shown: new Set(),
      room,
    });

  it("are four at most, fit their room, and tell of each selected rule what became of it", () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: CARDS_ROOM }), (list, room) => {
        const cards = select(list, room);
        expect(cards.rules.length).toBeLessThanOrEqual(MAX_CARDS);
        expect(cards.text.length).toBeLessThanOrEqual(room);
        expect(cards.text).not.toMatch(BROKEN);
        expect(cards.receipts.map(({ ruleId }) => ruleId)).toEqual(cards.rules.map(({ id }) => id));
        for (const [index, { form }] of cards.receipts.entries())
          expect(cards.text.includes(`- ${cards.rules[index]?.number}`)).toBe(form !== "cut");
      }),
      SEED,
    );
  });

  it("a card with a long condition is demoted to its heading, and its receipt says so", () => {
    const long = "必须 must ".repeat(300);
    const cards = select([testRule(1, { weight: 2 }), testRule(2, { instruction: long, remedy: long })], 300);
    expect(cards.receipts.map(({ form }) => form)).toEqual(["card", "heading"]);
    expect(cards.text).toContain("- R2: Statement 2.");
  });
});
