import { expect, it } from "vitest";
import { readSource } from "../import/read-source";
import { EVERYWHERE } from "../rule/schema";
import { libraryMarkdown } from "./markdown";
import type { ExportedRule, LibraryExport } from "./schema";

const rule = (change: Partial<ExportedRule>): ExportedRule => ({
  ...{
    number: "R1",
    layer: "personal",
    scope: "project",
    status: "active",
    mode: "block",
    statement: "Use pnpm, not npm.",
  },
  ...{
    instruction: "Use pnpm, not npm.",
    topic: "package-manager",
    severity: "major",
    source: "user_stated",
  },
  ...{ recipe: null, applicability: EVERYWHERE, verifier: null, ...change },
});
const LIBRARY: LibraryExport = {
  ...{ schemaVersion: 1, project: "shop", exportedAt: "2026-11-30T12:00:00.000Z" },
  rules: [rule({}), rule({ number: "P2", layer: "project", status: "paused", statement: "No --> emojis." })],
  facts: [{ statement: "Prod runs Node 18.", scope: "project", source: "user_stated", confidence: 1 }],
};

it("a library as Markdown: shared rules, own rules, facts; nothing in a statement ends its comment", () => {
  expect(libraryMarkdown(LIBRARY, "Shop")).toBe(
    [
      "# Shop",
      "## Rules of the project\n\n- No -- > emojis. <!-- P2, paused -->",
      "## Your own rules\n\n- Use pnpm, not npm. <!-- R1, block -->",
      "## What Heed knows of your wishes\n\n- Prod runs Node 18.",
      "",
    ].join("\n\n"),
  );
});

it("what was exported can be imported: Markdown without its comments, JSON by its statements", () => {
  const read = (file: string, text: string) =>
    readSource({ file, text, scope: "project" }).map((line) => line.text);
  const expected = ["Use pnpm, not npm.", "Prod runs Node 18."];
  const own = { ...LIBRARY, rules: LIBRARY.rules.slice(0, 1) };
  expect(read("library.md", libraryMarkdown(own, "Shop"))).toEqual(expected);
  expect(read("library.json", JSON.stringify(own))).toEqual(expected);
});
