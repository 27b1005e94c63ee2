import type { ActionOutcome, EventKind } from "../../hook-event/schema";
import type { HostEvent, HostPoint, Place } from "../adapter";
import { fieldsOf, textOf } from "../fields";
import { readAction } from "./action";
import { type DshPayload, readPayload } from "./payload";

type Meaning = { point: HostPoint; kind: EventKind | null };

const MEANINGS: Record<string, Meaning> = {
  SessionStart: { point: "session_started", kind: "session_started" },
  UserPromptSubmit: { point: "prompt", kind: "prompt_submitted" },
  SubagentStart: { point: "subagent_started", kind: null },
  PreToolUse: { point: "action_requested", kind: "action_requested" },
  PostToolUse: { point: "action_finished", kind: "action_finished" },
  Stop: { point: "turn_finished", kind: "turn_finished" },
  SubagentStop: { point: "subagent_finished", kind: "turn_finished" },
};

/**
 * Reads a payload of our plugin in DeepSeek Harness as canonical pieces (learning.md section 1).
 * @returns null for payloads of another shape and for events that this version does not know
 */
export function normalisePayload(value: unknown, place: Place): HostEvent | null {
  const payload = readPayload(value);
  if (!payload || !Object.hasOwn(MEANINGS, payload.hook_event_name)) return null;
  const { point, kind = null } = MEANINGS[payload.hook_event_name] ?? {};
  if (!point) return null;
  return {
    point,
    kind,
    eventName: payload.hook_event_name,
    session: payload.session_id,
    turnId: payload.prompt_id,
    agentId: payload.agent_id,
    cwd: payload.cwd,
    planMode: false,
    compacted: false,
    blockedBefore: payload.stop_hook_active,
    callId: payload.tool_use_id,
    ...(point === "prompt" ? { prompt: payload.prompt ?? "" } : { message: payload.last_assistant_message }),
    ...actionOf(payload, point, place),
  };
}

function actionOf(
  payload: DshPayload,
  point: HostPoint,
  place: Place,
): Pick<HostEvent, "action" | "outcome" | "paths"> {
  const asked = point === "action_requested";
  const { tool_name: name, tool_input: input, cwd } = payload;
  if (!name || !(asked || point === "action_finished")) return {};
  const action = readAction({ name, input, cwd, asked }, place);
  if (!asked) return { action, outcome: outcomeOf(payload) };
  // It prints what it finds, so it can read what `read` may not.
  const folder = name === "grep" ? (textOf(input.path) ?? cwd) : null;
  return folder === null ? { action } : { action, paths: [place.resolve(folder)] };
}

function outcomeOf({ tool_response }: DshPayload): ActionOutcome {
  const { exitCode, aborted } = fieldsOf(tool_response.value);
  if (aborted === true) return "interrupted";
  return tool_response.isError === true || (typeof exitCode === "number" && exitCode !== 0) ? "failed" : "ok";
}
