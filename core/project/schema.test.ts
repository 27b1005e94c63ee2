import { describe, expect, it } from "vitest";
import { slugFromName, slugSchema } from "./schema";

describe("slugFromName", () => {
  it.each([
    ["Acme Shop (web)", "acme-shop-web"],
    ["  Éclair_2 ", "eclair-2"],
    ["漢字", ""],
    [`${"a".repeat(47)} b`, "a".repeat(47)],
  ])("%s → %s", (name, slug) => {
    expect(slugFromName(name)).toBe(slug);
    if (slug) expect(slugSchema.safeParse(slug).success).toBe(true);
  });
});
