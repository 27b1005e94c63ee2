import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Place } from "../adapter";
import { readTranscriptTail } from "./transcript";

const PLACE: Place = {
  root: "/home/ada/work/shop",
  home: "/home/ada",
  resolve: (path) => path,
  exists: () => false,
  read: () => null,
};
const TAIL = readFileSync(new URL("./fixtures/transcript.jsonl", import.meta.url), "utf8");

describe("readTranscriptTail", () => {
  it("tells who typed each prompt", () => {
    expect(readTranscriptTail(TAIL, PLACE).provenance).toEqual([
      { turnId: "p-1", found: "human" },
      { turnId: "p-2", found: "none" },
      { turnId: "p-3", found: "none" },
      { turnId: "p-4", found: "headless" },
      { turnId: "p-5", found: "none" },
    ]);
  });

  it("never takes a quoted row for a row", () => {
    const found = readTranscriptTail(TAIL, PLACE).provenance.map(({ turnId }) => turnId);
    expect(found).not.toContain("p-9");
  });

  it("finds refused actions with what the person wrote", () => {
    const [first, second] = readTranscriptTail(TAIL, PLACE).denials;
    expect(first).toMatchObject({
      callId: "toolu_pub",
      at: Date.UTC(2026, 10, 29, 19, 11, 21, 612),
      feedback: "never publish by hand, use make release",
      action: { kind: "shell_command", command: "npm publish" },
    });
    expect(second).toMatchObject({ callId: "toolu_rm", feedback: null, action: { path: "a.txt" } });
  });

  it("finds interrupted turns", () => {
    expect(readTranscriptTail(TAIL, PLACE).interrupts).toEqual([
      { id: "u9", at: Date.UTC(2026, 10, 29, 19, 12, 2, 209), turnId: "p-4" },
    ]);
  });
});
