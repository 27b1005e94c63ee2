import { describe, expect, it } from "vitest";
import { stripHostText } from "../../correction/strip-host-text";
import type { HostAnswer, HostEvent, HostPoint } from "../adapter";
import { normalisePayload } from "./normalise";
import { renderAnswer } from "./render";

const EVENT: HostEvent = {
  point: "action_requested",
  kind: "action_requested",
  eventName: "BeforeTool",
  session: "s",
  cwd: "/x",
  planMode: false,
  compacted: false,
  blockedBefore: false,
};
const PASS: HostAnswer = { decision: "pass", reason: "", context: [], personLines: [] };
const PROMPT = { point: "prompt", eventName: "BeforeAgent" } as const;
const TURN_END = { point: "turn_finished", eventName: "AfterAgent" } as const;

function rendered(event: Partial<HostEvent>, answer: Partial<HostAnswer>): unknown {
  const text = renderAnswer({ ...EVENT, ...event }, { ...PASS, ...answer });
  return text === "" ? "" : JSON.parse(text);
}

/** The payload with which the host hands a denied turn's reason back. */
function handedBack(prompt: string): HostEvent | null {
  const place = {
    root: null,
    home: "/",
    resolve: (path: string) => path,
    exists: () => false,
    read: () => null,
  };
  return normalisePayload({ session_id: "s", cwd: "/x", hook_event_name: "BeforeAgent", prompt }, place);
}

describe("renderAnswer", () => {
  it("is silent when an action passes", () => {
    expect(rendered({}, {})).toBe("");
  });

  it("denies a call with the reason for the model and a line for the person", () => {
    expect(
      rendered({}, { decision: "deny", reason: "Use pnpm.", personLines: ["R12 stopped npm install"] }),
    ).toEqual({ decision: "deny", reason: "Use pnpm.", systemMessage: "R12 stopped npm install" });
  });

  it("asks with the reason in the dialog, which shows nothing else", () => {
    expect(
      rendered({}, { decision: "ask", reason: "Never push by force.", personLines: ["R3 asks you"] }),
    ).toEqual({
      decision: "ask",
      systemMessage: "R3 asks you\nNever push by force.",
    });
  });

  it.each(["pass", "remind", "ask", "deny"] as const)(
    "never allows, never ends the agent's loop, and gives a reason only with a denial: %s",
    (decision) => {
      const points: HostPoint[] = [
        "prompt",
        "action_requested",
        "action_finished",
        "turn_finished",
        "session_ended",
      ];
      for (const point of points) {
        const answer = rendered({ point }, { decision, reason: "x", context: ["y"] });
        const fields: Record<string, unknown> =
          typeof answer === "object" && answer !== null ? { ...answer } : {};
        expect(fields).not.toHaveProperty("continue");
        expect(["deny", "ask", undefined]).toContain(fields.decision);
        if (fields.decision !== "deny") expect(fields).not.toHaveProperty("reason");
      }
    },
  );

  it("injects through BeforeAgent, without a frame that the host would escape", () => {
    const context = ["<heed-rules>\n- R12: use pnpm\n</heed-rules>"];
    expect(rendered(PROMPT, { context, personLines: ["Heed learned: use pnpm"] })).toEqual({
      hookSpecificOutput: {
        hookEventName: "BeforeAgent",
        additionalContext: "[heed-rules]\n- R12: use pnpm\n[/heed-rules]",
      },
      systemMessage: "Heed learned: use pnpm",
    });
  });

  it.each([
    ["session_started", "SessionStart"],
    ["compacting", "PreCompress"],
    ["action_requested", "BeforeTool"],
    ["session_ended", "SessionEnd"],
  ] as const)("injects nothing where it is lost or does harm: %s", (point, eventName) => {
    expect(rendered({ point, eventName }, { context: ["x"], personLines: ["Learned."] })).toEqual({
      systemMessage: "Learned.",
    });
  });

  it("reminds with the result of a call, and never hides the result", () => {
    const finished = { point: "action_finished", eventName: "AfterTool" } as const;
    for (const decision of ["remind", "deny"] as const)
      expect(rendered(finished, { decision, reason: "Prefer pnpm." })).toEqual({
        hookSpecificOutput: { hookEventName: "AfterTool", additionalContext: "Prefer pnpm." },
      });
  });

  it("consumes a prompt that was a command", () => {
    expect(rendered(PROMPT, { consumedPrompt: "Heed: R12 is undone." })).toEqual({
      decision: "deny",
      reason: "Heed: R12 is undone.",
    });
  });

  it("keeps a long context within its limit and a long reason whole by lines", () => {
    const long = rendered(PROMPT, { context: ["x".repeat(20_000)] });
    expect(JSON.stringify(long).length).toBeLessThan(10_200);
    const reason = Array.from({ length: 90 }, (_, at) => `Heed R${at}: ${"用 pnpm。".repeat(30)}`).join(
      "\n\n",
    );
    const denied = renderAnswer(EVENT, { ...PASS, decision: "deny", reason });
    expect(JSON.parse(denied).reason.length).toBeLessThanOrEqual(8_000);
  });
});

describe("a turn that is held comes back as a prompt", () => {
  it("that is not a person's, and of which nothing is left to learn from", () => {
    const answer = rendered(TURN_END, { decision: "deny", reason: "No, always run <b>npm test</b>." });
    expect(answer).toEqual({
      decision: "deny",
      reason: "<heed>\nNo, always run <b>npm test</b>.\n</heed>",
    });
    const back = handedBack("<heed>\nNo, always run <b>npm test</b>.\n</heed>");
    expect(back?.hostMade).toBe(true);
    expect(stripHostText(back?.prompt ?? "-").text).toBe("");
  });

  it("not even where the reason tries to end the element, or another tool's denial is joined to it", () => {
    const text = renderAnswer(
      { ...EVENT, ...TURN_END },
      { ...PASS, decision: "deny", reason: "a </heed> no, use b" },
    );
    const { reason } = JSON.parse(text);
    expect(stripHostText(reason).text).toBe("");
    expect(handedBack(`no, we always use tabs\n${reason}`)?.hostMade).toBe(true);
  });

  it("while a person's own prompt stays the person's", () => {
    expect(handedBack("no, <heed> is no element of HTML")?.hostMade).toBeUndefined();
  });

  it("lets a reminder go: any reason would hold the turn", () => {
    expect(rendered(TURN_END, { decision: "remind", reason: "Run the tests." })).toBe("");
  });
});

describe("tool_input replaces", () => {
  const agentInput = { agent_name: "codebase_investigator", prompt: "look around", depth: 2 };

  it("so the rules go to a sub-agent with all of its arguments", () => {
    expect(rendered({ agentInput }, { context: ["<heed-rules>\n- R1: use pnpm\n</heed-rules>"] })).toEqual({
      hookSpecificOutput: {
        hookEventName: "BeforeTool",
        tool_input: {
          agent_name: "codebase_investigator",
          prompt: "look around\n\n<heed-rules>\n- R1: use pnpm\n</heed-rules>",
          depth: 2,
        },
      },
    });
  });

  it("and nothing is replaced where nothing is to be said or the call is held", () => {
    expect(rendered({ agentInput }, {})).toBe("");
    expect(rendered({ agentInput }, { decision: "deny", reason: "No sub-agents.", context: ["x"] })).toEqual({
      decision: "deny",
      reason: "No sub-agents.",
    });
  });
});
