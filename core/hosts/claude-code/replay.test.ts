import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Place } from "../adapter";
import { normalisePayload } from "./normalise";
import { readTranscriptTail } from "./transcript";

const RECORDED = new URL("./fixtures/recorded/", import.meta.url);
const PLACE: Place = {
  root: "/home/dev/src/app",
  home: "/home/dev",
  resolve: (path) => path,
  exists: () => false,
  read: () => null,
};
/** What each payload of the real host means, checked by hand; null where it says nothing to us. */
const EXPECTED: Record<string, unknown> = JSON.parse(
  readFileSync(new URL("expected.json", RECORDED), "utf8"),
);
const NAMES = readdirSync(RECORDED).filter((name) => /^[A-Z].*\.json$/.test(name));

function recorded(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(name, RECORDED), "utf8"));
}

function findings(name: string) {
  return readTranscriptTail(readFileSync(new URL(name, RECORDED), "utf8"), PLACE);
}

/** As it is written down: without properties that are undefined. */
function meaning(payload: unknown): unknown {
  return JSON.parse(JSON.stringify(normalisePayload(payload, PLACE)));
}

describe("every recorded payload of Claude Code 2.1.332", () => {
  it("is replayed", () => {
    expect(NAMES.length).toBe(62);
    expect(Object.keys(EXPECTED).sort()).toEqual([...NAMES].sort());
  });

  it.each(NAMES)("%s", (name) => {
    expect(meaning(recorded(name))).toEqual(EXPECTED[name]);
  });

  it.each(NAMES)("%s with unknown and newer fields", (name) => {
    const newer = { ...recorded(name), schema_version: 9, agent: { id: 1 }, extra: [null] };
    expect(meaning(newer)).toEqual(EXPECTED[name]);
  });
});

describe("recorded transcripts", () => {
  it("a permission denied with a comment: the act, and what the person wrote in the dialog", () => {
    const { denials, interrupts } = findings("transcript-rejected.jsonl");
    expect(denials).toMatchObject([
      {
        feedback: "never publish by hand, use make release",
        action: { kind: "shell_command", command: "npm publish" },
        turnId: "e96c79ec-1452-4e2d-878c-4cd719fd48f5",
      },
    ]);
    expect(interrupts).toEqual([]);
  });

  it("Esc at the dialog: a denial without a comment, and the interrupt of that turn", () => {
    const { denials, interrupts, provenance } = findings("transcript-interrupted.jsonl");
    expect(denials).toMatchObject([{ feedback: null, action: { command: "npm publish" } }]);
    expect(interrupts).toMatchObject([
      { id: "8c509eae-4018-42ea-9a32-5e5014c3fa17", turnId: "11110ad1-1a20-4faa-a2e6-c3554dc2f570" },
    ]);
    expect(provenance.map(({ found }) => found)).toEqual(["human", "human"]);
  });

  it("prompts that a background agent made are nobody's words", () => {
    const found = findings("transcript-rejected.jsonl").provenance;
    expect(found.map((prompt) => prompt.found)).toEqual(["human", "none", "none", "none"]);
  });
});
