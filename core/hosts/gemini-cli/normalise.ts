import type { ActionOutcome, EventKind } from "../../hook-event/schema";
import type { HostEvent, HostPoint, Place } from "../adapter";
import { fieldsOf, textOf } from "../fields";
import { isAbsolute } from "../path";
import { readAction } from "./action";
import { DENIAL_MARK } from "./denial";
import { type GeminiPayload, readPayload } from "./payload";
import { endsInterrupted } from "./transcript";
import { turnIdOf, typedText } from "./typed-text";

type Meaning = { point: HostPoint; kind: EventKind | null };

const MEANINGS: Record<string, Meaning> = {
  SessionStart: { point: "session_started", kind: "session_started" },
  BeforeAgent: { point: "prompt", kind: "prompt_submitted" },
  BeforeTool: { point: "action_requested", kind: "action_requested" },
  AfterTool: { point: "action_finished", kind: "action_finished" },
  AfterAgent: { point: "turn_finished", kind: "turn_finished" },
  PreCompress: { point: "compacting", kind: null },
  SessionEnd: { point: "session_ended", kind: "session_ended" },
};

/** Said by the host when a turn ended without a word of the model: the person pressed Esc, or a hook took it. */
const NO_RESPONSE = "[no response text]";

/**
 * Reads a payload of Gemini CLI as canonical pieces (learning.md section 1).
 * @returns null for payloads of another shape, for events that we did not register, and for the compression that the
 *   host announces before every model request
 */
export function normalisePayload(value: unknown, place: Place): HostEvent | null {
  const payload = readPayload(value);
  const meaning = payload && meaningOf(payload, place);
  if (!payload || !meaning) return null;
  return {
    ...meaning,
    eventName: payload.hook_event_name,
    session: payload.session_id,
    cwd: payload.cwd,
    transcriptPath: payload.transcript_path,
    planMode: false,
    compacted: meaning.point === "prompt" && isForgotten(payload, place),
    blockedBefore: payload.stop_hook_active,
    ...textsOf(payload),
    ...actionsOf(payload, place),
  };
}

function meaningOf(payload: GeminiPayload, place: Place): Meaning | null {
  const { hook_event_name, trigger } = payload;
  if (hook_event_name === "PreCompress" && trigger !== "manual") return null;
  // The session file tells of the interrupt itself, with its time.
  if (hook_event_name === "AfterAgent" && isInterrupted(payload, place))
    return { point: "turn_interrupted", kind: null };
  return Object.hasOwn(MEANINGS, hook_event_name) ? (MEANINGS[hook_event_name] ?? null) : null;
}

/** Esc ends a turn too; where the model had said something by then, only the session file knows. */
function isInterrupted({ prompt_response, transcript_path }: GeminiPayload, place: Place): boolean {
  if (prompt_response === NO_RESPONSE) return true;
  const tail = transcript_path === undefined ? null : place.tail?.(transcript_path);
  return tail ? endsInterrupted(tail) : false;
}

/**
 * Whether the host has summed up the history behind our rules since they were injected. It does so without an event
 * that says it, but puts the new list of messages into its session file.
 */
function isForgotten({ transcript_path }: GeminiPayload, place: Place): boolean {
  const tail = transcript_path === undefined ? null : place.tail?.(transcript_path);
  return tail ? tail.lastIndexOf("<state_snapshot>") > tail.lastIndexOf("[heed-rules]") : false;
}

function textsOf({
  hook_event_name,
  prompt,
  prompt_response,
}: GeminiPayload): Pick<HostEvent, "prompt" | "message" | "turnId" | "hostMade"> {
  if (prompt === undefined) return hook_event_name === "BeforeAgent" ? { prompt: "" } : {};
  const typed = typedText(prompt);
  const turnId = turnIdOf(typed);
  if (hook_event_name !== "BeforeAgent")
    return { turnId, ...(prompt_response === NO_RESPONSE ? {} : { message: prompt_response }) };
  // Another tool's denial may be joined to ours: then nothing of the whole is a person's.
  return { prompt: typed, turnId, ...(typed.includes(DENIAL_MARK) ? { hostMade: true } : {}) };
}

function actionsOf(
  payload: GeminiPayload,
  place: Place,
): Pick<HostEvent, "action" | "outcome" | "paths" | "agentInput"> {
  const { tool_name, tool_input, tool_response, mcp_context, cwd } = payload;
  if (!tool_name) return {};
  const finished = payload.hook_event_name === "AfterTool";
  const action = readAction(
    {
      name: tool_name,
      input: tool_input,
      response: finished ? (tool_response ?? {}) : undefined,
      mcp: mcp_context,
      cwd,
    },
    place,
  );
  if (finished) return { action, outcome: outcomeOf(payload) };
  const starts = tool_name === "invoke_agent" && typeof tool_input.prompt === "string";
  return { action, ...shownPaths(payload, place), ...(starts ? { agentInput: tool_input } : {}) };
}

/** Tools that print what they find can show what `read_file` may not. */
function shownPaths({ tool_name, tool_input, cwd }: GeminiPayload, place: Place): { paths?: string[] } {
  if (tool_name === "grep_search" || tool_name === "search_file_content") {
    const folder = absolute(textOf(tool_input.dir_path) ?? ".", cwd);
    const glob = textOf(tool_input.include_pattern) ?? textOf(tool_input.include);
    return { paths: [place.resolve(folder), ...(glob === undefined ? [] : [`${folder}/${glob}`])] };
  }
  if (tool_name !== "read_many_files") return {};
  const { include, paths } = tool_input;
  const named = [include, paths].flatMap((list) => (Array.isArray(list) ? list : []));
  return {
    paths: named.flatMap((name) => (typeof name === "string" ? place.resolve(absolute(name, cwd)) : [])),
  };
}

function absolute(path: string, cwd: string): string {
  return isAbsolute(path) ? path : `${cwd}/${path}`;
}

/** How a command ended stands in the text for the model only, behind all that the command printed. */
const EXIT_CODE =
  /\n(?:Exit Code: (?!0\b)-?\d+|Signal: [^\n]+)(?:\nSignal: [^\n]+)?(?:\nBackground PIDs: [^\n]*)?(?:\nProcess Group PGID: \d+)?\s*(?:<\/untrusted_context>\s*)?$/;
const CANCELLED = "Command was cancelled by user before it could";

function outcomeOf({ tool_name, tool_response }: GeminiPayload): ActionOutcome {
  const shown = textOf(tool_response?.llmContent) ?? "";
  if (tool_name === "run_shell_command") {
    if (shown.replace(/^<untrusted_context>\n/, "").startsWith(CANCELLED)) return "interrupted";
    if (EXIT_CODE.test(shown.slice(-1_000))) return "failed";
  }
  return Object.keys(fieldsOf(tool_response?.error)).length > 0 ? "failed" : "ok";
}
