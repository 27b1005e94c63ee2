import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { databaseLines } from "./database-lines";
import { readDatabase } from "./read-database";

const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, "../fixtures", name)));

it("the lessons of an SQLite file, in order, over many pages; control tables and replaced rows are left out", () => {
  const lines = databaseLines(fixture("lessons.sqlite3"));
  expect(lines).toHaveLength(63);
  expect(lines.slice(0, 3)).toEqual([
    { text: "Use pnpm, never npm.", line: 1 },
    { text: "Nie Emojis verwenden: schöner Code.", line: 2 },
    { text: "Never edit files in src/part0.", line: 3 },
  ]);
  expect(lines[61]?.text).toBe("Never edit files in src/part59.");
});

it("a row that flows over to other pages is put together", () => {
  const text = databaseLines(fixture("lessons.sqlite3")).at(-1)?.text;
  expect(text).toBe(`Never do this: ${"x".repeat(900)} end.`);
});

it("a file in UTF-16 is read as such", () => {
  expect(databaseLines(fixture("lessons-utf16.sqlite3"))).toEqual([
    { text: "Use tabs — 用制表符.", line: 1 },
  ]);
});

it("numbers keep their sign", () => {
  const tables = readDatabase(fixture("lessons.sqlite3"));
  expect(tables?.map(({ name, rows }) => [name, rows.length])).toEqual([
    ["lessons", 64],
    ["jobs", 1],
  ]);
});

it("what is no SQLite file is refused", () => {
  expect(() => databaseLines(new TextEncoder().encode("- Use tabs.\n".repeat(100)))).toThrow(SyntaxError);
});

it("a damaged file ends and never throws", () => {
  const whole = fixture("lessons.sqlite3");
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 60 }), (changes) => {
      const bytes = whole.slice();
      for (const [at, byte] of changes) if (at >= 16) bytes[at] = byte;
      expect(Array.isArray(readDatabase(bytes) ?? [])).toBe(true);
    }),
    { numRuns: 150 },
  );
});
