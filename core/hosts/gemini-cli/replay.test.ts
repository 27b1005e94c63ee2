import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Place } from "../adapter";
import { normalisePayload } from "./normalise";

const FIXTURES = new URL("./fixtures/", import.meta.url);
const PLACE: Place = {
  root: "/home/dev/project",
  home: "/home/dev",
  resolve: (path) => path,
  exists: () => false,
  read: () => null,
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

describe("every recorded payload of Gemini CLI", () => {
  it("is replayed", () => {
    expect(NAMES.length).toBe(30);
    expect(Object.keys(EXPECTED).sort()).toEqual([...NAMES].sort());
  });

  it.each(NAMES)("%s", (name) => {
    expect(meaning(fixture(name))).toEqual(EXPECTED[name]);
  });

  it.each(NAMES)("%s with unknown and newer fields", (name) => {
    const payload = fixture(name);
    const newer = { ...payload, schema_version: 9, agent: { id: 1 }, tool_use_id: "x", extra: [null] };
    expect(meaning(newer)).toEqual(EXPECTED[name]);
  });

  it.each([
    null,
    [],
    "text",
    7,
    {},
    { session_id: 1, hook_event_name: "AfterAgent", cwd: "/" },
    { session_id: "s", hook_event_name: "Unheard", cwd: "/" },
    { session_id: "s", hook_event_name: "constructor", cwd: "/" },
    { session_id: "s", hook_event_name: "BeforeTool" },
  ])("answers null to a payload of another shape: %j", (payload) => {
    expect(normalisePayload(payload, PLACE)).toBeNull();
  });

  it.each([
    ["run_shell_command", [1], { kind: "shell_command", command: "" }],
    ["write_file", "text", { kind: "file_change" }],
    ["replace", { old_string: 1 }, { kind: "file_change" }],
    ["mcp_x", null, { kind: "other", tool: "mcp_x" }],
  ])("survives input of another shape: %s %j", (tool_name, tool_input, action) => {
    const payload = { session_id: "s", cwd: "/x", hook_event_name: "BeforeTool", tool_name, tool_input };
    expect(normalisePayload(payload, PLACE)?.action).toMatchObject(action);
  });
});
