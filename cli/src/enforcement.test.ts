import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { hookCommand } from "../../core/hosts/claude-code/settings";
import type { VerifierSpec } from "../../core/rule/schema";
import { HOOK_SHELL, hookWorld, pnpmBundle, RULE_ID, USE_PNPM, type WorldOptions } from "../test/hook-world";
import { type CommandContext, CommandFailure } from "./commands/context";
import { personCommand } from "./commands/person";

/** Sentences of enforcement.md section 5, each as a person meets it. */
let worlds: ReturnType<typeof hookWorld>[] = [];

function world(options?: WorldOptions) {
  const made = hookWorld(options);
  worlds.push(made);
  return made;
}

afterEach(() => {
  for (const made of worlds) made.remove();
  worlds = [];
});

const decisionOf = (answer: { hookSpecificOutput?: { permissionDecision?: string } }) =>
  answer.hookSpecificOutput?.permissionDecision;
const contextOf = (answer: { hookSpecificOutput?: { additionalContext?: string } }) =>
  answer.hookSpecificOutput?.additionalContext ?? "";
const BLOCK = "Standing rules";
const TESTS_FIRST: VerifierSpec = {
  kind: "required-step",
  trigger: { changed: ["src/**"] },
  step: { commands: [{ program: ["npm"], subcommand: ["test"] }] },
  before: "finish",
};

describe("what is injected, and when", () => {
  it("the block at the first prompt, every 10 prompts, when the revision changed, and after a compaction", async () => {
    const { keepBundle, prompt, hook } = world();
    keepBundle(pnpmBundle());
    const has: boolean[] = [];
    for (let number = 1; number <= 12; number += 1) {
      has.push(contextOf(await prompt("Go on.", `p-${number}`)).includes(BLOCK));
      await hook("Stop", { prompt_id: `p-${number}`, last_assistant_message: "ok" });
    }
    expect(has.flatMap((shown, index) => (shown ? index + 1 : []))).toEqual([1, 11]);
    keepBundle(pnpmBundle({ revision: 2 }));
    expect(contextOf(await prompt("Go on.", "p-13"))).toContain(BLOCK);
    expect(contextOf(await prompt("Go on.", "p-14"))).not.toContain(BLOCK);
    for (const id of ["c-1", "c-2"])
      expect(
        contextOf(await hook("SessionStart", { source: "compact", prompt_id: id })).split(BLOCK),
      ).toHaveLength(2);
  });

  it("the setting every-prompt restores the habit", async () => {
    const { keepBundle, prompt } = world();
    keepBundle({ ...pnpmBundle(), standingBlock: "every-prompt" });
    for (const id of ["p-1", "p-2", "p-3"]) expect(contextOf(await prompt("Go on.", id))).toContain(BLOCK);
  });

  it("applicable rules once in a task, and again after a compaction and in the next task", async () => {
    const { keepBundle, prompt, hook, bash } = world();
    keepBundle(pnpmBundle());
    const CARD = "Rules for this task";
    expect(contextOf(await prompt("Add the packages of the cart."))).toContain(CARD);
    await bash("ls");
    // Typed while the turn runs, so it is the same task.
    expect(contextOf(await prompt("and a test", "p-1b"))).not.toContain(CARD);
    expect(contextOf(await hook("SessionStart", { source: "compact" }))).toContain(CARD);
    await hook("Stop", { last_assistant_message: "ok" });
    expect(contextOf(await prompt("Add packages for a checkout.", "p-2"))).toContain(CARD);
  });

  it("the revision in force is fixed at the prompt", async () => {
    const { keepBundle, prompt, bash } = world();
    keepBundle(pnpmBundle({ verifier: { ...USE_PNPM, forbid: [{ program: ["yarn"] }] } }));
    await prompt("Install it.");
    expect(await bash("npm install x")).toEqual({});
    keepBundle(pnpmBundle({ revision: 2 }));
    expect(await bash("npm install y")).toEqual({});
    expect(decisionOf(await bash("yarn add x"))).toBe("deny");
    await prompt("And now?", "p-2");
    expect(decisionOf(await bash("npm install z"))).toBe("deny");
    expect(await bash("yarn add y")).toEqual({});
  });

  it("a rule that was taken back in the web application frees the act at once", async () => {
    const { keepBundle, prompt, bash } = world();
    keepBundle(pnpmBundle());
    await prompt("Install it.");
    expect(decisionOf(await bash("npm install x"))).toBe("deny");
    const id = "0199a000-0000-7000-8000-000000000013";
    keepBundle(pnpmBundle({ revision: 2, rule: { id, number: "R13" } }));
    expect(await bash("npm install x")).toEqual({});
    await prompt("And now?", "p-2");
    expect(decisionOf(await bash("npm install x"))).toBe("deny");
  });

  it("each delivery leaves a receipt of what was selected and what became of it", async () => {
    const { keepBundle, prompt, spooled } = world();
    keepBundle(pnpmBundle());
    await prompt("Add the packages of the cart.");
    const receipts = spooled().flatMap(({ note }) => (note?.type === "receipt" ? note.rules : []));
    expect(receipts).toEqual([
      { ruleId: RULE_ID, version: 1, form: "standing_block" },
      { ruleId: RULE_ID, version: 1, form: "card" },
    ]);
  });
});

describe("the cap, by our own count", () => {
  it("unrelated calls between do not reset it, whatever the host counts", async () => {
    const { keepBundle, prompt, bash } = world();
    keepBundle(pnpmBundle());
    await prompt("Install it.");
    const decisions: (string | undefined)[] = [];
    for (const name of ["a", "b", "c", "d"]) {
      decisions.push(decisionOf(await bash(`npm install ${name}`)));
      await bash("git status");
    }
    expect(decisions).toEqual(["deny", "deny", "deny", undefined]);
  });

  it("a passing action that the rule judges relevant closes the incident", async () => {
    const { keepBundle, prompt, bash } = world();
    keepBundle(
      pnpmBundle({ verifier: { ...USE_PNPM, instead: [{ program: ["pnpm"], subcommand: ["add"] }] } }),
    );
    await prompt("Install it.");
    for (const name of ["a", "b"]) await bash(`npm install ${name}`);
    await bash("pnpm add a");
    for (const name of ["c", "d", "e"]) expect(decisionOf(await bash(`npm install ${name}`))).toBe("deny");
  });

  it("a turn end that cannot be satisfied is blocked three times at most in ten rounds, then the person is told", async () => {
    const { repo, keepBundle, prompt, hook, bash, spooled } = world();
    keepBundle(pnpmBundle({ verifier: TESTS_FIRST }));
    await prompt("Change it.");
    await changed(hook, join(repo, "src/a.ts"));
    const held: boolean[] = [];
    const told: (string | undefined)[] = [];
    for (let round = 0; round < 10; round += 1) {
      const answer = await hook("Stop", {
        last_assistant_message: `Done ${round}.`,
        stop_hook_active: round > 0,
      });
      held.push(contextOf(answer) !== "");
      told.push(answer.systemMessage);
      await bash("ls");
    }
    expect(held).toEqual([true, true, true, ...Array.from({ length: 7 }, () => false)]);
    expect(told[3]).toContain("after 3 denials (R12");
    const outcomes = spooled().flatMap(
      ({ decision }) => decision?.verdicts.map(({ outcome }) => outcome) ?? [],
    );
    expect(outcomes).toContain("exhausted");
  });

  it("a turn end with no action in between counts double", async () => {
    const { repo, keepBundle, prompt, hook } = world();
    keepBundle(pnpmBundle({ verifier: TESTS_FIRST }));
    await prompt("Change it.");
    await changed(hook, join(repo, "src/a.ts"));
    const held: boolean[] = [];
    for (let round = 0; round < 4; round += 1) {
      const answer = await hook("Stop", {
        last_assistant_message: `Done ${round}.`,
        stop_hook_active: round > 0,
      });
      held.push(contextOf(answer) !== "");
    }
    expect(held).toEqual([true, true, false, false]);
  });

  it("from the third denial on the reason says not to try again", async () => {
    const { keepBundle, bash } = world();
    keepBundle(pnpmBundle());
    const says: boolean[] = [];
    for (const name of ["a", "b", "c"]) {
      const answer = await bash(`npm install ${name}`);
      says.push(
        (answer.hookSpecificOutput?.permissionDecisionReason ?? "").includes(
          "Do not try again; ask the person.",
        ),
      );
    }
    expect(says).toEqual([false, false, true]);
  });
});

describe("after the cap", () => {
  async function fourth(options: WorldOptions, rule: Parameters<typeof pnpmBundle>[0], fields = {}) {
    const { keepBundle, bash } = world(options);
    keepBundle(pnpmBundle(rule));
    for (const name of ["a", "b", "c"]) await bash(`npm install ${name}`, fields);
    return bash("npm install d", fields);
  }

  it("release lets go and tells the person", async () => {
    const answer = await fourth({}, {});
    expect(decisionOf(answer)).toBeUndefined();
    expect(answer.systemMessage).toContain("Heed let `npm install d` pass after 3 denials");
  });

  it("ask uses the host's own dialog, hold keeps denying", async () => {
    expect(decisionOf(await fourth({}, { rule: { onExhausted: "ask" } }))).toBe("ask");
    const held = await fourth({}, { rule: { onExhausted: "hold" } });
    expect(decisionOf(held)).toBe("deny");
    expect(held.hookSpecificOutput?.permissionDecisionReason).toContain("or do something else");
  });

  it("critical and blocker rules ask by default, and hold where nobody is there", async () => {
    const headless = { chain: [HOOK_SHELL, ["claude", "-p", "x"], ["zsh"]] };
    for (const severity of ["critical", "blocker"] as const) {
      expect(decisionOf(await fourth({}, { rule: { severity } }))).toBe("ask");
      expect(decisionOf(await fourth(headless, { rule: { severity } }))).toBe("deny");
    }
    expect(decisionOf(await fourth({}, { rule: { severity: "critical" } }, { agent_id: "a-1" }))).toBe(
      "deny",
    );
  });
});

describe("what the host did with the answer", () => {
  it("a deny that the host ignored is a bypassed violation, and the person is told", async () => {
    const { keepBundle, bash, hook, spooled } = world();
    keepBundle(pnpmBundle());
    const call = { tool_name: "Bash", tool_input: { command: "npm install x" }, tool_use_id: "ignored" };
    await bash("npm install x", { tool_use_id: "ignored" });
    await bash("npm install other");
    const answer = await hook("PostToolUse", { ...call, tool_response: { interrupted: false } });
    expect(answer.systemMessage).toContain("the host let `npm install x` happen although R12 stopped it");
    const verdicts = spooled().at(-1)?.decision?.verdicts;
    expect(verdicts?.at(-1)).toMatchObject({
      ruleId: RULE_ID,
      outcome: "bypassed",
      evidence: "npm install x",
    });
  });

  it("nor is self-protection passed over in silence", async () => {
    const { bash, hook, spooled } = world();
    await bash("heed undo 12", { tool_use_id: "ignored" });
    const call = { tool_name: "Bash", tool_input: { command: "heed undo 12" }, tool_use_id: "ignored" };
    expect((await hook("PostToolUse", { ...call, tool_response: {} })).systemMessage).toContain(
      "happen although",
    );
    expect(spooled().filter(({ note }) => note?.type === "alarm")).toHaveLength(2);
  });

  it("an act that failed, or that a person let pass in the dialog, is no bypass", async () => {
    const { keepBundle, bash, hook, spooled } = world();
    keepBundle(pnpmBundle());
    await bash("npm install x", { tool_use_id: "t" });
    const call = { tool_name: "Bash", tool_input: { command: "npm install x" }, tool_use_id: "t" };
    await hook("PostToolUseFailure", { ...call, error: "denied" });
    const outcomes = spooled().flatMap(
      ({ decision }) => decision?.verdicts.map(({ outcome }) => outcome) ?? [],
    );
    expect(outcomes).not.toContain("bypassed");
  });

  it("we never answer allow", async () => {
    const { keepBundle, bash, file, hook, prompt, raw } = world();
    keepBundle(pnpmBundle());
    const answers = [
      await prompt("Go on."),
      await bash("pnpm add x"),
      await bash("npm install x"),
      await bash("heed status"),
      await file("Write", "src/a.ts", "x"),
      await hook("Stop", { last_assistant_message: "ok" }),
      await raw("{}"),
    ];
    expect(JSON.stringify(answers)).not.toMatch(
      /"(?:permissionDecision|behavior|decision)":"(?:allow|approve)"/,
    );
  });
});

describe("alarms", () => {
  function settingsOf({ folder, home }: ReturnType<typeof hookWorld>, events: string[]): void {
    const command = hookCommand(join(home, "bin", "heed-hook"));
    const hooks = Object.fromEntries(
      events.map((event) => [event, [{ hooks: [{ type: "command", command }] }]]),
    );
    mkdirSync(join(folder, ".claude"), { recursive: true });
    writeFileSync(join(folder, ".claude", "settings.json"), JSON.stringify({ hooks }));
  }

  it("lost hooks are told to the person and to the server, once", async () => {
    const made = world();
    settingsOf(made, ["PreToolUse", "UserPromptSubmit", "Stop"]);
    expect((await made.prompt("Go on.")).systemMessage).toBeUndefined();
    settingsOf(made, ["UserPromptSubmit"]);
    const line = "Heed: 2 of 3 hooks are gone from the settings of Claude Code. Put them back: heed install";
    expect((await made.prompt("Go on.", "p-2")).systemMessage).toBe(line);
    expect((await made.prompt("Go on.", "p-3")).systemMessage).toBeUndefined();
    expect(made.spooled().flatMap(({ note }) => (note?.type === "alarm" ? note.alarm : []))).toEqual([
      "hooks_lost",
    ]);
  });

  it("hooks that are installed elsewhere are not missed", async () => {
    const made = world();
    settingsOf(made, []);
    expect((await made.prompt("Go on.")).systemMessage).toBeUndefined();
    expect((await made.prompt("Go on.", "p-2")).systemMessage).toBeUndefined();
  });
});

describe("failures", () => {
  it("fail open, with a recorded reason", async () => {
    const { home, keepBundle, bash } = world();
    keepBundle(pnpmBundle());
    rmSync(join(home, "links.json"));
    mkdirSync(join(home, "links.json"));
    writeFileSync(join(home, "overlay"), "not a folder");
    expect(await bash("npm install x")).toEqual({});
    rmSync(join(home, "sessions"), { recursive: true, force: true });
    writeFileSync(join(home, "sessions"), "not a folder");
    await bash("npm install x");
    expect(readFileSync(join(home, "log"), "utf8")).toMatch(/Z hook\.\w+/);
  });

  it("what cannot be judged passes and is counted, but counts as broken for a blocker", async () => {
    const unclear = 'echo ) npm install "open';
    const lenient = world();
    lenient.keepBundle(pnpmBundle());
    expect(await lenient.bash(unclear)).toEqual({});
    expect(lenient.spooled()[0]?.decision?.verdicts).toMatchObject([
      { verdict: "undecided", decision: "pass" },
    ]);
    const strict = world();
    strict.keepBundle(pnpmBundle({ rule: { severity: "blocker" } }));
    expect(decisionOf(await strict.bash(unclear))).toBe("deny");
  });
});

describe("sub-agents", () => {
  it("get the block by their own start event, are denied alike, and have a count of their own", async () => {
    const { keepBundle, prompt, hook, bash } = world();
    keepBundle(pnpmBundle());
    await prompt("Install it.");
    const agent = { agent_id: "a-1", agent_type: "general-purpose" };
    expect(contextOf(await hook("SubagentStart", agent))).toContain(BLOCK);
    for (const name of ["a", "b", "c"])
      expect(decisionOf(await bash(`npm install ${name}`, agent))).toBe("deny");
    expect(decisionOf(await bash("npm install d", agent))).toBeUndefined();
    expect(decisionOf(await bash("npm install e"))).toBe("deny");
  });

  it("never teach and never command", async () => {
    const { keepBundle, prompt, bash, spooled } = world();
    keepBundle(pnpmBundle());
    const agent = { agent_id: "a-1" };
    await prompt("no, always use npm here", "p-2", agent);
    expect(spooled().find(({ kind }) => kind === "prompt_submitted")?.author).toBe("subagent");
    expect((await prompt("heed: allow 12", "p-3", agent)).reason).toContain("only a person");
    expect(decisionOf(await bash("npm install x"))).toBe("deny");
  });
});

describe("the way out for people", () => {
  function terminal(made: ReturnType<typeof hookWorld>, inside = false) {
    const said: string[] = [];
    const context: CommandContext = {
      home: made.home,
      userHome: made.folder,
      cwd: made.repo,
      env: {},
      program: "",
      terminal: {
        interactive: false,
        say: (text) => said.push(text),
        warn: (text) => said.push(text),
        confirm: async () => true,
        choose: async () => null,
      },
      now: made.deps.now,
      random: made.deps.random,
      insideHost: () => inside,
    };
    return { said, run: (...words: string[]) => personCommand(context, words) };
  }

  it("heed: wrong needs no id: the act passes in this session, offline, and it is recorded", async () => {
    const { keepBundle, bash, prompt, spooled } = world();
    keepBundle(pnpmBundle());
    const denied = await bash("npm install x");
    expect(denied.systemMessage).toBe(
      "Heed stopped `npm install x` (R12, your rule of 29 Nov). Wrong? Type heed: wrong",
    );
    await prompt("heed: wrong");
    expect(await bash("npm install x")).toEqual({});
    const event = spooled().find(({ kind }) => kind === "action_requested");
    expect(spooled().find(({ note }) => note?.type === "command")?.note).toEqual({
      type: "command",
      command: { verb: "wrong", rule: "R12", eventId: event?.id },
      source: "prompt",
    });
  });

  it("the same in the terminal: wrong, allow and pause, each at once and without a network", async () => {
    const made = world();
    made.keepBundle(pnpmBundle());
    const { said, run } = terminal(made);
    await made.bash("npm install x");
    await run("wrong");
    expect(said.at(-1)).toContain("R12 was wrong");
    expect(await made.bash("npm install x")).toEqual({});
    expect(decisionOf(await made.bash("npm install y"))).toBe("deny");
    await run("allow", "12", "session");
    expect(await made.bash("npm install y")).toEqual({});
    await run("pause", "2h");
    expect(await made.bash("npm install z", { session_id: "s-2" })).toEqual({});
    const notes = made.spooled().flatMap(({ note }) => (note?.type === "command" ? note : []));
    expect(notes.map(({ command, source }) => `${command.verb} ${source}`).sort()).toEqual([
      "allow terminal",
      "pause terminal",
      "wrong terminal",
    ]);
  });

  it("not for an agent", async () => {
    const made = world();
    made.keepBundle(pnpmBundle());
    await expect(terminal(made, true).run("allow", "12")).rejects.toThrow(CommandFailure);
    expect(decisionOf(await made.bash("npm install x"))).toBe("deny");
  });
});

async function changed(hook: ReturnType<typeof hookWorld>["hook"], path: string): Promise<void> {
  await hook("PostToolUse", {
    tool_name: "Write",
    tool_input: { file_path: path, content: "x\n" },
    tool_response: { type: "create" },
    tool_use_id: path,
  });
}
