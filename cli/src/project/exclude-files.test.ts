import { describe, expect, it } from "vitest";
import { excludesFileOf } from "./exclude-files";

describe("excludesFileOf", () => {
  it.each([
    ["[core]\n\texcludesFile = ~/.ignore\n", "~/.ignore"],
    ['[core]\n\texcludesfile = "/etc/with space"\n', "/etc/with space"],
    ["[Core]\n\tExcludesFile=a\n[core]\n\texcludesFile = b\n", "b"],
    ['[alias]\n\texcludesFile = no\n[core "x"]\n\texcludesFile = no\n', undefined],
    ["", undefined],
  ])("%j → %s", (config, expected) => {
    expect(excludesFileOf(config)).toBe(expected);
  });
});
