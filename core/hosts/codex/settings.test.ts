import { describe, expect, it } from "vitest";
import { ourEntries } from "../json-hooks";
import { configOff, eventKey, forgetTrust, hookKeys } from "./config-text";
import { addHooks, hookCommand, hooksOff, missingHooks, removeHooks } from "./settings";

const LAUNCHER = "/home/ada/.heed/bin/heed-hook";
const OTHERS = `{
  "description": "mine",
  "hooks": {
    "PreToolUse": [ { "matcher": "Bash", "hooks": [ { "type": "command", "command": "my-guard", "heed": 1 } ] } ],
    "NewEvent": []
  }
}
`;

function added(text: string, launcher = LAUNCHER): string {
  const edit = addHooks(text, launcher);
  if (!edit.ok) throw new Error(edit.reason);
  return edit.text;
}

function removed(text: string): string {
  const edit = removeHooks(text);
  if (!edit.ok) throw new Error(edit.reason);
  return edit.text;
}

describe("hooks.json of Codex", () => {
  it("holds one stable definition an event: fixed path, no version, whole seconds", () => {
    const { hooks } = JSON.parse(added(""));
    expect(hooks.PreToolUse).toEqual([
      { hooks: [{ type: "command", command: hookCommand(LAUNCHER), timeout: 5 }] },
    ]);
    expect(hookCommand(LAUNCHER)).toBe(`[ -x '${LAUNCHER}' ] && '${LAUNCHER}' codex || exit 0`);
    expect(Object.keys(hooks)).toEqual([
      "SessionStart",
      "UserPromptSubmit",
      "PreToolUse",
      "PostToolUse",
      "Stop",
      "SubagentStart",
      "SubagentStop",
      "PreCompact",
      "Interrupt",
      "SessionEnd",
    ]);
    expect(missingHooks(added(""), LAUNCHER)).toEqual([]);
    expect(hooksOff(added(""))).toBeNull();
  });

  it("gives no more than three seconds where the host allows no more", () => {
    const { hooks } = JSON.parse(added(""));
    for (const name of ["Interrupt", "SessionEnd"]) expect(hooks[name][0].hooks[0].timeout).toBeLessThan(4);
  });

  it("is appended behind other groups, so that their trust stays", () => {
    const { hooks } = JSON.parse(added(OTHERS));
    expect(hooks.PreToolUse[0].hooks[0].command).toBe("my-guard");
    expect(hooks.PreToolUse[1].hooks[0].command).toBe(hookCommand(LAUNCHER));
  });

  it("a second run changes nothing", () => {
    expect(addHooks(added(OTHERS), LAUNCHER)).toMatchObject({ ok: true, changed: false });
  });

  it.each([
    ["others on one line", OTHERS],
    ["others on several lines", `${JSON.stringify(JSON.parse(OTHERS), null, 4)}\n`],
    ["no hooks", '{ "description": "x" }'],
    ["Windows lines", OTHERS.replaceAll("\n", "\r\n")],
    ["tabs", JSON.stringify(JSON.parse(OTHERS), null, "\t")],
  ])("uninstalling gives the same bytes: %s", (_name, text) => {
    expect(removed(added(text))).toBe(text);
  });

  it("where another group follows, its position stays", () => {
    const both = JSON.parse(added(OTHERS));
    both.hooks.PreToolUse.push({ hooks: [{ type: "command", command: "later" }] });
    const { hooks } = JSON.parse(removed(JSON.stringify(both)));
    expect(hooks.PreToolUse).toEqual([
      both.hooks.PreToolUse[0],
      { hooks: [] },
      { hooks: [{ type: "command", command: "later" }] },
    ]);
    expect(hooks.Stop).toBeUndefined();
  });

  it("an older entry of ours keeps its place", () => {
    const old = added(OTHERS, "/old/.heed/bin/heed-hook");
    const text = added(old);
    expect(ourEntries(text).map(({ event, group }) => [event, group])).toEqual(
      ourEntries(old).map(({ event, group }) => [event, group]),
    );
    expect(missingHooks(text, LAUNCHER)).toEqual([]);
    expect(missingHooks(old, LAUNCHER)).toHaveLength(10);
  });

  it.each([
    ["comments", '{ // mine\n "hooks": {} }'],
    ["a trailing comma", '{ "hooks": {}, }'],
    ["a byte order mark", '\uFEFF{ "hooks": {} }'],
    ["an unknown key", '{ "hooks": {}, "version": 1 }'],
    ["a list", "[]"],
    ["hooks that are a list", '{ "hooks": [] }'],
    ["an unknown handler", '{ "hooks": { "Stop": [ { "hooks": [ { "type": "http" } ] } ] } }'],
    ["a fraction", '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"x","timeout":1.5}]}]}}'],
  ])("a file that the host refuses is not edited: %s", (_name, text) => {
    expect(hooksOff(text)).toMatch(/\w/);
    expect(addHooks(text, LAUNCHER)).toMatchObject({ ok: false });
    expect(removeHooks(text)).toMatchObject({ ok: false });
  });

  it("quotes odd paths", () => {
    const launcher = "C:\\Üser's home\\.heed\\bin\\heed-hook";
    expect(missingHooks(added("", launcher), launcher)).toEqual([]);
  });
});

describe("config.toml of Codex", () => {
  it.each([
    ["[features]\nhooks = false\n"],
    ["[features]\n  codex_hooks=false # off"],
    ["features.hooks = false\n"],
    ["features = { hooks = false }\n"],
  ])("switches hooks off: %j", (text) => {
    expect(configOff(text)).toBe("the feature hooks is off");
  });

  it.each([
    [""],
    ["[features]\nhooks = true\n"],
    ["[features]\n[other]\nhooks = false\n"],
    ["# hooks = false\n[features]\n# hooks = false\n"],
  ])("does not: %j", (text) => {
    expect(configOff(text)).toBeNull();
  });

  it("names events as the host's keys do", () => {
    expect(eventKey("UserPromptSubmit")).toBe("user_prompt_submit");
    expect(eventKey("Stop")).toBe("stop");
    expect(hookKeys("/x/hooks.json", [{ event: "PreToolUse", group: 2, index: 0 }])).toEqual([
      "/x/hooks.json:pre_tool_use:2:0",
    ]);
  });

  const MINE = 'model = "gpt-5.5"\n\n[tui]\nx = true\n';
  const KEYS = ["/x/hooks.json:pre_tool_use:0:0", "/x/hooks.json:stop:0:0"];
  const state = (key: string) => `[hooks.state."${key}"]\ntrusted_hash = "sha256:ab"\n\n`;

  it("forgets the trust in our entries and nothing else", () => {
    const [head = "", tail = ""] = MINE.split("[tui]");
    const text = `${head}[hooks.state]\n\n${KEYS.map(state).join("")}[tui]${tail}`;
    expect(forgetTrust(text, KEYS)).toEqual({ ok: true, text: MINE, changed: true });
    const atEnd = `${MINE}\n[hooks.state]\n\n${KEYS.map(state).join("").trimEnd()}\n`;
    expect(forgetTrust(atEnd, KEYS)).toMatchObject({ text: MINE });
  });

  it("keeps the trust in other hooks", () => {
    const other = "/x/hooks.json:pre_tool_use:1:0";
    const text = `[hooks.state]\n\n${state(other)}${KEYS.map(state).join("")}`;
    const edit = forgetTrust(text, KEYS);
    expect(edit).toMatchObject({ ok: true, changed: true });
    expect(edit.ok && edit.text).toContain(other);
    expect(edit.ok && edit.text).not.toContain(KEYS[0]);
    expect(forgetTrust(`${MINE}${state(other)}`, KEYS)).toMatchObject({ changed: false });
  });
});
