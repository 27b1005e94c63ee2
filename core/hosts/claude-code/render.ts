import { fitLines } from "../../text/fit-lines";
import type { HostAnswer, HostEvent, HostPoint } from "../adapter";
import { CLAUDE_CODE_CAPABILITIES } from "./capabilities";

/** A reason is not cut by the host before about 50,000 characters; ours stays far below. */
const REASON_LIMIT = 8_000;
const PERSON_LIMIT = 2_000;

/**
 * Writes the answer as Claude Code reads it: one JSON object on exit 0. Never `allow` (the host's own
 * permissions stand), never exit code 2 and never `decision: "block"` on an action or a turn (the model would
 * see our command line). @returns the empty string when there is nothing to say
 */
export function renderAnswer(event: HostEvent, answer: HostAnswer): string {
  const systemMessage = fitLines(answer.personLines.join("\n"), PERSON_LIMIT);
  if (answer.consumedPrompt !== undefined) {
    return JSON.stringify({ decision: "block", reason: fitLines(answer.consumedPrompt, REASON_LIMIT) });
  }
  const specific = specificOutput(event, answer);
  const output = {
    ...(systemMessage ? { systemMessage } : {}),
    ...(specific ? { hookSpecificOutput: { hookEventName: event.eventName, ...specific } } : {}),
  };
  return Object.keys(output).length > 0 ? JSON.stringify(output) : "";
}

const TAKES_CONTEXT = new Set<HostPoint>([
  "session_started",
  "prompt",
  "action_requested",
  "action_finished",
  "actions_finished",
  "subagent_started",
]);

function specificOutput(event: HostEvent, answer: HostAnswer): Record<string, string> | null {
  const held = answer.decision === "deny" || answer.decision === "ask";
  if (event.point === "action_requested" && held) {
    const context = contextOf(answer.context);
    return {
      permissionDecision: answer.decision,
      permissionDecisionReason: fitLines(inert(answer.reason), REASON_LIMIT),
      ...(context ? { additionalContext: context } : {}),
    };
  }
  if (event.point === "turn_finished" || event.point === "subagent_finished") {
    // Any context continues the turn here, so only what must hold it is said.
    const reason = held ? contextOf([answer.reason]) : "";
    return reason ? { additionalContext: reason } : null;
  }
  if (!TAKES_CONTEXT.has(event.point)) return null;
  const context = contextOf(answer.reason ? [answer.reason, ...answer.context] : answer.context);
  return context ? { additionalContext: context } : null;
}

function contextOf(texts: string[]): string {
  const text = inert(texts.filter(Boolean).join("\n\n"));
  return fitLines(text, CLAUDE_CODE_CAPABILITIES.contextLimit);
}

/** Injected text must not be able to close or open the element that the host wraps around it. */
function inert(text: string): string {
  return text.replace(/<(\/?)\s*(system-reminder|function_results)/gi, "‹$1$2");
}
