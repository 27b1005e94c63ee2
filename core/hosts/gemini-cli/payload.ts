import { type Fields, fieldsOf, textOf } from "../fields";

/** Fields of a payload that were seen with the real host; everything else is ignored. */
export type GeminiPayload = {
  session_id: string;
  hook_event_name: string;
  cwd: string;
  transcript_path?: string;
  /** `auto` before every model request, `manual` for the person's `/compress`. */
  trigger?: string;
  prompt?: string;
  prompt_response?: string;
  stop_hook_active: boolean;
  tool_name?: string;
  tool_input: Fields;
  /** Undefined before the tool ran. */
  tool_response?: Fields;
  /** Where the tool comes from, when it is one of an MCP server. */
  mcp_context: { server_name?: string; tool_name?: string };
};

/**
 * Reads a payload tolerantly: what is missing or of another type is left out, and only a payload without
 * session, event name or folder is refused. Hand-written because it runs at every tool call.
 */
export function readPayload(value: unknown): GeminiPayload | null {
  const fields = fieldsOf(value);
  const session_id = textOf(fields.session_id);
  const hook_event_name = textOf(fields.hook_event_name);
  const cwd = textOf(fields.cwd);
  if (!session_id || !hook_event_name || !cwd || session_id.length > 200) return null;
  const { server_name, tool_name } = fieldsOf(fields.mcp_context);
  return {
    session_id,
    hook_event_name,
    cwd,
    transcript_path: textOf(fields.transcript_path),
    trigger: textOf(fields.trigger),
    prompt: textOf(fields.prompt),
    prompt_response: textOf(fields.prompt_response),
    stop_hook_active: fields.stop_hook_active === true,
    tool_name: textOf(fields.tool_name),
    tool_input: fieldsOf(fields.tool_input),
    tool_response: fields.tool_response === undefined ? undefined : fieldsOf(fields.tool_response),
    mcp_context: { server_name: textOf(server_name), tool_name: textOf(tool_name) },
  };
}
