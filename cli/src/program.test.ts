import type { Command } from "commander";
import { describe, expect, it, vi } from "vitest";
import { parseCommandLine } from "./person/parse-command";
import { buildProgram } from "./program";
import type { ProgramHandlers } from "./program-handlers";

type Call = [handler: string, ...given: unknown[]];

/** Parses one command line with commands that only write down what they were given. */
async function parse(line: string[]): Promise<Call[]> {
  const calls: Call[] = [];
  const recorder =
    (name: string) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
    };
  const handlers: ProgramHandlers = {
    login: recorder("login"),
    link: recorder("link"),
    unlink: recorder("unlink"),
    install: recorder("install"),
    uninstall: recorder("uninstall"),
    status: recorder("status"),
    doctor: recorder("doctor"),
    check: recorder("check"),
    why: recorder("why"),
    listRules: recorder("listRules"),
    showRule: recorder("showRule"),
    diffRules: recorder("diffRules"),
    testRule: recorder("testRule"),
    exportBundle: recorder("exportBundle"),
    filesStatus: recorder("filesStatus"),
    syncFiles: recorder("syncFiles"),
    removeFiles: recorder("removeFiles"),
    person: recorder("person"),
    export: recorder("export"),
    importFiles: recorder("importFiles"),
    backfill: recorder("backfill"),
    flush: recorder("flush"),
  };
  await quiet(buildProgram("/nowhere", handlers)).parseAsync(line, { from: "user" });
  return calls;
}

function quiet(command: Command): Command {
  command.exitOverride().configureOutput({ writeErr: () => {}, writeOut: () => {} });
  for (const child of command.commands) quiet(child);
  return command;
}

const CHECK = {
  comparison: { kind: "commit", commit: "HEAD" },
  ...{ untracked: false, format: "text", bundle: undefined },
};
const INSTALL = { host: undefined, dryRun: false, yes: false, homeFolder: undefined };
const BACKFILL = { since: "90d", dryRun: false, undo: false, yes: false, json: false };
const EXPORT = { labels: false, personal: false, format: "json", out: undefined };
const IMPORT = { files: [], dryRun: false, yes: false, json: false, enforceable: false };
const TEST = { json: false, command: undefined, file: undefined, text: undefined };

describe("a command line that is wrong", () => {
  it.each([[["nonsense"]], [["check", "--wrong"]], [["rules", "show"]]])("%j ends with 2", async (line) => {
    const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });
    const say = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await expect(buildProgram("/nowhere").parseAsync(line, { from: "user" })).rejects.toThrow("exit 2");
    exit.mockRestore();
    say.mockRestore();
  });
});

describe("buildProgram", () => {
  it.each<[line: string[], call: Call]>([
    [["login"], ["login", undefined, { browser: true }]],
    [
      ["login", "heed.example.com", "--no-browser", "--name", "lab", "--token", "-"],
      ["login", "heed.example.com", { browser: false, name: "lab", token: "-" }],
    ],
    [["link"], ["link", { slug: undefined, yes: false }]],
    [
      ["link", "shop", "-y"],
      ["link", { slug: "shop", yes: true }],
    ],
    [["unlink"], ["unlink"]],
    [["export"], ["export", EXPORT]],
    [
      ["export", "--labels", "--out", "mine.jsonl"],
      ["export", { ...EXPORT, labels: true, out: "mine.jsonl" }],
    ],
    [
      ["export", "--format", "markdown", "--personal"],
      ["export", { ...EXPORT, format: "markdown", personal: true }],
    ],
    [["import"], ["importFiles", IMPORT]],
    [
      ["import", "CLAUDE.md", "reflections", "--dry-run", "--enforceable", "--json"],
      [
        "importFiles",
        { ...IMPORT, files: ["CLAUDE.md", "reflections"], dryRun: true, enforceable: true, json: true },
      ],
    ],
    [["backfill"], ["backfill", BACKFILL]],
    [
      ["backfill", "--since", "30d", "--dry-run", "--json"],
      ["backfill", { ...BACKFILL, since: "30d", dryRun: true, json: true }],
    ],
    [
      ["backfill", "--undo"],
      ["backfill", { ...BACKFILL, undo: true }],
    ],
    [["install"], ["install", INSTALL]],
    [
      ["install", "--host", "claude-code", "--dry-run", "--home", "/h", "--yes"],
      ["install", { host: "claude-code", dryRun: true, yes: true, homeFolder: "/h" }],
    ],
    [
      ["install", "--project"],
      ["install", { ...INSTALL, project: true }],
    ],
    [
      ["install", "--managed"],
      ["install", { ...INSTALL, managed: true }],
    ],
    [
      ["uninstall", "--purge"],
      ["uninstall", { ...INSTALL, purge: true }],
    ],
    [["status"], ["status", { json: false, showLast: false }]],
    [
      ["status", "--show-last"],
      ["status", { json: false, showLast: true }],
    ],
    [
      ["doctor", "--json"],
      ["doctor", { json: true, live: false }],
    ],
    [
      ["doctor", "--live"],
      ["doctor", { json: false, live: true }],
    ],
    [["why"], ["why", { json: false }]],
    [["check"], ["check", CHECK]],
    [
      ["check", "--staged"],
      ["check", { ...CHECK, comparison: { kind: "staged" } }],
    ],
    [
      ["check", "--diff", "origin/main", "--untracked", "--format", "sarif", "--bundle", "rules.json"],
      [
        "check",
        {
          comparison: { kind: "branch", base: "origin/main" },
          ...{ untracked: true, format: "sarif", bundle: "rules.json" },
        },
      ],
    ],
    [
      ["rules", "export-bundle"],
      ["exportBundle", { out: undefined }],
    ],
    [
      ["rules", "export-bundle", "rules.json"],
      ["exportBundle", { out: "rules.json" }],
    ],
    [["files"], ["filesStatus", { json: false }]],
    [
      ["files", "status", "--json"],
      ["filesStatus", { json: true }],
    ],
    [["files", "sync"], ["syncFiles"]],
    [["files", "remove"], ["removeFiles"]],
    [
      ["check", "origin/main", "--json"],
      ["check", { ...CHECK, comparison: { kind: "commit", commit: "origin/main" }, format: "json" }],
    ],
    [["rules"], ["listRules", { json: false }]],
    [
      ["rules", "list", "--json"],
      ["listRules", { json: true }],
    ],
    [
      ["rules", "show", "12"],
      ["showRule", "12", { json: false }],
    ],
    [
      ["rules", "test", "12", "npm ci"],
      ["testRule", "12", { ...TEST, command: "npm ci" }],
    ],
    [
      ["rules", "test", "12", "--command", "npm ci", "--json"],
      ["testRule", "12", { ...TEST, command: "npm ci", json: true }],
    ],
    [
      ["rules", "test", "12", "--file", "a.ts", "--text", "x"],
      ["testRule", "12", { ...TEST, file: "a.ts", text: "x" }],
    ],
    [["flush"], ["flush"]],
    [
      ["rules", "diff", "--json"],
      ["diffRules", { json: true }],
    ],
    [
      ["mute", "P4"],
      ["person", ["mute", "P4"]],
    ],
    [
      ["unmute", "P4"],
      ["person", ["unmute", "P4"]],
    ],
    [["undo"], ["person", ["undo"]]],
    [
      ["undo", "12"],
      ["person", ["undo", "12"]],
    ],
    [["wrong"], ["person", ["wrong"]]],
    [["pause"], ["person", ["pause"]]],
    [
      ["pause", "30", "minutes"],
      ["person", ["pause", "30", "minutes"]],
    ],
    [["resume"], ["person", ["resume"]]],
    [
      ["allow", "12"],
      ["person", ["allow", "12"]],
    ],
    [
      ["allow", "12", "this", "task"],
      ["person", ["allow", "12", "this", "task"]],
    ],
  ])("%j", async (line, call) => {
    expect(await parse(line)).toEqual([call]);
  });

  it.each<[line: string[], span: string]>([
    [["allow", "12", "--once"], "once"],
    [["allow", "12", "--task"], "task"],
    [["allow", "--session", "12"], "session"],
    [["allow", "12", "--day"], "day"],
  ])("%j means the same as the word", async (line, span) => {
    const [call] = await parse(line);
    const words = call?.[1] as string[];
    expect(parseCommandLine(words.join(" "))).toEqual({
      ok: true,
      command: { verb: "allow", rule: "R12", span },
    });
  });

  it("keeps the reason behind a span given as an option", async () => {
    expect(await parse(["allow", "12", "--task", "because", "CI", "is", "down"])).toEqual([
      ["person", ["allow", "12", "task", "because", "CI", "is", "down"]],
    ]);
  });

  it.each([
    [["allow"]],
    [["resume", "now"]],
    [["rules", "test"]],
    [["rules", "test", "12", "npm", "ci"]],
    [["rules", "test", "12", "npm ci", "--command", "npm ci"]],
    [["check", "main", "--staged"]],
    [["check", "--format", "xml"]],
    [["fly"]],
  ])("refuses %j", async (line) => {
    await expect(parse(line)).rejects.toThrow();
  });

  it("has a command line here for each command", () => {
    const names = (command: Command): string[] =>
      command.commands.map((child) => child.name()).filter((name) => name !== "hook");
    const program = buildProgram("/nowhere");
    expect(names(program).sort()).toEqual(
      "allow backfill check doctor export files flush import install link login mute pause resume rules status undo uninstall unlink unmute why wrong".split(
        " ",
      ),
    );
  });
});
