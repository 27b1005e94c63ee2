import type { Place, PromptProvenance, TranscriptFindings } from "../adapter";
import { type Fields, fieldsOf, textOf } from "../fields";
import { readActions } from "./action";

/**
 * What the host puts in the place of an output when the person refused the call in its dialog. Always the whole of it:
 * a command may print the same words.
 */
const REFUSED =
  /^(?:exec_command failed\b[\s\S]{0,2000}Rejected\(\\*"rejected by user\\*"\)["\s})]*|(?:(?:exec command|patch) )?rejected by user)$/;

/**
 * Reads the end of a rollout: who began each turn, which calls the person refused and which turns they interrupted.
 * Only rows of the host's own making count (`event_msg`); a tool result that quotes one is a string inside another row.
 * @param tail the last part of the file; its first line may be cut and is then skipped
 */
export function readTranscriptTail(tail: string, place: Place): TranscriptFindings {
  const findings: TranscriptFindings = { provenance: [], denials: [], interrupts: [] };
  const triggers = new Map<string, PromptProvenance>();
  const calls = new Map<string, Fields>();
  for (const line of tail.split("\n")) {
    if (!isInteresting(line)) continue;
    const row = parseRow(line);
    const payload = fieldsOf(row?.payload);
    if (row?.type === "event_msg") readOwnRow(row, payload, triggers, findings);
    if (row?.type === "turn_context") calls.set("cwd", payload);
    if (row?.type === "response_item") readModelRow(row, payload, calls, { place, findings });
  }
  return findings;
}

/** Parsing every row of a transcript would cost more than the rest of the hook. */
function isInteresting(line: string): boolean {
  return /"type":"(?:task_started|turn_aborted|UserMessage|function_call|function_call_output|custom_tool_call|custom_tool_call_output|turn_context)"/.test(
    line,
  );
}

function parseRow(line: string): Fields | null {
  try {
    return fieldsOf(JSON.parse(line));
  } catch {
    return null;
  }
}

function readOwnRow(
  row: Fields,
  payload: Fields,
  triggers: Map<string, PromptProvenance>,
  findings: TranscriptFindings,
): void {
  const turnId = textOf(payload.turn_id);
  if (!turnId) return;
  if (payload.type === "task_started") triggers.set(turnId, provenanceOf(payload));
  if (payload.type === "item_completed" && fieldsOf(payload.item).type === "UserMessage") {
    const found = triggers.get(turnId);
    if (found) findings.provenance.push({ turnId, found });
  }
  if (payload.type === "turn_aborted" && payload.reason === "interrupted") {
    const at = timeOf(row);
    if (at !== null) findings.interrupts.push({ id: turnId, at, turnId });
  }
}

function provenanceOf(payload: Fields): PromptProvenance {
  const { turn_trigger: trigger, initiating_agent_path: agent } = fieldsOf(payload.turn_attribution);
  if (textOf(agent)) return "none";
  if (trigger === "user") return "human";
  return trigger === "exec" ? "headless" : "none";
}

function readModelRow(
  row: Fields,
  payload: Fields,
  calls: Map<string, Fields>,
  { place, findings }: { place: Place; findings: TranscriptFindings },
): void {
  const callId = textOf(payload.call_id);
  if (!callId) return;
  if (payload.type === "function_call" || payload.type === "custom_tool_call") calls.set(callId, payload);
  if (!isOutput(payload) || !REFUSED.test(outputText(payload.output).trim())) return;
  const call = calls.get(callId);
  const at = timeOf(row);
  if (at === null || !call) return;
  const turnId = textOf(fieldsOf(payload.internal_chat_message_metadata_passthrough).turn_id);
  const action = calledAction(call, textOf(calls.get("cwd")?.cwd), place);
  // What the person types next is a prompt of its own.
  findings.denials.push({ callId, at, action, feedback: null, turnId });
}

function isOutput({ type }: Fields): boolean {
  return type === "function_call_output" || type === "custom_tool_call_output";
}

/** The rollout holds an output as a text, or as a text with whether it went well. */
function outputText(output: unknown): string {
  return textOf(output) ?? textOf(fieldsOf(output).content) ?? "";
}

function calledAction(
  call: Fields,
  cwd: string | undefined,
  place: Place,
): TranscriptFindings["denials"][number]["action"] {
  if (call.name === "apply_patch" && cwd !== undefined) {
    const input = { command: textOf(call.input) ?? "" };
    return readActions({ name: "apply_patch", input, cwd, asked: false }, place)[0];
  }
  const given = fieldsOf(parseRow(textOf(call.arguments) ?? ""));
  if (call.name !== "exec_command" || cwd === undefined) return null;
  const folder = textOf(given.workdir) ?? cwd;
  const { cmd, workdir: _workdir, ...others } = given;
  const input = { ...others, command: textOf(cmd) ?? "" };
  return readActions({ name: "Bash", input, cwd: folder, asked: false }, place)[0];
}

function timeOf(row: Fields): number | null {
  const at = Date.parse(textOf(row.timestamp) ?? "");
  return Number.isNaN(at) ? null : at;
}
