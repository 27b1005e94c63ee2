import { type Fields, fieldsOf, textOf } from "../fields";

/** Fields of a payload that were seen with the real host; everything else is ignored. */
export type CodexPayload = {
  session_id: string;
  hook_event_name: string;
  cwd: string;
  turn_id?: string;
  /** Null in a session that is not kept (`--ephemeral`). */
  transcript_path?: string;
  permission_mode?: string;
  agent_id?: string;
  source?: string;
  prompt?: string;
  tool_name?: string;
  tool_input: Fields;
  tool_use_id?: string;
  tool_response?: unknown;
  stop_hook_active: boolean;
  last_assistant_message?: string;
};

/**
 * Reads a payload tolerantly: what is missing or of another type is left out, and only a payload without session,
 * event name or folder is refused. Hand-written because it runs at every tool call.
 */
export function readPayload(value: unknown): CodexPayload | null {
  const fields = fieldsOf(value);
  const session_id = textOf(fields.session_id);
  const hook_event_name = textOf(fields.hook_event_name);
  const cwd = textOf(fields.cwd);
  if (!session_id || !hook_event_name || !cwd || session_id.length > 200) return null;
  return {
    session_id,
    hook_event_name,
    cwd,
    turn_id: textOf(fields.turn_id),
    transcript_path: textOf(fields.transcript_path),
    permission_mode: textOf(fields.permission_mode),
    agent_id: textOf(fields.agent_id),
    source: textOf(fields.source),
    prompt: textOf(fields.prompt),
    tool_name: textOf(fields.tool_name),
    tool_input: fieldsOf(fields.tool_input),
    tool_use_id: textOf(fields.tool_use_id),
    tool_response: fields.tool_response,
    stop_hook_active: fields.stop_hook_active === true,
    last_assistant_message: textOf(fields.last_assistant_message),
  };
}
