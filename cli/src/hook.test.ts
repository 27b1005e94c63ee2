import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { hookEventSchema } from "../../core/hook-event/schema";
import { HOOK_SHELL, hookWorld, pnpmBundle, RULE_ID, type WorldOptions } from "../test/hook-world";

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

describe("events", () => {
  it("spools valid canonical events of a linked repository", async () => {
    const { hook, bash, prompt, spooled, flushes } = world();
    await hook("SessionStart", { source: "startup" });
    await prompt("Add a cart page.");
    await bash("node src/app.js");
    await hook("Stop", { last_assistant_message: "Done." });
    const events = spooled();
    expect(events.map(({ kind }) => kind)).toEqual([
      "session_started",
      "prompt_submitted",
      "action_requested",
      "turn_finished",
    ]);
    for (const event of events) expect(hookEventSchema.safeParse(event).error).toBeUndefined();
    expect(events[1]).toMatchObject({
      author: "human",
      prompt: "Add a cart page.",
      project: { key: "shop", branch: "main" },
      turnId: "p-1",
    });
    expect(flushes()).toBe(3);
  });

  it("masks secrets and strips host text and private parts before the spool", async () => {
    const { prompt, spooled } = world();
    await prompt("Use ghp_abcdefghijklmnopqrstuvwxyz0123456789 <private>my salary</private> please");
    const text = JSON.stringify(spooled());
    expect(text).not.toContain("ghp_abcdefghij");
    expect(text).not.toContain("salary");
    expect(text).toContain("please");
  });

  it("sends no content of ignored, secret or outside files", async () => {
    const { repo, hook, spooled } = world();
    writeFileSync(join(repo, ".gitignore"), "build/\n");
    const files = [join(repo, "build/out.js"), join(repo, ".env"), "/elsewhere/x.ts", join(repo, "src/a.ts")];
    for (const [index, file_path] of files.entries()) {
      const tool_input = { file_path, content: `content-${index}\n` };
      await hook("PreToolUse", { tool_name: "Write", tool_input, tool_use_id: `w${index}` });
    }
    const text = JSON.stringify(spooled());
    expect(spooled().map(({ action }) => action?.kind === "file_change" && action.path)).toEqual([
      "build/out.js",
      ".env",
      "/elsewhere/x.ts",
      "src/a.ts",
    ]);
    expect(
      ["content-0", "content-1", "content-2", "content-3"].filter((part) => text.includes(part)),
    ).toEqual(["content-3"]);
  });

  it("counts an event once when Heed is installed twice, and answers both", async () => {
    const { keepBundle, bash, spooled } = world();
    keepBundle(pnpmBundle());
    const first = await bash("npm install x", { tool_use_id: "same" });
    const second = await bash("npm install x", { tool_use_id: "same" });
    expect(first.hookSpecificOutput?.permissionDecision).toBe("deny");
    expect(second.hookSpecificOutput?.permissionDecision).toBe("deny");
    expect(spooled()).toHaveLength(1);
  });

  it("finds in the transcript who typed, what was refused and what was interrupted, each once", async () => {
    const { folder, prompt, hook, spooled } = world();
    const transcript_path = join(folder, "t.jsonl");
    await prompt("Release the package", "p-1", { transcript_path });
    writeFileSync(
      transcript_path,
      readFileSync(new URL("../../core/hosts/claude-code/fixtures/transcript.jsonl", import.meta.url)),
    );
    await hook("Stop", { transcript_path, last_assistant_message: "ok" });
    await hook("Stop", { transcript_path, last_assistant_message: "ok again" });
    const notes = spooled().filter(({ kind }) => kind === "client_note");
    const [promptEvent] = spooled();
    expect(notes.map(({ note }) => note)).toEqual([
      { type: "provenance", promptEventId: promptEvent?.id, found: "human" },
    ]);
    const denied = spooled().filter(({ outcome }) => outcome === "denied");
    expect(denied.map(({ feedback }) => feedback)).toEqual([
      "never publish by hand, use make release",
      undefined,
    ]);
    expect(denied[0]?.occurredAt).toBe("2026-11-29T19:11:21.612Z");
    expect(spooled().filter(({ kind }) => kind === "turn_interrupted")).toHaveLength(1);
  });
});

describe("rules", () => {
  it("denies with the reason and the person's words, and shows the person the way out", async () => {
    const { keepBundle, bash, spooled } = world();
    keepBundle(pnpmBundle());
    const answer = await bash("cd web && npm ci");
    expect(answer.hookSpecificOutput?.permissionDecision).toBe("deny");
    expect(answer.hookSpecificOutput?.permissionDecisionReason).toContain("no, we use pnpm here");
    expect(answer.systemMessage).toContain("heed: wrong");
    expect(spooled()[0]?.decision).toMatchObject({
      decision: "deny",
      verdicts: [{ ruleId: RULE_ID, denial: 1 }],
    });
    expect(await bash("pnpm add left-pad")).toEqual({});
    expect(await bash('grep -rn "npm install" docs')).toEqual({});
  });

  it("lets go after three denials of one incident and not before the next task starts again", async () => {
    const { keepBundle, bash, prompt, hook } = world();
    keepBundle(pnpmBundle());
    await prompt("Install it");
    const decisions: (string | undefined)[] = [];
    for (const name of ["a", "b", "c", "d"]) {
      decisions.push((await bash(`npm install ${name}`)).hookSpecificOutput?.permissionDecision);
    }
    expect(decisions).toEqual(["deny", "deny", "deny", undefined]);
    await prompt("and hurry", "p-2");
    expect((await bash("npm install d")).hookSpecificOutput).toBeUndefined();
    await hook("Stop", { last_assistant_message: "Installed." });
    await prompt("Now the next thing", "p-3");
    expect((await bash("npm install e")).hookSpecificOutput?.permissionDecision).toBe("deny");
  });

  it("holds the end of a turn until a required step ran, and not for another task's changes", async () => {
    const { repo, keepBundle, prompt, hook } = world();
    keepBundle(
      pnpmBundle({
        verifier: {
          kind: "required-step",
          trigger: { changed: ["src/**"] },
          step: { commands: [{ program: ["npm"], subcommand: ["test"] }] },
          before: "finish",
        },
      }),
    );
    await prompt("Change it");
    const write = { tool_name: "Write", tool_input: { file_path: join(repo, "src/a.ts"), content: "x\n" } };
    await hook("PostToolUse", { ...write, tool_response: { type: "create" }, tool_use_id: "w" });
    const held = await hook("Stop", { last_assistant_message: "Done." });
    expect(held.hookSpecificOutput?.additionalContext).toContain("R12");
    const test = { tool_name: "Bash", tool_input: { command: "npm test" }, tool_use_id: "t" };
    await hook("PostToolUse", { ...test, tool_response: { interrupted: false } });
    expect(
      (await hook("Stop", { last_assistant_message: "Tested.", stop_hook_active: true })).hookSpecificOutput,
    ).toBe(undefined);
    await prompt("Only explain", "p-2");
    expect((await hook("Stop", { last_assistant_message: "Explained." })).hookSpecificOutput).toBeUndefined();
  });

  it("injects the standing block and cards at the first prompt, once", async () => {
    const { keepBundle, prompt, hook } = world();
    keepBundle(pnpmBundle());
    const first = await prompt("Add a cart page.");
    expect(first.hookSpecificOutput?.additionalContext).toContain("Standing rules");
    await hook("Stop", { last_assistant_message: "x" });
    const second = await prompt("And a checkout.", "p-2");
    expect(second.hookSpecificOutput?.additionalContext ?? "").not.toContain("Standing rules");
    const compacted = await hook("SessionStart", { source: "compact" });
    expect(compacted.hookSpecificOutput?.additionalContext).toContain("Standing rules");
  });

  it("shows a notice once", async () => {
    const { keepBundle, prompt } = world();
    keepBundle(pnpmBundle({ notices: [{ id: "n1", text: "Heed learned: use pnpm", ruleId: null }] }));
    expect((await prompt("One")).systemMessage).toBe("Heed learned: use pnpm");
    expect((await prompt("Two", "p-2")).systemMessage).toBeUndefined();
  });

  it("stops the agent from changing Heed", async () => {
    const { home, bash, spooled } = world();
    expect((await bash("heed undo 12")).hookSpecificOutput?.permissionDecision).toBe("deny");
    expect((await bash(`rm -rf ${home}`)).hookSpecificOutput?.permissionDecision).toBe("deny");
    expect(await bash("heed status")).toEqual({});
    expect(spooled().filter(({ note }) => note?.type === "alarm")).toHaveLength(2);
  });
});

describe("prompt commands", () => {
  it("undo frees the rule at once and offline, and is told to the server", async () => {
    const { keepBundle, prompt, bash, spooled } = world();
    keepBundle(pnpmBundle());
    const answer = await prompt("heed: undo 12");
    expect(answer).toEqual({ decision: "block", reason: "Heed: R12 no longer counts (Use pnpm, not npm.)." });
    expect(await bash("npm install x")).toEqual({});
    expect(spooled()[0]?.note).toEqual({
      type: "command",
      command: { verb: "undo", rule: "R12" },
      source: "prompt",
    });
    keepBundle(pnpmBundle({ revision: 2 }));
    expect(await bash("npm install y")).toEqual({});
  });

  it("wrong lets the denied act pass in this session only", async () => {
    const { keepBundle, prompt, bash } = world();
    keepBundle(pnpmBundle());
    await bash("npm install x");
    expect((await prompt("heed: wrong")).reason).toContain("R12");
    expect(await bash("npm install x")).toEqual({});
    expect((await bash("npm ci")).hookSpecificOutput?.permissionDecision).toBe("deny");
    const other = await bash("npm install x", { session_id: "s-2" });
    expect(other.hookSpecificOutput?.permissionDecision).toBe("deny");
  });

  it("allow once is used up by one act", async () => {
    const { keepBundle, prompt, bash } = world();
    keepBundle(pnpmBundle());
    await prompt("heed: allow 12");
    expect(await bash("npm install x")).toEqual({});
    expect((await bash("npm install y")).hookSpecificOutput?.permissionDecision).toBe("deny");
  });

  it("pause and resume switch all rules", async () => {
    const { keepBundle, prompt, bash, advance } = world();
    keepBundle(pnpmBundle());
    await prompt("heed: pause 2h");
    expect(await bash("npm install x")).toEqual({});
    advance(2 * 60 * 60 * 1000);
    expect((await bash("npm install y")).hookSpecificOutput?.permissionDecision).toBe("deny");
    await prompt("heed: pause 2h", "p-2");
    await prompt("heed: resume", "p-3");
    expect((await bash("npm install z")).hookSpecificOutput?.permissionDecision).toBe("deny");
  });

  it.each([
    ["headless", [HOOK_SHELL, ["claude", "-p", "x"], ["zsh"]]],
    ["nested", [HOOK_SHELL, ["claude", "-p", "x"], ["bash"], ["claude"], ["zsh"]]],
  ])("a %s prompt neither commands nor passes as a person's", async (_name, chain) => {
    const { keepBundle, prompt, bash, spooled } = world({ chain });
    keepBundle(pnpmBundle());
    expect((await prompt("heed: allow 12 today")).reason).toContain("only a person");
    expect((await bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
    await prompt("no, we use pnpm here", "p-2");
    expect(spooled().some(({ author }) => author === "human")).toBe(false);
  });
});

describe("repositories that are not linked", () => {
  it("send nothing and say so once", async () => {
    const { hook, prompt, bash, home, spooled } = world({ linked: false });
    expect(await hook("SessionStart", { source: "startup" })).toEqual({});
    expect(await prompt("no, we use pnpm here")).toEqual({
      systemMessage: "Heed is off here; type heed: on",
    });
    expect(await prompt("and again", "p-2")).toEqual({});
    expect(await bash("npm install x")).toEqual({});
    expect(spooled()).toEqual([]);
    expect(existsSync(join(home, "spool"))).toBe(false);
  });

  it("stay quiet after heed: off", async () => {
    const { prompt, spooled } = world();
    expect((await prompt("heed: off")).reason).toContain("off in this repository");
    expect(await prompt("go on", "p-2", { session_id: "s-2" })).toEqual({});
    expect(spooled()).toEqual([]);
  });

  it("ask again when the remotes changed", async () => {
    const { repo, prompt, spooled } = world();
    writeFileSync(join(repo, ".git/config"), '[remote "origin"]\n\turl = https://evil.example/x.git\n');
    expect((await prompt("hello")).systemMessage).toContain("remotes");
    expect(spooled()).toEqual([]);
  });
});

describe("failures are the host's no-op", () => {
  it.each(["", "{", "null", "[]", '{"session_id":1}', "\ufffd\ufffd", "x".repeat(1000)])(
    "input %j",
    async (text) => {
      expect(await world().raw(text)).toBe("");
    },
  );

  it("input beyond the cap", async () => {
    expect(await world().raw(null)).toBe("");
  });

  it("a 10 MB prompt is kept cut, with its true length", async () => {
    const { prompt, spooled } = world();
    await prompt(`no, ${"word ".repeat(2_000_000)}`);
    expect(spooled()[0]?.prompt?.length).toBe(65_536);
    expect(spooled()[0]?.truncated).toEqual({ prompt: 10_000_004 });
  });

  it("a home that others can write is refused with a clear line at prompts", async () => {
    const { home, prompt, bash } = world();
    chmodSync(home, 0o777);
    expect((await prompt("hello")).systemMessage).toContain("chmod 700");
    expect(await bash("npm install x")).toEqual({});
  });

  it("a journal that cannot be written holds nothing: it could never be counted", async () => {
    const { home, keepBundle, bash, hook } = world();
    keepBundle(pnpmBundle());
    await hook("SessionStart", { source: "startup" });
    writeFileSync(join(home, "sessions", "s-9.json"), "{}");
    const { mkdirSync } = await import("node:fs");
    mkdirSync(join(home, "sessions", "s-9.journal"));
    expect(await bash("npm install x", { session_id: "s-9" })).toEqual({});
  });

  it("a broken bundle, overlay and journal", async () => {
    const { home, keepBundle, bash } = world();
    keepBundle(pnpmBundle());
    writeFileSync(join(home, "bundles/http___127.0.0.1_9/shop/head.json"), '{"ids":[1]');
    expect(await bash("npm install x")).toEqual({});
    keepBundle(pnpmBundle());
    writeFileSync(join(home, "sessions/s-1.journal"), "garbage\n{\n[]\n");
    expect((await bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
  });
});
