import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLine } from "./read-line";
import { readSource } from "./read-source";
import { MAX_LINE_TEXT } from "./schema";

const read = (file: string, text: string) => readSource({ file, text, scope: "project" });
const texts = (file: string, text: string) => read(file, text).map((line) => line.text);
const SHOP = readFileSync(join(import.meta.dirname, "fixtures/CLAUDE.md"), "utf8");

describe("a CLAUDE.md is read line by line", () => {
  it("items and sentences with their numbers; code, tables, comments and Heed's own section are left out", () => {
    expect(read("CLAUDE.md", SHOP).map(({ line, text }) => [line, text])).toEqual([
      [3, "This repository is a Next.js shop with a PostgreSQL database."],
      [7, "`npm run dev` — starts the server"],
      [8, "`src/api` - the routes"],
      [16, "Always use pnpm, never npm."],
      [17, "Keep functions small."],
      [18, "Don't add comments that explain what the code does."],
      [21, "Before committing: run `npm test`"],
      [25, "Never commit to main"],
      [26, "Never use `any`"],
      [40, "See the guide for details."],
    ]);
  });

  it("tells what is enforceable, what can only remind and what only describes", () => {
    const kinds = read("CLAUDE.md", SHOP).map((line) => readLine(line).kind);
    expect(kinds).toEqual([
      ...["description", "description", "description", "enforceable", "reminder", "reminder"],
      ...["enforceable", "enforceable", "enforceable", "description"],
    ]);
  });

  it("a wish of a file is imported, never said: nothing of it activates by itself", () => {
    const [line] = read("AGENTS.md", "- Use pnpm, never npm.");
    const { wishes } = readLine(line ?? { text: "", file: "", line: 1, scope: "project", paths: [] });
    expect(wishes.map(({ candidate, content }) => [candidate.source, content.statement])).toEqual([
      ["imported", "Use pnpm, not npm."],
    ]);
  });
});

it("a lead without a moment gathers only: “Constraints:” is no part of its items", () => {
  expect(texts(".cursorrules", "Role: architect\nConstraints:\n- No em-dashes.\n")).toEqual([
    "No em-dashes.",
  ]);
});

it("a heading “Always” or “Don't” is said before items that do not say it themselves", () => {
  expect(
    texts("GEMINI.md", "## Don't\n- Push to main\n- never use sudo\n## Always\n- run the tests\n"),
  ).toEqual(["Never push to main", "never use sudo", "Always run the tests"]);
});

it("numbers each line of a paragraph that ends a sentence, and reads a broken one as a whole", () => {
  const text =
    "You are an expert.\nNever edit files in dist/.\nAlways write tests beside\nthe source file.\n";
  expect(read(".cursorrules", text).map((line) => [line.line, line.text])).toEqual([
    [1, "You are an expert."],
    [2, "Never edit files in dist/."],
    [3, "Always write tests beside the source file."],
  ]);
});

it("numbers lines of a file with Windows line ends and a byte order mark as an editor does", () => {
  expect(read("CLAUDE.md", "\uFEFF# A\r\n\r\n- Use tabs.\r\n").map(({ line }) => line)).toEqual([3]);
});

it.each([
  ['globs: ["src/**/*.{ts,tsx}", "*.md"]', ["src/**/*.{ts,tsx}", "*.md"]],
  ["globs: src/**/*.{ts,tsx},test/**", ["src/**/*.{ts,tsx}", "test/**"]],
  ["paths:\n  - src/api/**\n  - 'src/db/**'", ["src/api/**", "src/db/**"]],
  ["globs:\nalwaysApply: true", []],
  ["globs: **/*", []],
])("the front matter of a Cursor rule limits it: %s", (head, paths) => {
  const lines = read(".cursor/rules/a.mdc", `---\ndescription: x\n${head}\n---\n- Use tabs.\n`);
  expect(lines.map((line) => [line.text, line.paths])).toEqual([["Use tabs.", paths]]);
});

it("a file in a package counts for the package; one in a folder of settings, or the person's own, does not", () => {
  const folderOf = (file: string, scope: "global" | "project" = "project") =>
    readSource({ file, scope, text: "- Use tabs." })[0]?.package;
  expect(folderOf("packages/web/CLAUDE.md")).toBe("packages/web");
  expect(folderOf("CLAUDE.md")).toBeUndefined();
  expect(folderOf(".claude/CLAUDE.md")).toBeUndefined();
  expect(folderOf("docs/reflections/one.md")).toBeUndefined();
  expect(folderOf("~/work/CLAUDE.md", "global")).toBeUndefined();
});

describe("JSON", () => {
  it("takes strings of lists and the text of objects, not versions, dates or numbers", () => {
    const text = JSON.stringify({
      version: "1.0",
      exportedAt: "2026-11-30",
      rules: [
        "Use tabs.",
        { id: 7, statement: "No emojis." },
        { lesson: "Ask before pushing.", tags: ["git"] },
      ],
    });
    expect(texts("rules.json", text)).toEqual(["Use tabs.", "No emojis.", "Ask before pushing."]);
  });

  it("JSON Lines: a torn line is left out, the others keep their numbers", () => {
    const lines = read(
      "lessons.jsonl",
      '{"lesson":"Use tabs."}\n{"lesson":"No em\n{"feedback":"No emojis."}\n',
    );
    expect(lines.map(({ line, text }) => [line, text])).toEqual([
      [1, "Use tabs."],
      [3, "No emojis."],
    ]);
  });

  it("a file that is no JSON is refused as a whole", () => {
    expect(() => texts("rules.json", "- Use tabs.")).toThrow(SyntaxError);
  });

  it("nesting without end is cut off", () => {
    const deep = `${'{"a":'.repeat(5_000)}"Use tabs."${"}".repeat(5_000)}`;
    expect(texts("deep.json", deep)).toEqual([]);
  });
});

it("a text above the limit of a line is left out, not cut", () => {
  expect(texts("CLAUDE.md", `- ${"very ".repeat(MAX_LINE_TEXT)}long\n- Use tabs.`)).toEqual(["Use tabs."]);
});

it("hostile Markdown is read in linear time: an open fence, open emphasis, a hundred thousand brackets", () => {
  expect(texts("CLAUDE.md", `\`\`\`\n- Use tabs.\n${"x\n".repeat(50_000)}`)).toEqual([]);
  expect(texts("CLAUDE.md", `- ${"[".repeat(100_000)}`)).toEqual([]);
  expect(texts("CLAUDE.md", `- ${"*a ".repeat(30_000)}`)).toEqual([]);
});

it("a command behind its name is no order, whatever the name sounds like", () => {
  const text = "- Build: `pnpm build`\n- Run tests: `pnpm test`\n- Never use: `any`\n";
  expect(read("CLAUDE.md", text).map((line) => [line.text, readLine(line).kind])).toEqual([
    ["Build: `pnpm build`", "description"],
    ["Run tests: `pnpm test`", "description"],
    ["Never use: `any`", "enforceable"],
  ]);
});
