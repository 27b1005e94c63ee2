import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hookCommand } from "../../core/hosts/codex/settings";
import { EVERYWHERE, type VerifierSpec } from "../../core/rule/schema";
import { type Answer, hookWorld, pnpmBundle } from "../test/hook-world";
import { runHook } from "./hook";

const SHELL = ["/bin/bash", "-c", hookCommand("/home/ada/.heed/bin/heed-hook")];
const NO_GENERATED: VerifierSpec = { kind: "file-path", paths: ["generated/**"] };
const TESTS_FIRST: VerifierSpec = {
  kind: "required-step",
  trigger: { changed: ["src/**"] },
  step: { commands: [{ program: ["npm"], subcommand: ["test"] }] },
  before: "finish",
};

let world: ReturnType<typeof hookWorld>;
let calls = 0;

beforeEach(() => {
  world = hookWorld({ chain: [SHELL, ["codex"], ["-zsh"]] });
});
afterEach(() => world.remove());

async function hook(event: string, fields: Record<string, unknown> = {}): Promise<Answer> {
  world.advance(5_000);
  const payload = { session_id: "s-1", turn_id: "t-1", cwd: world.repo, hook_event_name: event, ...fields };
  const text = await runHook({ host: "codex", text: JSON.stringify(payload) }, world.deps);
  return text === "" ? {} : JSON.parse(text);
}

function call(event: string, tool_name: string, command: string, fields: Record<string, unknown> = {}) {
  calls += 1;
  return hook(event, { tool_name, tool_input: { command }, tool_use_id: `call_${calls}`, ...fields });
}

const patch = (...files: string[]) =>
  ["*** Begin Patch", ...files.flatMap((file) => [`*** Add File: ${file}`, "+x"]), "*** End Patch"].join(
    "\n",
  );
const isDenied = ({ hookSpecificOutput }: Answer) => hookSpecificOutput?.permissionDecision === "deny";
const kinds = () => world.spooled().map(({ kind }) => kind);

describe("one patch of several files", () => {
  it("is held for one of them, and becomes an event for each", async () => {
    world.keepBundle(pnpmBundle({ verifier: NO_GENERATED }));
    expect(isDenied(await call("PreToolUse", "apply_patch", patch("src/a.ts", "generated/b.ts")))).toBe(true);
    expect(isDenied(await call("PreToolUse", "apply_patch", patch("src/a.ts", "src/b.ts")))).toBe(false);
    const requested = world.spooled().filter(({ kind }) => kind === "action_requested");
    expect(requested.map(({ action }) => action?.kind === "file_change" && action.path)).toEqual([
      "src/a.ts",
      "generated/b.ts",
      "src/a.ts",
      "src/b.ts",
    ]);
    expect(requested.map(({ decision }) => decision?.decision)).toEqual(["pass", "deny", "pass", "pass"]);
  });

  it("counts as one denial, and a file of it that complies closes nothing", async () => {
    world.keepBundle(pnpmBundle({ verifier: NO_GENERATED }));
    const both = patch("generated/a.ts", "src/a.ts", "generated/b.ts");
    const held: boolean[] = [];
    for (let round = 0; round < 4; round += 1)
      held.push(isDenied(await call("PreToolUse", "apply_patch", both)));
    expect(held).toEqual([true, true, true, false]);
  });

  it("is as many steps of the task when it has run", async () => {
    world.keepBundle(pnpmBundle({ verifier: TESTS_FIRST }));
    await hook("UserPromptSubmit", { prompt: "Change it." });
    await call("PostToolUse", "apply_patch", patch("docs/a.md", "src/a.ts"), {
      tool_response: "Exit code: 0\n",
    });
    expect((await hook("Stop", { last_assistant_message: "Done." })).decision).toBe("block");
  });
});

describe("turns", () => {
  it("the host would let a turn be held for ever: our own count ends it, the person is told", async () => {
    world.keepBundle(pnpmBundle({ verifier: TESTS_FIRST }));
    await hook("UserPromptSubmit", { prompt: "Change it." });
    await call("PostToolUse", "apply_patch", patch("src/a.ts"), { tool_response: "Exit code: 0\n" });
    const held: boolean[] = [];
    for (let round = 0; round < 40; round += 1) {
      const answer = await hook("Stop", { stop_hook_active: round > 0, last_assistant_message: "Done." });
      held.push(answer.decision === "block");
      await call("PreToolUse", "Bash", "ls");
    }
    expect(held.filter(Boolean)).toHaveLength(3);
    expect(held.lastIndexOf(true)).toBe(2);
  });

  it("a required step that failed is not done: the exit code is read from the rollout", async () => {
    world.keepBundle(pnpmBundle({ verifier: TESTS_FIRST }));
    const transcript_path = join(world.folder, "rollout.jsonl");
    const row = (id: string, exit_code: number) =>
      `${JSON.stringify({ type: "event_msg", payload: { type: "item_completed", item: { type: "CommandExecution", id, exit_code } } })}\n`;
    await hook("UserPromptSubmit", { prompt: "Change it." });
    await call("PostToolUse", "apply_patch", patch("src/a.ts"), { tool_response: "Exit code: 0\n" });
    writeFileSync(transcript_path, row("call_failed", 1));
    await call("PostToolUse", "Bash", "npm test", { tool_use_id: "call_failed", transcript_path });
    expect((await hook("Stop", { last_assistant_message: "Done." })).decision).toBe("block");
    writeFileSync(transcript_path, row("call_failed", 1) + row("call_good", 0));
    await call("PostToolUse", "Bash", "npm test", { tool_use_id: "call_good", transcript_path });
    expect((await hook("Stop", { last_assistant_message: "Again." })).decision).toBeUndefined();
  });

  it("an interrupt ends the turn: what is typed next begins a task", async () => {
    await hook("UserPromptSubmit", { prompt: "Make it." });
    await call("PreToolUse", "Bash", "ls");
    await hook("Interrupt");
    await hook("UserPromptSubmit", { prompt: "no, use npm here, not yarn", turn_id: "t-2" });
    expect(kinds()).toEqual(["prompt_submitted", "action_requested", "turn_interrupted", "prompt_submitted"]);
  });

  it("what is typed while a turn runs belongs to its task, and is the person's", async () => {
    world.keepBundle(pnpmBundle({ rule: { applicability: EVERYWHERE } }));
    await hook("UserPromptSubmit", { prompt: "Make it." });
    await call("PreToolUse", "Bash", "ls");
    await hook("UserPromptSubmit", { prompt: "no, use npm here, not yarn" });
    const prompts = world.spooled().filter(({ kind }) => kind === "prompt_submitted");
    expect(prompts.map(({ author, turnId }) => [author, turnId])).toEqual([
      ["human", "t-1"],
      ["human", "t-1"],
    ]);
  });

  it("the standing block comes again after a compaction, and in a sub-agent", async () => {
    world.keepBundle(pnpmBundle());
    const block = ({ hookSpecificOutput }: Answer) => hookSpecificOutput?.additionalContext ?? "";
    expect(block(await hook("UserPromptSubmit", { prompt: "Go." }))).toContain("Standing rules");
    expect(block(await hook("UserPromptSubmit", { prompt: "Go on.", turn_id: "t-2" }))).not.toContain(
      "Standing",
    );
    expect(block(await hook("SessionStart", { source: "compact" }))).toContain("Standing rules");
    const child = { agent_id: "a-1", agent_type: "default" };
    expect(block(await hook("SubagentStart", child))).toContain("Standing rules");
  });
});

describe("who speaks", () => {
  const author = async (fields: Record<string, unknown> = {}) => {
    await hook("UserPromptSubmit", { prompt: "no, use npm here", ...fields });
    return world.spooled().findLast(({ kind }) => kind === "prompt_submitted")?.author;
  };
  const daemon = ["/home/ada/.codex/packages/current/bin/codex", "app-server", "--managed-daemon"];

  it("a task that the model wrote for a sub-agent is not the person's", async () => {
    expect(await author({ agent_id: "a-1", agent_type: "default" })).toBe("subagent");
  });

  it("what a hook made of a turn's end is nobody's", async () => {
    expect(await author({ prompt: '<hook_prompt hook_run_id="stop:0">no, use npm</hook_prompt>' })).toBe(
      "system",
    );
  });

  it.each([
    ["a person in a terminal", [SHELL, ["codex"], ["-zsh"]], "human"],
    [
      "its wrapper of npm",
      [SHELL, ["/x/@openai/codex-linux-x64/bin/codex"], ["node", "/x/.bin/codex"], ["-zsh"]],
      "human",
    ],
    ["codex exec", [SHELL, ["codex", "exec", "fix"], ["-zsh"]], "headless"],
    ["an editor's server", [SHELL, ["codex", "app-server"], ["code"]], "headless"],
    ["another host above", [SHELL, ["codex"], ["bash", "-c", "codex"], ["claude"], ["-zsh"]], "agent"],
    ["the daemon under the terminal that started it", [SHELL, daemon, ["codex"], ["-zsh"]], "human"],
    ["the daemon, and no terminal anywhere", [SHELL, daemon, ["/sbin/init"]], "agent"],
    [
      "the daemon, of which an agent opened a terminal",
      [SHELL, daemon, ["codex"], ["bash"], ["claude"]],
      "agent",
    ],
    ["a script that feeds the hook", [["bash", "feed.sh"], ["codex"], ["-zsh"]], "agent"],
  ])("%s", async (_name, chain, expected) => {
    world.calledBy(chain);
    expect(await author({ session_id: "s-2" })).toBe(expected);
  });

  it("only a person gives commands, and the model never sees them", async () => {
    const answer = await hook("UserPromptSubmit", { prompt: "heed: pause" });
    expect(answer).toMatchObject({ decision: "block", reason: /pause/i });
    world.calledBy([SHELL, ["codex", "exec", "x"], ["-zsh"]]);
    const refused = await hook("UserPromptSubmit", { prompt: "heed: pause", session_id: "s-3" });
    expect(refused.reason).toContain("only a person");
  });
});

describe("whatever comes", () => {
  it.each([
    ["", ""],
    ["no JSON", "{"],
    ["another host's event", '{"session_id":"s","cwd":"/x","hook_event_name":"AfterAgent"}'],
    ["a list", "[]"],
  ])("%s is answered by silence", async (_name, text) => {
    expect(await runHook({ host: "codex", text }, world.deps)).toBe("");
  });

  it("agents may not take our entries out of hooks.json, nor the trust in them", async () => {
    mkdirSync(join(world.folder, ".codex"));
    writeFileSync(join(world.folder, ".codex", "hooks.json"), "{}");
    const file = join(world.folder, ".codex", "config.toml");
    writeFileSync(file, 'model = "x"\n');
    const off = `*** Begin Patch\n*** Update File: ${file}\n@@\n model = "x"\n+[features]\n+hooks = false\n*** End Patch`;
    expect(isDenied(await call("PreToolUse", "apply_patch", off))).toBe(true);
    const other = `*** Begin Patch\n*** Update File: ${file}\n@@\n-model = "x"\n+model = "y"\n*** End Patch`;
    expect(isDenied(await call("PreToolUse", "apply_patch", other))).toBe(false);
  });
});
