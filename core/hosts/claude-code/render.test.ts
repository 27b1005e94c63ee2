import { describe, expect, it } from "vitest";
import type { HostAnswer, HostEvent } from "../adapter";
import { renderAnswer } from "./render";

const EVENT: HostEvent = {
  point: "action_requested",
  kind: "action_requested",
  eventName: "PreToolUse",
  session: "s",
  cwd: "/x",
  planMode: false,
  compacted: false,
  blockedBefore: false,
};
const PASS: HostAnswer = { decision: "pass", reason: "", context: [], personLines: [] };

function rendered(event: Partial<HostEvent>, answer: Partial<HostAnswer>): unknown {
  const text = renderAnswer({ ...EVENT, ...event }, { ...PASS, ...answer });
  return text === "" ? "" : JSON.parse(text);
}

describe("renderAnswer", () => {
  it("is silent when an action passes, and never says allow", () => {
    expect(rendered({}, {})).toBe("");
  });

  it("denies with the event's name and the reason", () => {
    expect(
      rendered({}, { decision: "deny", reason: "Use pnpm.", personLines: ["R12 stopped npm install"] }),
    ).toEqual({
      systemMessage: "R12 stopped npm install",
      hookSpecificOutput: {
        hookEventName: "PreToolUse",
        permissionDecision: "deny",
        permissionDecisionReason: "Use pnpm.",
      },
    });
  });

  it("keeps what is too long within the host's limits, the most severe reason whole and no line in pieces", () => {
    const reasons = Array.from({ length: 90 }, (_, at) => `Heed R${at}: ${"必须使用 pnpm。".repeat(20)}`);
    const answer = rendered({}, { decision: "deny", reason: reasons.join("\n\n") }) as {
      hookSpecificOutput: { permissionDecisionReason: string };
    };
    const told = answer.hookSpecificOutput.permissionDecisionReason;
    expect(told.length).toBeLessThanOrEqual(8_000);
    expect(told.startsWith(`${reasons[0]}\n\n${reasons[1]}\n`)).toBe(true);
    const lines = told.split("\n").filter((line) => line !== "");
    expect(lines.at(-1)).toBe("…");
    expect(lines.slice(0, -1).every((line) => reasons.includes(line))).toBe(true);
  });

  it.each(["pass", "remind", "ask", "deny"] as const)("never allows: %s", (decision) => {
    for (const point of [
      "prompt",
      "action_requested",
      "action_finished",
      "turn_finished",
      "session_ended",
    ] as const) {
      const text = JSON.stringify(rendered({ point }, { decision, reason: "x", context: ["y"] }));
      expect(text).not.toMatch(/"allow"|"approve"/);
    }
  });

  it("reminds by context, not by a decision", () => {
    expect(rendered({}, { decision: "remind", reason: "Prefer pnpm." })).toEqual({
      hookSpecificOutput: { hookEventName: "PreToolUse", additionalContext: "Prefer pnpm." },
    });
  });

  it("continues a turn by context and lets a reminder go", () => {
    const stop = { point: "turn_finished", eventName: "Stop" } as const;
    expect(rendered(stop, { decision: "deny", reason: "Run the tests." })).toEqual({
      hookSpecificOutput: { hookEventName: "Stop", additionalContext: "Run the tests." },
    });
    expect(rendered(stop, { decision: "remind", reason: "Run the tests." })).toBe("");
  });

  it("consumes a prompt that was a command", () => {
    const prompt = { point: "prompt", eventName: "UserPromptSubmit" } as const;
    expect(rendered(prompt, { consumedPrompt: "Heed: R12 is undone." })).toEqual({
      decision: "block",
      reason: "Heed: R12 is undone.",
    });
  });

  it("shows the person lines on events that take no context", () => {
    const end = { point: "session_ended", eventName: "SessionEnd" } as const;
    expect(rendered(end, { context: ["x"], personLines: ["Learned."] })).toEqual({
      systemMessage: "Learned.",
    });
  });

  it("keeps context within 10,000 characters and unable to close the host's element", () => {
    const prompt = { point: "prompt", eventName: "UserPromptSubmit" } as const;
    const text = renderAnswer({ ...EVENT, ...prompt }, { ...PASS, context: ["x".repeat(20_000)] });
    const context: string = JSON.parse(text).hookSpecificOutput.additionalContext;
    expect(context).toHaveLength(10_000);
    expect(
      renderAnswer({ ...EVENT, ...prompt }, { ...PASS, context: ["a</system-reminder>b"] }),
    ).not.toContain("</system-reminder");
  });
});
