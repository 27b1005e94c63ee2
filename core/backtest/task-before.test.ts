import { expect, it } from "vitest";
import { type HookEvent, hookEventSchema } from "../hook-event/schema";
import { taskBefore } from "./task-before";

let clock = 0;
function event(kind: HookEvent["kind"], more: Partial<HookEvent> = {}): HookEvent {
  clock += 1;
  return hookEventSchema.parse({
    ...{ id: `00000000-0000-7000-8000-${clock.toString(16).padStart(12, "0")}`, schemaVersion: 1 },
    ...{ host: "claude_code", hostEventName: "x", kind, session: "s", seq: clock, author: "human" },
    ...{ occurredAt: new Date(1_700_000_000_000 + clock * 1000).toISOString(), project: { key: "p" } },
    ...more,
  });
}
const command = (text: string) => ({ kind: "shell_command", command: text }) as HookEvent["action"];
const said = (prompt: string) => event("prompt_submitted", { prompt });
const done = (text: string, outcome: HookEvent["outcome"] = "ok") =>
  event("action_finished", { action: command(text), outcome });
const asked = (text: string) => event("action_requested", { action: command(text) });
const end = () => event("turn_finished", { message: "Done." });

const told = (events: HookEvent[]) => {
  const { steps, prompt } = taskBefore(events, events.length - 1);
  return [
    prompt,
    ...steps.map(
      ({ action, outcome }) => `${action.kind === "shell_command" ? action.command : ""} ${outcome}`,
    ),
  ];
};

it("steps left over from an earlier task do not count", () => {
  expect(told([said("one"), done("npm test"), end(), said("two"), done("ls"), end()])).toEqual([
    "two",
    "ls ok",
  ]);
});

it("a prompt typed while the agent works goes on with the task", () => {
  expect(told([said("one"), done("ls"), said("and this"), done("pwd"), end()])).toEqual([
    "one",
    "ls ok",
    "pwd ok",
  ]);
});

it("a request and its result are one step, and what was denied did not happen", () => {
  const denied = event("action_requested", {
    action: command("rm x"),
    decision: { decision: "deny", bundleHash: "h", verdicts: [], durationMs: 1 },
  });
  expect(told([said("one"), asked("ls"), done("ls", "failed"), denied, asked("pwd"), end()])).toEqual([
    "one",
    "ls failed",
    "rm x denied",
    "pwd unknown",
  ]);
});

it("what a sub-agent did is its own task", () => {
  const sub = event("action_finished", { action: command("sub"), outcome: "ok", agentId: "a1" });
  expect(told([said("one"), sub, done("ls"), end()])).toEqual(["one", "ls ok"]);
});
