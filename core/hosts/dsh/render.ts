import { fitLines } from "../../text/fit-lines";
import type { HostAnswer, HostEvent, HostPoint } from "../adapter";
import { DSH_CAPABILITIES } from "./capabilities";

const REASON_LIMIT = 8_000;

const TAKES_CONTEXT = new Set<HostPoint>(["prompt", "action_finished", "subagent_started"]);

/**
 * Writes the answer for our plugin: one JSON object with at most one of `reject` (the model never sees the prompt),
 * `deny` (the call is not run), `steer` (the turn goes on), and `context` (a message of ours).
 * @returns the empty string when there is nothing to say
 */
export function renderAnswer(event: HostEvent, answer: HostAnswer): string {
  if (answer.consumedPrompt !== undefined)
    return JSON.stringify({ reject: fitLines(answer.consumedPrompt, REASON_LIMIT) || "Heed" });
  const held = answer.decision === "deny" || answer.decision === "ask";
  const reason = fitLines(inert(answer.reason), REASON_LIMIT);
  if (held && event.point === "action_requested")
    return JSON.stringify({ deny: reason || "A rule of Heed stops this." });
  if (event.point === "turn_finished")
    return held && reason !== "" ? JSON.stringify({ steer: `<heed>\n${reason}\n</heed>` }) : "";
  if (!TAKES_CONTEXT.has(event.point)) return "";
  const texts = answer.reason ? [answer.reason, ...answer.context] : answer.context;
  const context = fitLines(inert(texts.filter(Boolean).join("\n\n")), DSH_CAPABILITIES.contextLimit);
  return context === "" ? "" : JSON.stringify({ context });
}

/** The host hands our text over as it is, so nothing in it may close the element that marks it as ours. */
function inert(text: string): string {
  return text.replace(/<(\/?)\s*heed(?=[\s>])/gi, "‹$1heed");
}
