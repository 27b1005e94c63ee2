import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addHooks, removeHooks } from "../../core/hosts/codex/settings";
import { git, runDetached } from "../support/detached";
import { removeFolder } from "../support/remove-folder";
import { codexBinary } from "./codex-binary";
import { type CodexModel, startCodexModel } from "./codex-model";
import { codexEnvironment, prepareCodexHome } from "./codex-terminal";
import { DENIED, shell } from "./codex-world";

let root: string;
let home: string;
let project: string;
let model: CodexModel;

beforeAll(async () => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), "heed-codex-")));
  home = path.join(root, "home");
  project = path.join(root, "shop");
  model = await startCodexModel();
  prepareCodexHome(home, { project, model });
  git(root, "init", "-q", "shop");
});

afterAll(async () => {
  await model?.close();
  await removeFolder(root);
});

const HOOKS = () => path.join(home, ".codex", "hooks.json");
const OTHERS =
  '{ "hooks": { "PreToolUse": [ { "hooks": [ { "type": "command", "command": "true" } ] } ] } }\n';

/** Registers a launcher with these lines, or none at all, as install does, and lets the model run a command. */
async function runWith(lines: string[] | null): Promise<string> {
  const launcher = path.join(root, `heed-hook`);
  if (lines === null) rmSync(launcher, { force: true });
  else writeFileSync(launcher, `#!/bin/sh\n${lines.join("\n")}\n`, { mode: 0o755 });
  const edit = addHooks(OTHERS, launcher);
  if (!edit.ok) throw new Error(edit.reason);
  writeFileSync(HOOKS(), edit.text);
  return runCommand();
}

async function runCommand(): Promise<string> {
  const before = model.requests.length;
  model.script([shell("echo it-ran"), { text: "Done." }]);
  const argv = [codexBinary(), "exec", "--json", "--dangerously-bypass-hook-trust", "do it"];
  const { code } = await runDetached(argv, { cwd: project, env: codexEnvironment(home), timeoutMs: 120_000 });
  expect(code).toBe(0);
  expect(model.requests.length).toBe(before + 2);
  return model.requests.at(-1)?.lastMessage ?? "";
}

const DENY = JSON.stringify({
  hookSpecificOutput: {
    hookEventName: "PreToolUse",
    permissionDecision: "deny",
    permissionDecisionReason: "R1: use pnpm",
  },
});

describe("a Heed that is gone, broken or slow blocks nothing in Codex", () => {
  it("the launcher is asked (so that the rest of this proves something)", async () => {
    const deny = `case "$(cat)" in *'"hook_event_name":"PreToolUse"'*) printf '%s' '${DENY}' ;; esac`;
    expect(await runWith([deny])).toMatch(DENIED);
  });

  it.each([
    ["gone", null],
    ["crashing", ["exit 1"]],
    ["one that ends with the code of a denial, without a word", ["exit 2"]],
    ["killed", ["kill -9 $$"]],
    ["no longer a program that can be read", ["$((("]],
    ["one that answers rubbish", ["echo '{\"decision\":'"]],
    ["one that closes its ears", ["exec <&-", "exit 0"]],
  ])("%s", async (_name, lines) => {
    const read = await runWith(lines);
    expect(read).toContain("it-ran");
    expect(read).not.toMatch(DENIED);
  });

  it("too slow", async () => {
    const slow = `case "$(cat)" in *'"hook_event_name":"PreToolUse"'*) sleep 60 ;; esac`;
    expect(await runWith([slow])).toContain("it-ran");
  });

  it("taken out again, the file is the same and the host works", async () => {
    const edit = removeHooks(readFileSync(HOOKS(), "utf8"));
    expect(edit).toMatchObject({ ok: true, text: OTHERS });
    if (edit.ok) writeFileSync(HOOKS(), edit.text);
    expect(await runCommand()).toContain("it-ran");
  });
});
