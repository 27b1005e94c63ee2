import type { ActionOutcome, EventKind } from "../../hook-event/schema";
import type { HostCall, HostEvent, HostPoint, Place } from "../adapter";
import { fieldsOf, textOf } from "../fields";
import { readAction } from "./action";
import { type ClaudeCodePayload, readPayload } from "./payload";

type Meaning = { point: HostPoint; kind: EventKind | null };

const MEANINGS: Record<string, Meaning> = {
  SessionStart: { point: "session_started", kind: "session_started" },
  UserPromptSubmit: { point: "prompt", kind: "prompt_submitted" },
  PreToolUse: { point: "action_requested", kind: "action_requested" },
  PostToolUse: { point: "action_finished", kind: "action_finished" },
  PostToolUseFailure: { point: "action_finished", kind: "action_finished" },
  PostToolBatch: { point: "actions_finished", kind: null },
  Stop: { point: "turn_finished", kind: "turn_finished" },
  SubagentStart: { point: "subagent_started", kind: null },
  SubagentStop: { point: "subagent_finished", kind: "turn_finished" },
  PreCompact: { point: "compacting", kind: null },
  SessionEnd: { point: "session_ended", kind: "session_ended" },
};

/**
 * Reads a payload of Claude Code as canonical pieces (learning.md section 1).
 * @returns null for payloads of another shape, for events that we did not register, and for the summarizer
 *   that reports as a sub-agent without a type
 */
export function normalisePayload(value: unknown, place: Place): HostEvent | null {
  const payload = readPayload(value);
  const meaning = payload && MEANINGS[payload.hook_event_name];
  if (!payload || !meaning) return null;
  if (payload.hook_event_name === "SubagentStop" && payload.agent_type === "") return null;
  const compacted = payload.hook_event_name === "SessionStart" && payload.source === "compact";
  return {
    ...meaning,
    ...(compacted ? { kind: "context_compacted" as const } : {}),
    eventName: payload.hook_event_name,
    session: payload.session_id,
    turnId: payload.prompt_id,
    agentId: payload.agent_id,
    cwd: payload.cwd,
    transcriptPath: payload.transcript_path,
    planMode: payload.permission_mode === "plan",
    compacted,
    blockedBefore: payload.stop_hook_active,
    callId: payload.tool_use_id,
    ...textsOf(payload),
    ...actionsOf(payload, meaning.point, place),
  };
}

function textsOf(payload: ClaudeCodePayload): Pick<HostEvent, "prompt" | "message"> {
  if (payload.hook_event_name === "UserPromptSubmit") return { prompt: payload.prompt ?? "" };
  return { message: payload.last_assistant_message };
}

function actionsOf(
  payload: ClaudeCodePayload,
  point: HostPoint,
  place: Place,
): Pick<HostEvent, "action" | "outcome" | "calls" | "paths"> {
  if (point === "actions_finished")
    return { calls: payload.tool_calls.map((call) => batchCall(call, payload, place)) };
  if (!payload.tool_name) return {};
  const action = readAction(
    {
      name: payload.tool_name,
      input: payload.tool_input,
      response: payload.hook_event_name === "PreToolUse" ? undefined : (payload.tool_response ?? null),
      mcpServer: payload.mcp_server,
      cwd: payload.cwd,
    },
    place,
  );
  if (point === "action_finished") return { action, outcome: outcomeOf(payload) };
  return { action, ...searchedPaths(payload, place) };
}

/** `Grep` prints what it finds, so it can read what `Read` may not. */
function searchedPaths(
  { tool_name, tool_input, cwd }: ClaudeCodePayload,
  place: Place,
): { paths?: string[] } {
  if (tool_name !== "Grep") return {};
  const folder = textOf(tool_input.path) ?? cwd;
  const glob = textOf(tool_input.glob);
  return { paths: [place.resolve(folder), ...(glob === undefined ? [] : [`${folder}/${glob}`])] };
}

function outcomeOf(payload: ClaudeCodePayload): ActionOutcome {
  if (payload.is_interrupt || fieldsOf(payload.tool_response).interrupted === true) return "interrupted";
  return payload.hook_event_name === "PostToolUseFailure" ? "failed" : "ok";
}

/** Calls that only the batch knows were refused by the host's own validation, so they failed. */
function batchCall(
  call: ClaudeCodePayload["tool_calls"][number],
  payload: ClaudeCodePayload,
  place: Place,
): HostCall {
  const action = readAction(
    { name: call.tool_name, input: call.tool_input, response: null, cwd: payload.cwd },
    place,
  );
  return { id: call.tool_use_id, action, outcome: "failed" };
}
