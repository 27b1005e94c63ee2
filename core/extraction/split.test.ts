import { describe, expect, it } from "vitest";
import { splitText } from "./split";

describe("bundled wishes are split", () => {
  it.each([
    [
      "en",
      "1. use tabs 2. no semicolons 3. tests in vitest",
      ["use tabs", "no semicolons", "tests in vitest"],
    ],
    ["en", "Use tabs; no semicolons.", ["Use tabs;", "no semicolons."]],
    [
      "en",
      "be blunt with me, no bullet lists, and one question at a time",
      ["be blunt with me", "no bullet lists", "one question at a time"],
    ],
    ["zh", "接口字段统一用驼峰命名，另外分页从 1 开始", ["接口字段统一用驼峰命名", "分页从 1 开始"]],
    ["de", "Nutze pnpm, außerdem keine neuen Pakete", ["Nutze pnpm", "keine neuen Pakete"]],
  ])("%s: %s", (language, text, parts) => {
    expect(splitText(text, language)).toEqual(parts);
  });
});

describe("one wish stays one", () => {
  it.each([
    "Return problem+json for errors, and include a trace id",
    "Keep PRs small, and describe them well",
    "Check the length, type and range of each field that comes in by webhook.",
    "Table names are singular. `order_line`, not `order_lines`.",
    "Write numbers like 1. or 2. in full",
  ])("%s", (text) => {
    expect(splitText(text, "en")).toHaveLength(1);
  });
});
