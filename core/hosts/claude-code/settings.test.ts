import { describe, expect, it } from "vitest";
import { addHooks, hookCommand, hooksOff, missingHooks, removeHooks } from "./settings";

const LAUNCHER = "/home/ada/.heed/bin/heed-hook";
const COMMAND =
  "[ -x '/home/ada/.heed/bin/heed-hook' ] && '/home/ada/.heed/bin/heed-hook' claude-code || exit 0";
const OTHERS = `{
    // my own settings
    "model": "opus", /* keep */
    "hooks": {
        "PreToolUse": [
            { "matcher": "Bash", "hooks": [{ "type": "command", "command": "my-guard" }] } // guard
        ]
    },
    "permissions": { "allow": ["Read"] }
}
`;

function edited(text: string): string {
  const edit = addHooks(text, LAUNCHER);
  if (!edit.ok) throw new Error(edit.reason);
  return edit.text;
}

function removed(text: string): string {
  const edit = removeHooks(text);
  if (!edit.ok) throw new Error(edit.reason);
  return edit.text;
}

describe("settings of Claude Code", () => {
  it("guards the command and quotes the path", () => {
    expect(hookCommand(LAUNCHER)).toBe(COMMAND);
    expect(hookCommand("/o'neil/heed-hook")).toContain(`'/o'\\''neil/heed-hook'`);
  });

  it("registers all events in an empty file, each with a timeout", () => {
    const hooks = JSON.parse(edited("")).hooks;
    expect(Object.keys(hooks)).toEqual([
      "SessionStart",
      "UserPromptSubmit",
      "PreToolUse",
      "PostToolUse",
      "PostToolUseFailure",
      "PostToolBatch",
      "Stop",
      "SubagentStart",
      "SubagentStop",
      "PreCompact",
      "SessionEnd",
    ]);
    expect(hooks.PreToolUse).toEqual([{ hooks: [{ type: "command", command: COMMAND, timeout: 5 }] }]);
    expect(missingHooks(edited(""), LAUNCHER)).toEqual([]);
  });

  it("keeps other entries and comments byte for byte", () => {
    const text = edited(OTHERS);
    const [head = "", tail = ""] = OTHERS.split('"PreToolUse": [');
    expect(text.startsWith(head.replace(/\s+$/, ""))).toBe(true);
    expect(text.endsWith(tail)).toBe(true);
  });

  it("changes nothing when run again", () => {
    const once = edited(OTHERS);
    expect(addHooks(once, LAUNCHER)).toEqual({ ok: true, text: once, changed: false });
  });

  it("replaces an older entry of ours instead of adding a second", () => {
    const older = edited("").replaceAll("/home/ada/.heed", "/old/.heed");
    const text = edited(older);
    expect(text).not.toContain("/old/");
    expect(JSON.parse(text).hooks.Stop).toHaveLength(1);
  });

  it("takes itself out again and leaves the text as it was", () => {
    expect(removed(edited("{}\n"))).toBe("{}\n");
    expect(removed(edited(OTHERS))).toBe(OTHERS);
    const trailing = '{\n\t"hooks": {\n\t\t"Stop": [\n\t\t\t{ "hooks": [] }, // end\n\t\t],\n\t},\n}\n';
    expect(removed(edited(trailing))).toBe(trailing);
    const windows = '{\r\n  "model": "opus"\r\n}\r\n';
    expect(removed(edited(windows))).toBe(windows);
  });

  it("leaves the neighbours of an entry inside one group", () => {
    const shared = `{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"a"},{"type":"command","command":${JSON.stringify(COMMAND)}}]}]}}`;
    expect(JSON.parse(removed(shared))).toEqual({
      hooks: { Stop: [{ hooks: [{ type: "command", command: "a" }] }] },
    });
  });

  it("refuses a broken file", () => {
    expect(addHooks("{ oops", LAUNCHER)).toMatchObject({ ok: false });
    expect(addHooks("[]", LAUNCHER)).toMatchObject({ ok: false });
    expect(addHooks('{"hooks":[]}', LAUNCHER)).toMatchObject({ ok: false });
  });

  it("sees lost entries and a general switch-off", () => {
    expect(missingHooks(OTHERS, LAUNCHER)).toHaveLength(11);
    expect(hooksOff('{"disableAllHooks": true}')).toBe("disableAllHooks is set");
    expect(hooksOff(OTHERS)).toBeNull();
  });
});
