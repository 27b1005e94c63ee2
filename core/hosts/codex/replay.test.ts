import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Place } from "../adapter";
import { normalisePayload } from "./normalise";

const FIXTURES = new URL("./fixtures/", import.meta.url);
const TRANSCRIPT = readFileSync(new URL("transcript.jsonl", FIXTURES), "utf8");
const PLACE: Place = {
  root: "/home/dev/project",
  home: "/home/dev",
  resolve: (path) => path,
  exists: () => false,
  read: () => null,
  tail: () => TRANSCRIPT,
};
/** What each payload of the real host means, checked by hand; null where it says nothing to us. */
const EXPECTED: Record<string, unknown> = JSON.parse(
  readFileSync(new URL("expected.json", FIXTURES), "utf8"),
);
const NAMES = readdirSync(FIXTURES).filter((name) => /^[A-Z].*\.json$/.test(name));

function fixture(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(name, FIXTURES), "utf8"));
}

/** As it is written down: without properties that are undefined. */
function meaning(payload: unknown): unknown {
  return JSON.parse(JSON.stringify(normalisePayload(payload, PLACE)));
}

describe("every recorded payload of Codex", () => {
  it("is replayed", () => {
    expect(NAMES.length).toBe(28);
    expect(Object.keys(EXPECTED).sort()).toEqual([...NAMES].sort());
  });

  it.each(NAMES)("%s", (name) => {
    expect(meaning(fixture(name))).toEqual(EXPECTED[name]);
  });

  it.each(NAMES)("%s with unknown and newer fields", (name) => {
    const newer = { ...fixture(name), schema_version: 9, agent: { id: 1 }, is_error: true, extra: [null] };
    expect(meaning(newer)).toEqual(EXPECTED[name]);
  });

  it.each([
    ["null", null],
    ["a list", []],
    ["a text", "text"],
    ["nothing in it", {}],
    ["no folder", { session_id: "s", hook_event_name: "Stop" }],
    ["an event of another host", { session_id: "s", cwd: "/x", hook_event_name: "PostToolBatch" }],
    ["an event named like a property", { session_id: "s", cwd: "/x", hook_event_name: "constructor" }],
    ["a session that is too long", { session_id: "s".repeat(201), cwd: "/x", hook_event_name: "Stop" }],
  ])("%s is no payload", (_name, payload) => {
    expect(normalisePayload(payload, PLACE)).toBeNull();
  });

  it("fields of another type are left out", () => {
    const odd = { session_id: "s", cwd: "/x", hook_event_name: "PreToolUse", tool_name: 7, tool_input: "ls" };
    expect(normalisePayload(odd, PLACE)).toMatchObject({ point: "action_requested" });
    expect(normalisePayload(odd, PLACE)?.action).toBeUndefined();
  });
});
