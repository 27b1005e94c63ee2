import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { recipeDocs } from "./docs";

describe("docs/recipes.md", () => {
  // Every recipe is compiled: long on a busy machine.
  it("is what the registry says: `npm run docs:recipes` writes it", { timeout: 240_000 }, () => {
    expect(readFileSync("docs/recipes.md", "utf8")).toBe(recipeDocs());
  });
});
