import { type Fields, fieldsOf, textOf } from "../fields";

/** What our plugin hands over; everything else is ignored. */
export type DshPayload = {
  session_id: string;
  hook_event_name: string;
  cwd: string;
  prompt_id?: string;
  agent_id?: string;
  prompt?: string;
  tool_name?: string;
  tool_input: Fields;
  tool_use_id?: string;
  tool_response: Fields;
  stop_hook_active: boolean;
  last_assistant_message?: string;
};

/** Reads a payload tolerantly: an older plugin may run beside a newer hook. */
export function readPayload(value: unknown): DshPayload | null {
  const fields = fieldsOf(value);
  const session_id = textOf(fields.session_id);
  const hook_event_name = textOf(fields.hook_event_name);
  const cwd = textOf(fields.cwd);
  if (!session_id || !hook_event_name || !cwd || session_id.length > 200) return null;
  return {
    session_id,
    hook_event_name,
    cwd,
    prompt_id: textOf(fields.prompt_id),
    agent_id: textOf(fields.agent_id),
    prompt: textOf(fields.prompt),
    tool_name: textOf(fields.tool_name),
    tool_input: fieldsOf(fields.tool_input),
    tool_use_id: textOf(fields.tool_use_id),
    tool_response: fieldsOf(fields.tool_response),
    stop_hook_active: fields.stop_hook_active === true,
    last_assistant_message: textOf(fields.last_assistant_message),
  };
}
