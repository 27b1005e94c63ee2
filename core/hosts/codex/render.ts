import { fitLines } from "../../text/fit-lines";
import type { HostAnswer, HostEvent, HostPoint } from "../adapter";
import { CODEX_CAPABILITIES } from "./capabilities";

/** Reasons of a denial are cut far later; those of a turn's end with the context. */
const REASON_LIMIT = 8_000;
const PERSON_LIMIT = 2_000;
/** The host counts four bytes of UTF-8 as a token, and two of our units may be six bytes. */
const encoder = new TextEncoder();

/**
 * Writes the answer as Codex reads it: one JSON object with known keys only, because one unknown key makes the whole
 * answer invalid, and what is invalid lets the call pass. Never `ask`, never `allow`, never a block after a call (its
 * reason would stand in the place of the output). @returns the empty string when there is nothing to say
 */
export function renderAnswer(event: HostEvent, answer: HostAnswer): string {
  if (event.point === "session_ended") return "";
  const systemMessage = fitLines(answer.personLines.join("\n"), PERSON_LIMIT);
  if (answer.consumedPrompt !== undefined) {
    const reason = fitLines(answer.consumedPrompt, REASON_LIMIT);
    return JSON.stringify({ decision: "block", reason: reason || "Heed" });
  }
  const output = { ...(systemMessage ? { systemMessage } : {}), ...saidToModel(event, answer) };
  return Object.keys(output).length > 0 ? JSON.stringify(output) : "";
}

const TAKES_CONTEXT = new Set<HostPoint>([
  "session_started",
  "prompt",
  "action_requested",
  "action_finished",
  "subagent_started",
]);

function saidToModel(event: HostEvent, answer: HostAnswer): Record<string, unknown> {
  const held = answer.decision === "deny" || answer.decision === "ask";
  if (event.point === "turn_finished" || event.point === "subagent_finished") {
    const reason = held ? fitBytes(inert(answer.reason), CODEX_CAPABILITIES.contextLimit) : "";
    return reason ? { decision: "block", reason } : {};
  }
  if (!TAKES_CONTEXT.has(event.point)) return {};
  if (event.point === "action_requested" && held) return deniedCall(event, answer);
  const context = contextOf(answer.reason ? [answer.reason, ...answer.context] : answer.context);
  return context ? specific(event, { additionalContext: context }) : {};
}

function deniedCall(event: HostEvent, answer: HostAnswer): Record<string, unknown> {
  // Without a reason the host takes the denial for an error and goes on.
  const reason = fitLines(inert(answer.reason), REASON_LIMIT) || "A rule of Heed stops this.";
  // In code mode a denial is an exception that the model's script may swallow; what is injected arrives.
  const context = contextOf(isCodeMode(event) ? [reason, ...answer.context] : answer.context);
  return specific(event, {
    permissionDecision: "deny",
    permissionDecisionReason: reason,
    ...(context ? { additionalContext: context } : {}),
  });
}

function isCodeMode({ callId }: HostEvent): boolean {
  return callId?.startsWith("exec-") === true;
}

function specific(event: HostEvent, fields: Record<string, string>): Record<string, unknown> {
  return { hookSpecificOutput: { hookEventName: event.eventName, ...fields } };
}

function contextOf(texts: string[]): string {
  return fitBytes(inert(texts.filter(Boolean).join("\n\n")), CODEX_CAPABILITIES.contextLimit);
}

function fitBytes(text: string, limit: number): string {
  let fitted = fitLines(text, limit);
  for (;;) {
    const bytes = encoder.encode(fitted).length;
    if (bytes <= limit || fitted === "") return fitted;
    fitted = fitLines(text, Math.floor((fitted.length * limit) / bytes) - 1);
  }
}

/** Injected text must not be able to close or open an element that the host makes. */
function inert(text: string): string {
  return text.replace(/<(\/?)\s*(hook_prompt|turn_aborted|environment_context|user_instructions)/gi, "‹$1$2");
}
