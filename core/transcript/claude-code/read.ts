import { readAction } from "../../hosts/claude-code/action";
import { type Fields, fieldsOf, textOf } from "../../hosts/fields";
import { keepCall, partsOf, rowOf, timeOf } from "../rows";
import type { OpenTranscript, PastEntry } from "../schema";

const FEEDBACK_MARK = "the user said:\n";
const INTERRUPT_MARK = "[Request interrupted by user";
/** Texts of the host's own making that stand where a prompt stands. */
const HOST_MADE =
  /^\s*(?:<(?:command-name|command-message|local-command|task-notification|bash-|user-memory)|Caveat: The messages below|\[Request interrupted)/;

type Call = { name: string; input: Fields; cwd: string };

/**
 * Reads a session file of Claude Code (`~/.claude/projects/<folder>/<session>.jsonl`), also of versions that did not yet
 * write down where a prompt came from. Side chains, meta rows, summaries and what the host says are nobody's words.
 */
export const openClaudeCode: OpenTranscript = (place) => {
  const calls = new Map<string, Call>();
  let said: PastEntry | null = null;

  function takeSaid(): PastEntry[] {
    const message = said;
    said = null;
    return message ? [message] : [];
  }

  function read(line: string): PastEntry[] {
    if (!line.includes('"user"') && !line.includes('"assistant"')) return [];
    const row = rowOf(line);
    if (!row || row.isSidechain === true || row.isMeta === true || row.isCompactSummary === true) return [];
    const at = timeOf(row.timestamp);
    const key = textOf(row.uuid);
    const session = textOf(row.sessionId) ?? textOf(row.session_id);
    if (at === null || !key || !session) return [];
    const cwd = textOf(row.cwd);
    const base = { key, session, at, ...(cwd !== undefined && { cwd }) };
    const { content } = fieldsOf(row.message);
    if (row.type === "assistant") {
      for (const part of partsOf(content)) {
        const text = textOf(part.text);
        if (part.type === "text" && text?.trim()) said = { ...base, kind: "message", text };
        const id = textOf(part.id);
        const name = textOf(part.name);
        if (part.type === "tool_use" && id && name && cwd)
          keepCall(calls, id, { name, input: fieldsOf(part.input), cwd });
      }
      return [];
    }
    return row.type === "user" ? readUser(row, content, base) : [];
  }

  function readUser(
    row: Fields,
    content: unknown,
    base: { key: string; session: string; at: number },
  ): PastEntry[] {
    const parts = partsOf(content);
    const results = parts.filter(({ type }) => type === "tool_result");
    if (results.length > 0) return results.flatMap((part) => readResult(row, part, base));
    const text =
      typeof content === "string" ? content : parts.map((part) => textOf(part.text) ?? "").join("\n");
    if (text.startsWith(INTERRUPT_MARK)) return [...takeSaid(), { ...base, kind: "interrupt" }];
    const author = authorOf(row, text);
    return author ? [...takeSaid(), { ...base, kind: "prompt", text, author }] : [];
  }

  function readResult(
    row: Fields,
    part: Fields,
    base: { key: string; session: string; at: number },
  ): PastEntry[] {
    const id = textOf(part.tool_use_id);
    const call = id === undefined ? undefined : calls.get(id);
    if (!id || !call) return [];
    calls.delete(id);
    const told =
      textOf(part.content) ??
      partsOf(part.content)
        .map((one) => textOf(one.text) ?? "")
        .join("\n");
    const denied =
      row.toolDenialKind === "user-rejected" || told.startsWith("The user doesn't want to proceed");
    const failed = part.is_error === true;
    const response = failed ? undefined : fieldsOf(row.toolUseResult);
    const at = told.indexOf(FEEDBACK_MARK);
    const feedback = denied && at >= 0 ? told.slice(at + FEEDBACK_MARK.length).trim() : "";
    const key = `${base.key}:${id}`;
    const action = readAction({ ...call, response }, place);
    const act: PastEntry = { ...base, key, kind: "act", action, outcome: outcomeOf(denied, failed) };
    if (feedback === "") return [act];
    // What the person wrote into the dialog is said to the agent like a prompt, right after the act.
    const words = { key: `${key}:said`, text: feedback, author: "human" } as const;
    return [
      { ...act, feedback },
      { ...base, ...words, at: base.at + 1, kind: "prompt" },
    ];
  }

  return { read, end: takeSaid };
};

function outcomeOf(denied: boolean, failed: boolean): "denied" | "failed" | "ok" {
  if (denied) return "denied";
  return failed ? "failed" : "ok";
}

/** Null for what no person typed. Before `origin` and `promptSource` came, a plain row was a person's. */
function authorOf(row: Fields, text: string): "human" | "headless" | null {
  if (text.trim() === "" || HOST_MADE.test(text)) return null;
  const origin = textOf(fieldsOf(row.origin).kind);
  if (origin !== undefined && origin !== "human") return null;
  const source = textOf(row.promptSource);
  if (source === "sdk") return "headless";
  return source === undefined || source === "typed" || origin === "human" ? "human" : null;
}
