import { type Fields, fieldsOf, textOf } from "../fields";

/** Fields of a payload that were seen with the real host; everything else is ignored. */
export type ClaudeCodePayload = {
  session_id: string;
  hook_event_name: string;
  cwd: string;
  transcript_path?: string;
  prompt_id?: string;
  permission_mode?: string;
  agent_id?: string;
  agent_type?: string;
  source?: string;
  prompt?: string;
  tool_name?: string;
  tool_input: Fields;
  tool_use_id?: string;
  tool_response?: unknown;
  tool_calls: ToolCall[];
  mcp_server?: string;
  is_interrupt: boolean;
  stop_hook_active: boolean;
  last_assistant_message?: string;
};

export type ToolCall = {
  tool_name: string;
  tool_input: Fields;
  tool_use_id: string;
  tool_response?: unknown;
};

/**
 * Reads a payload tolerantly: what is missing or of another type is left out, and only a payload without
 * session, event name or folder is refused. Hand-written because it runs at every tool call.
 */
export function readPayload(value: unknown): ClaudeCodePayload | null {
  const fields = fieldsOf(value);
  const session_id = textOf(fields.session_id);
  const hook_event_name = textOf(fields.hook_event_name);
  const cwd = textOf(fields.cwd);
  if (!session_id || !hook_event_name || !cwd || session_id.length > 200) return null;
  return {
    session_id,
    hook_event_name,
    cwd,
    transcript_path: textOf(fields.transcript_path),
    prompt_id: textOf(fields.prompt_id),
    permission_mode: textOf(fields.permission_mode),
    agent_id: textOf(fields.agent_id),
    agent_type: textOf(fields.agent_type),
    source: textOf(fields.source),
    prompt: textOf(fields.prompt),
    tool_name: textOf(fields.tool_name),
    tool_input: fieldsOf(fields.tool_input),
    tool_use_id: textOf(fields.tool_use_id),
    tool_response: fields.tool_response,
    tool_calls: Array.isArray(fields.tool_calls) ? fields.tool_calls.flatMap(readCall) : [],
    mcp_server: textOf(fieldsOf(fields.mcp_server).name),
    is_interrupt: fields.is_interrupt === true,
    stop_hook_active: fields.stop_hook_active === true,
    last_assistant_message: textOf(fields.last_assistant_message),
  };
}

function readCall(value: unknown): ToolCall[] {
  const fields = fieldsOf(value);
  const tool_name = textOf(fields.tool_name);
  const tool_use_id = textOf(fields.tool_use_id);
  if (!tool_name || !tool_use_id) return [];
  return [
    { tool_name, tool_use_id, tool_input: fieldsOf(fields.tool_input), tool_response: fields.tool_response },
  ];
}
