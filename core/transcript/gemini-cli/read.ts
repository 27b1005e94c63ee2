import { type Fields, fieldsOf, textOf } from "../../hosts/fields";
import { readAction } from "../../hosts/gemini-cli/action";
import { typedText } from "../../hosts/gemini-cli/typed-text";
import { partsOf, rowOf, timeOf } from "../rows";
import { MAX_OPEN_CALLS, type OpenTranscript, type PastEntry } from "../schema";

const DENIED = "User denied execution.";
const INTERRUPTED = "Request cancelled.";
const REWRITE_MS = 2_000;

/**
 * Reads a session file of Gemini CLI, which is a log of operations: lines are read as they come, so that what a later
 * line takes out of the history still counts; lists that a line sets whole repeat the past. A sub-agent's file gives
 * nothing.
 */
export const openGeminiCli: OpenTranscript = (place, name) => {
  const seen = new Set<string>();
  let session = name;
  let isSubagent = false;
  let said: PastEntry | null = null;
  let asked = "";
  let cutAt = Number.NEGATIVE_INFINITY;

  function isNew(key: string): boolean {
    if (seen.has(key)) return false;
    seen.add(key);
    const oldest = seen.size > MAX_OPEN_CALLS ? seen.values().next().value : undefined;
    if (oldest !== undefined) seen.delete(oldest);
    return true;
  }

  function takeSaid(): PastEntry[] {
    const message = said;
    said = null;
    return message ? [message] : [];
  }

  function read(line: string): PastEntry[] {
    if (line.startsWith('{"$set"') || isSubagent) return [];
    const row = rowOf(line);
    if (!row) return [];
    if (row.kind === "subagent") isSubagent = true;
    session = textOf(row.sessionId) ?? session;
    const key = textOf(row.id);
    const at = timeOf(row.timestamp);
    if (isSubagent || !key || at === null) return [];
    const base = { session, at, key };
    if (row.type === "gemini") return readAnswer(row, base);
    if (row.type === "info") {
      if (row.content !== INTERRUPTED || !isNew(key)) return [];
      cutAt = at;
      return [...takeSaid(), { ...base, kind: "interrupt" }];
    }
    return row.type === "user" ? readPrompt(row, base) : [];
  }

  function readPrompt(row: Fields, base: { session: string; at: number; key: string }): PastEntry[] {
    const text = textIn(row.displayContent ?? row.content);
    if (text === "" || !isNew(base.key)) return [];
    // After a turn was cut off the host writes its prompt again.
    if (text === asked && base.at - cutAt < REWRITE_MS) return [];
    asked = text;
    // What is shown differs from what was sent: a hook's reason came back under the turn's own prompt.
    return [...takeSaid(), { ...base, kind: "prompt", text, author: "human" }];
  }

  function readAnswer(row: Fields, base: { session: string; at: number; key: string }): PastEntry[] {
    const text = textOf(row.content);
    if (text?.trim()) said = { ...base, kind: "message", text };
    return partsOf(row.toolCalls).flatMap((call): PastEntry[] => {
      const id = textOf(call.id);
      const tool = textOf(call.name);
      const at = timeOf(call.timestamp) ?? base.at;
      if (!id || !tool || !isNew(id)) return [];
      const shown = fieldsOf(call.resultDisplay);
      const file = textOf(shown.filePath);
      const args = fieldsOf(call.args);
      const input = file === undefined ? args : { ...args, file_path: file };
      const cwd = place.root ?? "/";
      const action = readAction({ name: tool, input, response: { returnDisplay: shown }, cwd }, place);
      return [{ ...base, at, key: id, kind: "act", action, outcome: outcomeOf(call) }];
    });
  }

  return { read, end: takeSaid };
};

function textIn(content: unknown): string {
  const parts = Array.isArray(content) ? content : [content];
  const texts = parts.flatMap((part) => textOf(part) ?? textOf(fieldsOf(part).text) ?? []);
  return typedText(
    texts.filter((text) => !/^<(hook_context|session_context)>[\s\S]*<\/\1>\s*$/.test(text)).join(""),
  );
}

function outcomeOf(call: Fields): "denied" | "interrupted" | "failed" | "ok" {
  if (call.status === "error") return "failed";
  if (call.status !== "cancelled") return "ok";
  const denied = partsOf(call.result).some((part) =>
    (textOf(fieldsOf(fieldsOf(part.functionResponse).response).error) ?? "").endsWith(DENIED),
  );
  return denied ? "denied" : "interrupted";
}
