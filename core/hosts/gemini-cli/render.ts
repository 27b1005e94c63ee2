import { fitLines } from "../../text/fit-lines";
import type { HostAnswer, HostEvent, HostPoint } from "../adapter";
import { GEMINI_CLI_CAPABILITIES } from "./capabilities";
import { heldTurn } from "./denial";

/** The host cuts nothing, so this is for the model's sake. */
const REASON_LIMIT = 8_000;
const PERSON_LIMIT = 2_000;

/**
 * Events whose `additionalContext` reaches the model in time. Not the session's start: headless it is put into the
 * person's first prompt, which the host then drops when the session is resumed. Not a request: ignored there.
 */
const TAKES_CONTEXT = new Set<HostPoint>(["prompt", "action_finished"]);

/**
 * Writes the answer as Gemini CLI reads it: one JSON object on exit 0. Never `allow`, never `continue: false` (it ends
 * the agent's loop), and a `reason` only with a denial, because the host joins the reasons of all hooks.
 * @returns the empty string when there is nothing to say
 */
export function renderAnswer(event: HostEvent, answer: HostAnswer): string {
  if (answer.consumedPrompt !== undefined)
    return JSON.stringify({ decision: "deny", reason: fitLines(answer.consumedPrompt, REASON_LIMIT) });
  const output = {
    ...decisionOf(event, answer),
    ...contextOf(event, answer),
    ...agentInputOf(event, answer),
  };
  const systemMessage = personText(answer, "decision" in output && output.decision === "ask");
  const whole = { ...output, ...(systemMessage ? { systemMessage } : {}) };
  return Object.keys(whole).length > 0 ? JSON.stringify(whole) : "";
}

type Decision = { decision: "deny"; reason: string } | { decision: "ask" };

function decisionOf(
  { point }: HostEvent,
  { decision, reason }: HostAnswer,
): Decision | Record<string, never> {
  if (decision !== "deny" && decision !== "ask") return {};
  if (point === "action_requested")
    return decision === "ask" ? { decision } : { decision, reason: fitLines(reason, REASON_LIMIT) };
  if (point === "turn_finished" && reason !== "")
    return { decision: "deny", reason: heldTurn(fitLines(reason, REASON_LIMIT)) };
  return {};
}

function contextOf(event: HostEvent, answer: HostAnswer): object {
  if (!TAKES_CONTEXT.has(event.point)) return {};
  const texts = answer.reason ? [answer.reason, ...answer.context] : answer.context;
  const text = unmarked(texts.filter(Boolean).join("\n\n"));
  if (text === "") return {};
  const additionalContext = fitLines(text, GEMINI_CLI_CAPABILITIES.contextLimit);
  return { hookSpecificOutput: { hookEventName: event.eventName, additionalContext } };
}

/**
 * A sub-agent sees nothing of what prompts inject, so the rules go with its task. The host puts these arguments in the
 * place of the model's, so all of them are given.
 */
function agentInputOf({ agentInput, eventName }: HostEvent, { decision, context }: HostAnswer): object {
  const prompt = agentInput?.prompt;
  if (typeof prompt !== "string" || context.length === 0 || decision === "deny" || decision === "ask")
    return {};
  const text = fitLines(context.join("\n\n"), GEMINI_CLI_CAPABILITIES.contextLimit);
  return {
    hookSpecificOutput: {
      hookEventName: eventName,
      tool_input: { ...agentInput, prompt: `${prompt}\n\n${text}` },
    },
  };
}

/** The host escapes `<` and `>`, which would leave our frame as `&lt;heed-rules&gt;`. */
function unmarked(text: string): string {
  return text.replace(/<(\/?heed-rules)>/g, "[$1]");
}

/** The dialog of `ask` shows nothing of the reason by itself. */
function personText({ personLines, reason }: HostAnswer, asks: boolean): string {
  const lines = asks && reason !== "" ? [...personLines, reason] : personLines;
  return fitLines(lines.join("\n"), PERSON_LIMIT);
}
