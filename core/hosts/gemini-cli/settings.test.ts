import { describe, expect, it } from "vitest";
import { addHooks, hookCommand, hooksOff, missingHooks, removeHooks } from "./settings";

const LAUNCHER = "/home/ada/.heed/bin/heed-hook";
const COMMAND =
  "[ -x '/home/ada/.heed/bin/heed-hook' ] || exit 0; exec 3<&0; '/home/ada/.heed/bin/heed-hook' gemini-cli <&3 2>/dev/null & trap 'kill $!' TERM; wait $!; exit 0";
const OTHERS = `{
    // my own settings
    "model": { "name": "gemini-2.5-pro" }, /* keep */
    "hooks": {
        "BeforeTool": [
            { "matcher": "write_file", "hooks": [{ "type": "command", "command": "my-guard" }] } // guard
        ]
    },
    "hooksConfig": { "disabled": ["my-guard"] }
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

describe("settings of Gemini CLI", () => {
  it("a missing program must not fail closed: the line ends with 0, says nothing and takes its child with it", () => {
    expect(hookCommand(LAUNCHER)).toBe(COMMAND);
    expect(hookCommand("/o'neil/heed-hook")).toContain(`'/o'\\''neil/heed-hook'`);
  });

  it("registers its events with limits in milliseconds, and no event of every model request", () => {
    const hooks = JSON.parse(edited("")).hooks;
    expect(Object.keys(hooks)).toEqual([
      "SessionStart",
      "BeforeAgent",
      "BeforeTool",
      "AfterTool",
      "AfterAgent",
      "PreCompress",
      "SessionEnd",
    ]);
    expect(hooks.BeforeTool).toEqual([
      { hooks: [{ type: "command", name: "heed", command: COMMAND, timeout: 5000 }] },
    ]);
    expect(hooks.PreCompress).toEqual([
      { matcher: "manual", hooks: [{ type: "command", name: "heed", command: COMMAND, timeout: 5000 }] },
    ]);
    expect(missingHooks(edited(""), LAUNCHER)).toEqual([]);
  });

  it("keeps other entries and comments byte for byte, and takes itself out again", () => {
    const text = edited(OTHERS);
    const [head = "", tail = ""] = OTHERS.split('"BeforeTool": [');
    expect(text.startsWith(head.replace(/\s+$/, ""))).toBe(true);
    expect(text.endsWith(tail)).toBe(true);
    expect(removed(text)).toBe(OTHERS);
  });

  it.each([
    ["nothing but braces", "{}\n"],
    ["a byte order mark", '\uFEFF{\n  "model": { "name": "x" }\n}\n'],
    [
      "trailing commas",
      '{\n\t"hooks": {\n\t\t"AfterAgent": [\n\t\t\t{ "hooks": [] }, // end\n\t\t],\n\t},\n}\n',
    ],
    ["Windows line ends", '{\r\n  "model": { "name": "x" }\r\n}\r\n'],
    ["one line", '{"general":{"vimMode":true}}'],
    ["no final newline and non-ASCII text", '{\n  "ui": { "theme": "Größe 日本" } // größer\n}'],
  ])("leaves every byte as it was: %s", (_name, text) => {
    const once = edited(text);
    expect(once).not.toBe(text);
    expect(addHooks(once, LAUNCHER)).toEqual({ ok: true, text: once, changed: false });
    expect(removed(once)).toBe(text);
  });

  it("replaces an older entry of ours instead of adding a second", () => {
    const text = edited(edited("").replaceAll("/home/ada/.heed", "/old/.heed"));
    expect(text).not.toContain("/old/");
    expect(JSON.parse(text).hooks.AfterAgent).toHaveLength(1);
  });

  it("misses an entry that waits for another moment", () => {
    const everyRequest = edited("").replace('"matcher": "manual"', '"matcher": "auto"');
    expect(missingHooks(everyRequest, LAUNCHER)).toEqual(["PreCompress"]);
    expect(missingHooks(OTHERS, LAUNCHER)).toHaveLength(7);
  });

  it("refuses a broken file", () => {
    expect(addHooks("{ oops", LAUNCHER)).toMatchObject({ ok: false });
    expect(addHooks("[]", LAUNCHER)).toMatchObject({ ok: false });
    expect(addHooks('{"hooks":[]}', LAUNCHER)).toMatchObject({ ok: false });
  });

  it("respects hooksConfig: it says what is switched off and switches nothing on", () => {
    const off = '{\n  "hooksConfig": { "enabled": false }\n}\n';
    expect(hooksOff(off)).toBe("hooksConfig.enabled is false");
    expect(JSON.parse(edited(off)).hooksConfig).toEqual({ enabled: false });
    expect(hooksOff('{ "hooksConfig": { "disabled": ["heed"] } }')).toBe("hooksConfig.disabled names heed");
    expect(hooksOff(OTHERS)).toBeNull();
    expect(hooksOff("")).toBeNull();
    // No switch of this host (seen): only the ones above count.
    expect(hooksOff('{ "tools": { "enableHooks": false } }')).toBeNull();
  });

  it("tells of a file that the host itself cannot read", () => {
    for (const text of ['{ "model": {}, }', "\uFEFF{}"]) expect(hooksOff(text)).toContain("cannot read it");
  });
});
