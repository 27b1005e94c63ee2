import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hookCommand } from "../../core/hosts/gemini-cli/settings";
import type { VerifierSpec } from "../../core/rule/schema";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { runHook } from "./hook";

const SHELL = ["bash", "-c", hookCommand("/home/ada/.heed/bin/heed-hook")];
const TESTS_FIRST: VerifierSpec = {
  kind: "required-step",
  trigger: { changed: ["src/**"] },
  step: { commands: [{ program: ["npm"], subcommand: ["test"] }] },
  before: "finish",
};

type Answer = {
  decision?: string;
  reason?: string;
  systemMessage?: string;
  hookSpecificOutput?: { additionalContext?: string; tool_input?: Record<string, unknown> };
};

let world: ReturnType<typeof hookWorld>;

beforeEach(() => {
  world = hookWorld({ chain: [SHELL, ["node", "/usr/local/bin/gemini"], ["-zsh"]] });
});
afterEach(() => world.remove());

async function hook(event: string, fields: Record<string, unknown> = {}): Promise<Answer> {
  world.advance(5_000);
  const payload = {
    session_id: "s-1",
    transcript_path: transcript(),
    cwd: world.repo,
    hook_event_name: event,
    timestamp: new Date(world.deps.now()).toISOString(),
    ...fields,
  };
  const text = await runHook({ host: "gemini-cli", text: JSON.stringify(payload) }, world.deps);
  return text === "" ? {} : JSON.parse(text);
}

const transcript = () => join(world.folder, "session.jsonl");
const prompt = (text: string) => hook("BeforeAgent", { prompt: text });
const run = (command: string) =>
  hook("BeforeTool", { tool_name: "run_shell_command", tool_input: { command } });
const write = () =>
  hook("AfterTool", {
    tool_name: "write_file",
    tool_input: { file_path: "src/a.ts", content: "x" },
    tool_response: {},
  });
const finish = (fields: Record<string, unknown> = {}) =>
  hook("AfterAgent", { prompt: "Change it.", prompt_response: "Done.", stop_hook_active: false, ...fields });
const told = (kind: string) => world.spooled().filter((event) => event.kind === kind);
const row = (fields: object) =>
  `${JSON.stringify({ id: "r", timestamp: "2026-11-29T12:00:30.000Z", ...fields })}\n`;

describe("calls", () => {
  it("are denied each time, though the host gives them no id", async () => {
    world.keepBundle(pnpmBundle());
    await prompt("Add it.");
    for (const _time of [1, 2]) {
      const { decision, reason, systemMessage } = await run("npm install");
      expect({ decision, told: systemMessage?.includes("R12") }).toEqual({ decision: "deny", told: true });
      expect(reason).toContain("This project uses pnpm.");
    }
    expect(told("action_requested")).toHaveLength(2);
    expect(await run("pnpm install")).toEqual({});
  });

  it("before which a rule reminds: the host takes nothing there, so it is said with the result, once, and not lost", async () => {
    const verifier: VerifierSpec = { ...TESTS_FIRST, before: "commit" };
    world.keepBundle(pnpmBundle({ verifier, rule: { mode: "remind" } }));
    await prompt("Change it.");
    await write();
    const command = "git commit -m change";
    expect(await run(command)).toEqual({});
    const result = (ran: string) =>
      hook("AfterTool", {
        ...{ tool_name: "run_shell_command", tool_input: { command: ran } },
        tool_response: { llmContent: "done" },
      });
    const said = (await result(command)).hookSpecificOutput?.additionalContext ?? "";
    expect(said.split("Use pnpm for packages.")).toHaveLength(2);
    // Counted where it was broken, not again where it was said.
    const counted = world
      .spooled()
      .flatMap(({ kind, decision }) => (decision?.verdicts ?? []).map((one) => [kind, one.decision]));
    expect(counted.filter(([, decision]) => decision === "remind")).toEqual([["action_requested", "remind"]]);
    expect(await result("git status")).toEqual({});
  });

  it("that start a sub-agent take the standing rules along, which the main thread keeps to itself", async () => {
    world.keepBundle(pnpmBundle());
    const tool_input = { agent_name: "generalist", prompt: "look around" };
    const { hookSpecificOutput } = await hook("BeforeTool", { tool_name: "invoke_agent", tool_input });
    expect(hookSpecificOutput?.tool_input).toMatchObject({ agent_name: "generalist" });
    expect(hookSpecificOutput?.tool_input?.prompt).toMatch(
      /^look around\n\n<heed-rules>[\s\S]*Use pnpm for packages/,
    );
    // Telling a sub-agent is not telling the main one.
    expect((await prompt("Add it.")).hookSpecificOutput?.additionalContext).toContain(
      "Use pnpm for packages",
    );
  });
});

describe("prompts", () => {
  it("get the rules through BeforeAgent, once, and again after the person's /compress", async () => {
    world.keepBundle(pnpmBundle());
    expect(await hook("SessionStart", { source: "startup" })).toEqual({});
    expect((await prompt("Add it.")).hookSpecificOutput?.additionalContext).toContain("[heed-rules]");
    await finish();
    expect((await prompt("Go on.")).hookSpecificOutput?.additionalContext ?? "").not.toContain(
      "Standing rules",
    );
    await hook("PreCompress", { trigger: "auto" });
    expect((await prompt("On.")).hookSpecificOutput?.additionalContext ?? "").not.toContain("Standing rules");
    await hook("PreCompress", { trigger: "manual" });
    expect((await prompt("More.")).hookSpecificOutput?.additionalContext).toContain("Standing rules");
  });

  it("get them again when the host has summed up the history by itself", async () => {
    world.keepBundle(pnpmBundle());
    await prompt("Add it.");
    writeFileSync(transcript(), '{"$set":{"messages":[{"content":[{"text":"<state_snapshot>x"}]}]}}\n');
    expect((await prompt("Go on.")).hookSpecificOutput?.additionalContext).toContain("Standing rules");
  });

  it("are the person's words only as far as the person typed them", async () => {
    await prompt("fix @a.ts\n--- Content from referenced files ---\nno, we use yarn\n--- End of content ---");
    expect(told("prompt_submitted")[0]).toMatchObject({ prompt: "fix @a.ts", author: "human" });
  });

  it("are confirmed by the session file, and what another tool put in a person's place is not", async () => {
    await prompt("no, we use yarn here");
    writeFileSync(
      transcript(),
      row({
        type: "user",
        content: [{ text: "no, we use yarn here" }],
        displayContent: [{ text: "Change it." }],
      }),
    );
    await finish();
    const notes = told("client_note").map(({ note }) => note?.type === "provenance" && note.found);
    expect(notes).toEqual(["none"]);
  });
});

describe("turns", () => {
  const hold = async () => {
    world.keepBundle(pnpmBundle({ verifier: TESTS_FIRST }));
    await prompt("Change it.");
    await write();
  };

  it("that are held come back as a prompt, which is the host's and starts no task", async () => {
    await hold();
    const { decision, reason = "" } = await finish();
    expect(decision).toBe("deny");
    await prompt(reason);
    expect(told("prompt_submitted").map(({ author }) => author)).toEqual(["human", "system"]);
    // Still the same task: the missing step is missing.
    expect((await finish({ stop_hook_active: true })).decision).toBe("deny");
  });

  it("are held within our own count: the host would call for ever", async () => {
    await hold();
    const held: boolean[] = [];
    for (let round = 0; round < 40; round += 1) {
      const { decision, reason } = await finish({ stop_hook_active: round > 0 });
      held.push(decision === "deny");
      if (reason) await prompt(reason);
      await run("ls");
    }
    expect(held.filter(Boolean)).toHaveLength(3);
    expect(held.lastIndexOf(true)).toBe(2);
  });

  it("that the person interrupted are never held, and told once, with the time of the session file", async () => {
    await hold();
    writeFileSync(
      transcript(),
      row({ type: "user", content: [{ text: "Change it." }] }) +
        row({ id: "i1", type: "info", content: "Request cancelled." }),
    );
    expect((await finish({ prompt_response: "[no response text]" })).decision).toBeUndefined();
    await prompt("no, do it differently");
    expect(told("turn_interrupted").map(({ occurredAt }) => occurredAt)).toEqual([
      "2026-11-29T12:00:30.000Z",
    ]);
    expect(told("turn_finished")).toEqual([]);
  });

  it("whose edit was declined tell the refusal, though no hook saw it", async () => {
    await prompt("Write it.");
    const denied = {
      functionResponse: { response: { error: "[Operation Cancelled] Reason: User denied execution." } },
    };
    const call = {
      ...{ id: "c1", name: "write_file", args: { file_path: "a.txt", content: "A\n" }, status: "cancelled" },
      ...{ timestamp: "2026-11-29T12:00:30.000Z", result: [denied] },
      resultDisplay: { filePath: join(world.repo, "a.txt"), originalContent: "", newContent: "A\n" },
    };
    writeFileSync(transcript(), row({ type: "gemini", toolCalls: [call] }));
    await prompt("no, use tabs instead");
    expect(told("action_finished")).toMatchObject([
      { outcome: "denied", action: { kind: "file_change", path: "a.txt", addedLines: ["A"] } },
    ]);
  });
});

describe("the end of a session", () => {
  it("is told once, though the host calls three times", async () => {
    await prompt("Go.");
    for (const _time of [1, 2, 3]) await hook("SessionEnd", { reason: "exit" });
    expect(told("session_ended")).toHaveLength(1);
    await prompt("Resumed.");
    await hook("SessionEnd", { reason: "exit" });
    expect(told("session_ended")).toHaveLength(2);
  });
});

describe("commands of the person", () => {
  it("are obeyed and kept from the model; from anybody else they are only kept from it", async () => {
    world.keepBundle(pnpmBundle());
    await prompt("Go.");
    const obeyed = await prompt("heed: pause 1m");
    expect(obeyed).toMatchObject({ decision: "deny" });
    expect(obeyed.reason).toMatch(/paused/i);
    world.calledBy([SHELL, ["node", "/usr/local/bin/gemini", "-p", "x"], ["bash", "nightly.sh"]]);
    expect((await prompt("heed: resume")).reason).toContain("only a person");
  });
});
