import { describe, expect, it } from "vitest";
import { type HookEvent, hookEventSchema } from "../hook-event/schema";
import { uuidv7 } from "../ids";
import { WINDOW_EVENTS, windowFor } from "./window";

let clock = 1_760_000_000_000;

function event(part: Record<string, unknown>): HookEvent {
  clock += 1000;
  return hookEventSchema.parse({
    id: uuidv7(clock, new Uint8Array(10)),
    schemaVersion: 1,
    host: "claude_code",
    hostEventName: "x",
    session: "s",
    seq: 0,
    occurredAt: new Date(clock).toISOString(),
    project: { key: "shop" },
    author: "human",
    ...part,
  });
}

const prompt = (text: string, more = {}) => event({ kind: "prompt_submitted", prompt: text, ...more });
const answer = (text: string) => event({ kind: "turn_finished", message: text, author: "agent" });
const SHELL = { kind: "shell_command", command: "npm i", argv: [["npm", "i"]], fileChanges: [] };
const ran = (outcome: string, more = {}) =>
  event({ kind: "action_finished", action: SHELL, outcome, author: "agent", ...more });

describe("windowFor", () => {
  it("takes acts and prompts of five turns, newest last", () => {
    const events = [1, 2, 3, 4, 5, 6, 7].flatMap((turn) => [prompt(`ask ${turn}`), answer(`did ${turn}`)]);
    const input = windowFor([...events, prompt("no")]);
    expect(input?.acts.map((act) => act.message)).toEqual(["did 3", "did 4", "did 5", "did 6", "did 7"]);
    expect(input?.acts.map((act) => act.turnsAgo)).toEqual([4, 3, 2, 1, 0]);
    expect(input?.priorPrompts).toEqual(["ask 3", "ask 4", "ask 5", "ask 6", "ask 7"]);
    expect(input?.interruption).toBeUndefined();
  });

  it("answers null where there is no prompt", () => {
    expect(windowFor([])).toBeNull();
    expect(windowFor([answer("hi")])).toBeNull();
  });

  it("tells a refused action with its feedback", () => {
    const denied = ran("denied", { feedback: "use pnpm" });
    const input = windowFor([prompt("install it"), denied, prompt("again")]);
    expect(input?.interruption).toEqual({ kind: "denied", eventId: denied.id, feedback: "use pnpm" });
  });

  it("takes what a rule stopped for no refusal of the person", () => {
    const decision = { decision: "deny", bundleHash: "b", durationMs: 1, verdicts: [] };
    const asked = event({ kind: "action_requested", action: SHELL, author: "agent", decision });
    const stopped = windowFor([prompt("go"), asked, ran("denied"), answer("blocked"), prompt("and now?")]);
    expect(stopped?.interruption).toBeUndefined();
    const refused = ran("denied", { action: { ...SHELL, command: "npm publish" } });
    const both = windowFor([prompt("go"), refused, asked, ran("denied"), answer("blocked"), prompt("hm")]);
    expect(both?.interruption).toEqual({ kind: "denied", eventId: refused.id });
  });

  it("tells an interrupted turn, also when its last action was cut", () => {
    const stop = event({ kind: "turn_interrupted" });
    expect(windowFor([prompt("go"), ran("ok"), stop, prompt("no")])?.interruption).toEqual({
      kind: "interrupted",
      eventId: stop.id,
    });
    const cut = ran("interrupted");
    expect(windowFor([prompt("go"), cut, answer("stopped"), prompt("no")])?.interruption).toEqual({
      kind: "interrupted",
      eventId: cut.id,
    });
  });

  it("tells text typed while the turn runs", () => {
    const act = ran("ok");
    expect(windowFor([prompt("go"), act, prompt("not there")])?.interruption).toEqual({
      kind: "typed_during_turn",
      eventId: act.id,
    });
    expect(windowFor([prompt("go"), act, answer("done"), prompt("not there")])?.interruption).toBeUndefined();
  });

  it("counts a request and its result as one act", () => {
    const asked = event({ kind: "action_requested", action: SHELL, author: "agent" });
    const done = ran("ok");
    expect(
      windowFor([prompt("go"), asked, done, answer("ok"), prompt("no")])?.acts.map((act) => act.eventId),
    ).toHaveLength(2);
  });

  it("leaves out what sub-agents did and what was not the person's prompt", () => {
    const events = [
      prompt("go"),
      ran("ok", { agentId: "sub1" }),
      prompt("do the sub-task", { author: "subagent", agentId: "sub1" }),
      prompt("continue automatically", { author: "system" }),
      answer("done"),
    ];
    const input = windowFor([...events, prompt("no")]);
    expect(input?.acts.map((act) => act.message)).toEqual(["done"]);
    expect(input?.priorPrompts).toEqual(["go"]);
  });

  it("reads a bounded number of events of an endless turn", () => {
    const acts = Array.from({ length: 1000 }, (_, index) =>
      ran("ok", { action: { ...SHELL, command: `npm i ${index}` } }),
    );
    const input = windowFor([prompt("go"), ...acts, prompt("no")]);
    expect(input?.acts.length).toBeLessThanOrEqual(WINDOW_EVENTS);
    expect(input?.priorPrompts).toEqual([]);
    const last = input?.acts.at(-1)?.action;
    expect(last?.kind === "shell_command" && last.command).toBe("npm i 999");
  });
});
