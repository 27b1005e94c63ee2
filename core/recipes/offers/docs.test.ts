import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { recipeDocs } from "./docs";

describe("docs/recipes.md", () => {
  it("is what the registry says: `npm run docs:recipes` writes it", () => {
    expect(readFileSync("docs/recipes.md", "utf8")).toBe(recipeDocs());
  });
});
