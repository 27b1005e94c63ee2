import type { ActionOutcome, EventKind } from "../../hook-event/schema";
import type { HostEvent, HostPoint, Place } from "../adapter";
import { textOf } from "../fields";
import { readActions } from "./action";
import { callOutcome } from "./call-outcome";
import { type CodexPayload, readPayload } from "./payload";

type Meaning = { point: HostPoint; kind: EventKind | null };

const MEANINGS: Record<string, Meaning> = {
  SessionStart: { point: "session_started", kind: "session_started" },
  UserPromptSubmit: { point: "prompt", kind: "prompt_submitted" },
  PreToolUse: { point: "action_requested", kind: "action_requested" },
  PostToolUse: { point: "action_finished", kind: "action_finished" },
  Stop: { point: "turn_finished", kind: "turn_finished" },
  SubagentStart: { point: "subagent_started", kind: null },
  SubagentStop: { point: "subagent_finished", kind: "turn_finished" },
  PreCompact: { point: "compacting", kind: null },
  Interrupt: { point: "turn_interrupted", kind: "turn_interrupted" },
  SessionEnd: { point: "session_ended", kind: "session_ended" },
};

/**
 * Reads a payload of Codex as canonical pieces (learning.md section 1).
 * @returns null for payloads of another shape and for events that we did not register
 */
export function normalisePayload(value: unknown, place: Place): HostEvent | null {
  const payload = readPayload(value);
  const meaning = payload && Object.hasOwn(MEANINGS, payload.hook_event_name);
  if (!payload || !meaning) return null;
  const { point, kind = null } = MEANINGS[payload.hook_event_name] ?? {};
  if (!point) return null;
  const compacted = point === "session_started" && payload.source === "compact";
  return {
    point,
    kind: compacted ? "context_compacted" : kind,
    eventName: payload.hook_event_name,
    session: payload.session_id,
    turnId: payload.turn_id,
    agentId: payload.agent_id,
    cwd: payload.cwd,
    // A sub-agent has a file of its own, which tells nothing of the person.
    transcriptPath: payload.agent_id === undefined ? payload.transcript_path : undefined,
    planMode: payload.permission_mode === "plan",
    compacted,
    blockedBefore: payload.stop_hook_active,
    callId: payload.tool_use_id,
    ...textsOf(payload),
    ...actionsOf(payload, point, place),
  };
}

function textsOf(payload: CodexPayload): Pick<HostEvent, "prompt" | "message"> {
  if (payload.hook_event_name === "UserPromptSubmit") return { prompt: payload.prompt ?? "" };
  return { message: payload.last_assistant_message };
}

function actionsOf(
  payload: CodexPayload,
  point: HostPoint,
  place: Place,
): Pick<HostEvent, "action" | "otherActions" | "outcome"> {
  const asked = point === "action_requested";
  if (!payload.tool_name || !(asked || point === "action_finished")) return {};
  const tool = { name: payload.tool_name, input: payload.tool_input, cwd: payload.cwd, asked };
  const [action, ...otherActions] = readActions(tool, place);
  return {
    action,
    ...(otherActions.length > 0 ? { otherActions } : {}),
    ...(asked ? {} : { outcome: outcomeOf(payload, place) }),
  };
}

/** The payload of a command tells no exit code; the transcript does, by the id of the call. */
function outcomeOf(payload: CodexPayload, place: Place): ActionOutcome {
  const exit = /^Exit code: (-?\d+)/.exec(textOf(payload.tool_response) ?? "")?.[1];
  if (payload.tool_name !== "Bash") return exit === undefined || exit === "0" ? "ok" : "failed";
  const tail = payload.transcript_path === undefined ? null : place.tail?.(payload.transcript_path);
  return callOutcome(tail ?? "", payload.tool_use_id ?? "") ?? "ok";
}
