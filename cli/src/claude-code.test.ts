import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { doctor } from "./commands/doctor";
import { install } from "./commands/install";

const RECORDED = new URL("../../core/hosts/claude-code/fixtures/recorded/", import.meta.url);

let world: ReturnType<typeof hookWorld>;

beforeEach(() => {
  world = hookWorld();
});
afterEach(() => world.remove());

/** A payload of the real host, in this world's repository. */
function recorded(name: string, fields: Record<string, unknown> = {}): Promise<unknown> {
  const payload: Record<string, unknown> = JSON.parse(
    readFileSync(new URL(`${name}.json`, RECORDED), "utf8"),
  );
  const text = JSON.stringify({ ...payload, transcript_path: undefined }).replaceAll(
    "/home/dev/src/app",
    world.repo,
  );
  return world.hook(String(payload.hook_event_name), { ...JSON.parse(text), session_id: "s-1", ...fields });
}

const transcript = () => join(world.folder, "t.jsonl");
/** The host's transcript as it was recorded, each row at this time. */
function keepTranscript(name: string, at: number): void {
  const text = readFileSync(new URL(name, RECORDED), "utf8");
  const stamp = new Date(at).toISOString();
  writeFileSync(transcript(), text.replaceAll(/"timestamp":"[^"]+"/g, `"timestamp":"${stamp}"`));
}
const told = (kind: string) => world.spooled().filter((event) => event.kind === kind);

describe("prompts", () => {
  it("of a background agent (<task-notification>) are the host's, start no task and leave nothing to learn from", async () => {
    world.keepBundle(pnpmBundle());
    await world.prompt("Add it.", "p-1");
    await recorded("UserPromptSubmit.task-notification");
    const [person, host] = told("prompt_submitted");
    expect([person?.author, host?.author]).toEqual(["human", "system"]);
    expect(host?.prompt?.trim()).toBe("");
    // The person's next words are the session's second task, not its third.
    await world.prompt("Go on.", "p-2");
    expect(told("prompt_submitted").map(({ author }) => author)).toEqual(["human", "system", "human"]);
  });
});

describe("calls", () => {
  it("that the host refused unseen are told from the batch, those that hooks saw are told once", async () => {
    await recorded("PreToolUse.Write");
    await recorded("PostToolUse.Write");
    await recorded("PostToolBatch");
    expect(world.spooled().map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["action_requested", undefined],
      ["action_finished", "ok"],
    ]);
    await recorded("PostToolBatch.parallel");
    const refused = told("action_finished").filter(({ outcome }) => outcome === "failed");
    expect(refused.map(({ action }) => action?.kind)).toEqual(["file_change", "shell_command"]);
  });

  it("that the person changed in the dialog say so (userModified)", async () => {
    const payload = JSON.parse(readFileSync(new URL("PostToolUse.Edit.json", RECORDED), "utf8"));
    const tool_response = { ...payload.tool_response, userModified: true };
    await recorded("PreToolUse.Edit");
    await recorded("PostToolUse.Edit", { tool_response });
    expect(world.spooled().map(({ action }) => action?.kind === "file_change" && action.userEdited)).toEqual([
      undefined,
      true,
    ]);
  });

  it("that the person refused are told with the comment, and without one as an interrupt too", async () => {
    await world.prompt("Publish it.", "p-1", { transcript_path: transcript() });
    keepTranscript("transcript-rejected.jsonl", world.deps.now() + 1_000);
    await world.hook("Stop", { transcript_path: transcript(), last_assistant_message: "" });
    keepTranscript("transcript-interrupted.jsonl", world.deps.now() + 1_000);
    await world.prompt("Then not.", "p-2", { transcript_path: transcript() });
    const denied = told("action_finished").map(({ outcome, feedback }) => [outcome, feedback]);
    expect(denied).toEqual([
      ["denied", "never publish by hand, use make release"],
      ["denied", undefined],
    ]);
    expect(told("turn_interrupted")).toHaveLength(1);
  });
});

describe("sessions", () => {
  const block = (answer: unknown) => JSON.stringify(answer).includes("Standing rules");

  it("that are resumed keep what they were: the task's count goes on, the block is not due", async () => {
    world.keepBundle(pnpmBundle());
    expect(block(await world.prompt("Add it.", "p-1"))).toBe(true);
    for (const _time of [1, 2, 3]) await world.bash("npm install x");
    await recorded("SessionEnd.prompt_input_exit");
    await recorded("SessionStart.resume");
    // Three denials of one incident are enough, also over a resume.
    expect((await world.bash("npm install x")).hookSpecificOutput?.permissionDecision).toBeUndefined();
    expect(block(await world.prompt("Go on.", "p-2"))).toBe(false);
  });

  it("that are forked begin anew, and tell nothing of the session before again", async () => {
    world.keepBundle(pnpmBundle());
    const before = world.deps.now();
    await world.prompt("Add it.", "p-1", { transcript_path: transcript() });
    keepTranscript("transcript-rejected.jsonl", before + 6_000);
    await world.hook("Stop", { transcript_path: transcript(), last_assistant_message: "" });
    expect(told("action_finished")).toHaveLength(1);
    const fork = { session_id: "s-2", transcript_path: transcript() };
    await recorded("SessionStart.fork", fork);
    expect(block(await world.prompt("Another way.", "p-9", fork))).toBe(true);
    await world.hook("Stop", { ...fork, last_assistant_message: "" });
    expect(told("action_finished")).toHaveLength(1);
    expect(new Set(world.spooled().map(({ session }) => session))).toEqual(new Set(["s-1", "s-2"]));
  });

  it("that are compacted: the summarizer, a sub-agent without a type, ends no turn and tells nothing", async () => {
    world.keepBundle(pnpmBundle());
    await world.prompt("Add it.", "p-1");
    await recorded("PreCompact");
    const known = world.spooled().length;
    expect(await recorded("SubagentStop.compact")).toEqual({});
    expect(world.spooled()).toHaveLength(known);
    expect(block(await recorded("SessionStart.compact"))).toBe(true);
    expect(told("context_compacted")).toHaveLength(1);
    expect(told("turn_finished")).toEqual([]);
  });
});

it("a repository that switches all hooks off (disableAllHooks) is named by heed doctor: no hook can tell", async () => {
  const { context, lines, text } = terminalIn(world);
  for (const name of ["hook.cjs", "hook-body.cjs", "flush.cjs", "re2js.cjs"])
    writeFileSync(join(world.folder, name), "");
  mkdirSync(join(world.folder, ".claude"));
  await install(context, { host: "claude-code", dryRun: false, yes: true });
  const path = join(world.repo, ".claude", "settings.json");
  mkdirSync(join(world.repo, ".claude"));
  writeFileSync(path, '{ "disableAllHooks": true }');
  lines.length = 0;
  expect(await doctor(context, { json: true })).toBe(1);
  const { status } = JSON.parse(text());
  expect(status.hosts).toContainEqual(expect.objectContaining({ slug: "claude-code", verdict: "broken" }));
  expect(status.checks).toContainEqual({
    name: "Claude Code enabled",
    state: "failed",
    detail: `disableAllHooks is set in ${path}`,
  });
});
