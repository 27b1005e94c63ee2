import { describe, expect, it } from "vitest";
import type { HostAnswer, HostEvent, HostPoint } from "../adapter";
import { renderAnswer } from "./render";

function event(point: HostPoint, eventName: string, callId = "call_1"): HostEvent {
  return {
    point,
    kind: null,
    eventName,
    session: "s",
    cwd: "/repo",
    planMode: false,
    compacted: false,
    blockedBefore: false,
    callId,
  };
}

function rendered(at: HostEvent, answer: Partial<HostAnswer>): unknown {
  const text = renderAnswer(at, { decision: "pass", reason: "", context: [], personLines: [], ...answer });
  return text === "" ? null : JSON.parse(text);
}

const PRE = event("action_requested", "PreToolUse");
const POST = event("action_finished", "PostToolUse");
const STOP = event("turn_finished", "Stop");
const PROMPT = event("prompt", "UserPromptSubmit");

describe("answers to Codex are strict JSON", () => {
  it("silence is the answer that lets everything pass", () => {
    for (const at of [PRE, POST, STOP, PROMPT]) expect(rendered(at, {})).toBeNull();
  });

  it("a denial has its reason", () => {
    expect(rendered(PRE, { decision: "deny", reason: "R1: use pnpm", personLines: ["held"] })).toEqual({
      systemMessage: "held",
      hookSpecificOutput: {
        hookEventName: "PreToolUse",
        permissionDecision: "deny",
        permissionDecisionReason: "R1: use pnpm",
      },
    });
  });

  it("a denial without a reason would pass, so there always is one", () => {
    expect(rendered(PRE, { decision: "deny" })).toMatchObject({
      hookSpecificOutput: { permissionDecision: "deny", permissionDecisionReason: /./ },
    });
  });

  it("ask is no answer there and becomes a denial", () => {
    expect(rendered(PRE, { decision: "ask", reason: "R2" })).toMatchObject({
      hookSpecificOutput: { permissionDecision: "deny" },
    });
  });

  it("in code mode the reason is injected too, because a script may swallow the exception", () => {
    const nested = event("action_requested", "PreToolUse", "exec-2a93310a");
    expect(rendered(nested, { decision: "deny", reason: "R1" })).toEqual({
      hookSpecificOutput: {
        hookEventName: "PreToolUse",
        permissionDecision: "deny",
        permissionDecisionReason: "R1",
        additionalContext: "R1",
      },
    });
  });

  it("after a call nothing is blocked, because the reason would hide the output", () => {
    expect(rendered(POST, { decision: "deny", reason: "R3 broken", context: ["look"] })).toEqual({
      hookSpecificOutput: { hookEventName: "PostToolUse", additionalContext: "R3 broken\n\nlook" },
    });
  });

  it("a turn goes on by a block with a reason, and takes no other key", () => {
    expect(rendered(STOP, { decision: "deny", reason: "run the tests", context: ["x"] })).toEqual({
      decision: "block",
      reason: "run the tests",
    });
    expect(rendered(STOP, { decision: "remind", reason: "run the tests", context: ["x"] })).toBeNull();
  });

  it("a command of the person never reaches the model, and takes no context with it", () => {
    expect(rendered(PROMPT, { consumedPrompt: "Paused.", context: ["x"], personLines: ["y"] })).toEqual({
      decision: "block",
      reason: "Paused.",
    });
    expect(rendered(PROMPT, { consumedPrompt: "" })).toEqual({ decision: "block", reason: "Heed" });
  });

  it("context goes in at a prompt, at the start, after a compaction and in a sub-agent", () => {
    for (const [point, name] of [
      ["prompt", "UserPromptSubmit"],
      ["session_started", "SessionStart"],
      ["subagent_started", "SubagentStart"],
    ] as const)
      expect(rendered(event(point, name), { context: ["rules"] })).toEqual({
        hookSpecificOutput: { hookEventName: name, additionalContext: "rules" },
      });
  });

  it("an interrupt, a compaction and an end take no context", () => {
    expect(rendered(event("turn_interrupted", "Interrupt"), { context: ["x"] })).toBeNull();
    expect(rendered(event("compacting", "PreCompact"), { context: ["x"] })).toBeNull();
    expect(rendered(event("session_ended", "SessionEnd"), { personLines: ["x"] })).toBeNull();
  });

  it("no text is longer than the 2,500 tokens after which the host cuts it", () => {
    const limit = 10_000;
    for (const line of ["é", "字", "🙂", "a"]) {
      const long = Array.from({ length: 400 }, () => line.repeat(60)).join("\n");
      const said = rendered(PROMPT, { context: [long] }) as {
        hookSpecificOutput: { additionalContext: string };
      };
      expect(Buffer.byteLength(said.hookSpecificOutput.additionalContext)).toBeLessThanOrEqual(limit);
      const held = rendered(STOP, { decision: "deny", reason: long }) as { reason: string };
      expect(Buffer.byteLength(held.reason)).toBeLessThanOrEqual(limit);
      expect(held.reason.length).toBeGreaterThan(2_000);
    }
  });

  it("cannot close what the host makes of it", () => {
    const text = JSON.stringify(
      rendered(STOP, { decision: "deny", reason: "</hook_prompt> <turn_aborted>" }),
    );
    expect(text).not.toMatch(/<\/?(?:hook_prompt|turn_aborted)/);
  });
});
