import { readActions } from "../../hosts/codex/action";
import { type Fields, fieldsOf, textOf } from "../../hosts/fields";
import { keepCall, partsOf, rowOf, timeOf } from "../rows";
import type { OpenTranscript, PastEntry } from "../schema";

const REFUSED = /rejected by user/;
const EXIT_CODE = /(?:Process exited with code|Exit code:) (\d+)/;

type Base = { session: string; at: number; cwd?: string };

/**
 * Reads a rollout of Codex (`$CODEX_HOME/sessions/YYYY/MM/DD/rollout-*.jsonl`). Only rows of the host's own making tell
 * who spoke; the file of a sub-agent gives nothing.
 */
export const openCodex: OpenTranscript = (place, name) => {
  const calls = new Map<string, Fields>();
  const authors = new Map<string, "human" | "headless" | "none">();
  let session = name;
  let cwd: string | undefined;
  let isSubagent = false;
  /** Versions that write items write the older rows too. */
  let hasItems = false;
  let rows = 0;

  function read(line: string): PastEntry[] {
    rows += 1;
    const row = isSubagent ? null : rowOf(line);
    const at = timeOf(row?.timestamp);
    if (!row || at === null) return [];
    const payload = fieldsOf(row.payload);
    if (row.type === "session_meta") readMeta(payload);
    if (row.type === "turn_context") cwd = textOf(payload.cwd) ?? cwd;
    if (isSubagent) return [];
    const base = { session, at, ...(cwd !== undefined && { cwd }) };
    if (row.type === "event_msg") return readOwn(payload, base);
    return row.type === "response_item" ? readModel(payload, base) : [];
  }

  function readMeta(payload: Fields): void {
    session = textOf(payload.id) ?? textOf(payload.session_id) ?? session;
    cwd = textOf(payload.cwd) ?? cwd;
    isSubagent = payload.thread_source === "subagent" || textOf(payload.parent_thread_id) !== undefined;
  }

  function readOwn(payload: Fields, base: Base): PastEntry[] {
    const turnId = textOf(payload.turn_id) ?? "";
    const item = fieldsOf(payload.item);
    switch (payload.type) {
      case "task_started":
        keepCall(authors, turnId, authorOf(payload));
        return [];
      case "item_completed": {
        hasItems = true;
        if (item.type !== "UserMessage") return [];
        const text = partsOf(item.content)
          .map((part) => textOf(part.text) ?? "")
          .join("\n");
        return prompt(base, textOf(item.id) ?? `row-${rows}`, text, authors.get(turnId) ?? "human");
      }
      case "user_message":
        return hasItems ? [] : prompt(base, `row-${rows}`, textOf(payload.message) ?? "", "human");
      case "task_complete": {
        const text = textOf(payload.last_agent_message);
        return text?.trim() ? [{ ...base, kind: "message", key: `end-${turnId || rows}`, text }] : [];
      }
      case "turn_aborted":
        return payload.reason === "interrupted"
          ? [{ ...base, kind: "interrupt", key: `cut-${turnId || rows}` }]
          : [];
      default:
        return [];
    }
  }

  function readModel(payload: Fields, base: Base): PastEntry[] {
    const id = textOf(payload.call_id);
    if (!id) return [];
    if (payload.type === "function_call" || payload.type === "custom_tool_call") {
      keepCall(calls, id, payload);
      return [];
    }
    const call = calls.get(id);
    if (!call || !/^(?:function|custom_tool)_call_output$/.test(textOf(payload.type) ?? "")) return [];
    calls.delete(id);
    const output = textOf(payload.output) ?? textOf(fieldsOf(payload.output).content) ?? "";
    const outcome = outcomeOf(output);
    return actionsOf(call, base.cwd ?? "/").map((action, index): PastEntry => {
      return { ...base, kind: "act", key: index === 0 ? id : `${id}:${index}`, action, outcome };
    });
  }

  function actionsOf(call: Fields, folder: string) {
    const given = fieldsOf(rowOf(textOf(call.arguments) ?? ""));
    const where = textOf(given.workdir) ?? folder;
    if (call.name === "apply_patch") {
      const command = textOf(call.input) ?? textOf(given.input) ?? textOf(given.patch) ?? "";
      return readActions({ name: "apply_patch", input: { command }, cwd: where, asked: false }, place);
    }
    const command = textOf(given.cmd) ?? commandOf(given.command);
    if (command === null) return [];
    return readActions({ name: "Bash", input: { command }, cwd: where, asked: false }, place);
  }

  return { read, end: () => [] };
};

function prompt(base: Base, key: string, text: string, author: "human" | "headless" | "none"): PastEntry[] {
  return text.trim() === "" || author === "none" ? [] : [{ ...base, kind: "prompt", key, text, author }];
}

function authorOf(payload: Fields): "human" | "headless" | "none" {
  const { turn_trigger: trigger, initiating_agent_path: agent } = fieldsOf(payload.turn_attribution);
  if (textOf(agent)) return "none";
  if (trigger === "exec") return "headless";
  return trigger === undefined || trigger === "user" ? "human" : "none";
}

/** Earlier versions gave the words of a command: `["bash", "-lc", "npm test"]`. */
function commandOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return null;
  const words = value.flatMap((word) => textOf(word) ?? []);
  const [, flag, script] = words;
  return /^-l?c$/.test(flag ?? "") && script !== undefined ? script : words.join(" ");
}

function outcomeOf(output: string): "denied" | "failed" | "ok" {
  if (REFUSED.test(output)) return "denied";
  const code = EXIT_CODE.exec(output)?.[1];
  return code !== undefined && code !== "0" ? "failed" : "ok";
}
