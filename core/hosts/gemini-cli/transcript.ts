import type { Place, TranscriptFindings } from "../adapter";
import { type Fields, fieldsOf, textOf } from "../fields";
import { readAction } from "./action";
import { turnIdOf, typedText } from "./typed-text";

/** What the host notes for a call that the person said no to; other cancelled calls were only behind it. */
const DENIED = "User denied execution.";
const INTERRUPTED = "Request cancelled.";

/**
 * Reads the end of a session file: who typed each prompt, which calls the person declined and which turns they
 * interrupted. The file is a log of operations, so its lines are read as they come: what the person cut off is taken
 * out of the list of messages by a later line. Lists that a line sets whole repeat the past and are not read.
 * @param tail the last part of the file; its first line may be cut and is then skipped
 */
export function readTranscriptTail(tail: string, place: Place): TranscriptFindings {
  const found: Found = { provenance: new Map(), denials: new Map(), interrupts: [], turnId: undefined };
  for (const line of tail.split("\n")) {
    if (!isInteresting(line)) continue;
    const row = parseRow(line);
    // A sub-agent has a file of its own: nobody typed what stands in it.
    if (row?.kind === "subagent") return { provenance: [], denials: [], interrupts: [] };
    if (row) readRow(row, place, found);
  }
  return {
    provenance: [...found.provenance].map(([turnId, who]) => ({ turnId, found: who })),
    denials: [...found.denials.values()],
    interrupts: found.interrupts,
  };
}

/** Whether the person interrupted the turn of the newest prompt in the end of a session file. */
export function endsInterrupted(tail: string): boolean {
  const rows = tail.split("\n").filter((line) => !line.startsWith('{"$set"'));
  const prompt = rows.findLastIndex((line) => line.includes('"type":"user"'));
  return rows.slice(prompt + 1).some((line) => {
    if (!line.includes(INTERRUPTED)) return false;
    const row = parseRow(line);
    return row?.type === "info" && row.content === INTERRUPTED;
  });
}

type Found = {
  provenance: Map<string, "human" | "none">;
  /** By the id of the call: a message is written again as it grows. */
  denials: Map<string, TranscriptFindings["denials"][number]>;
  interrupts: TranscriptFindings["interrupts"];
  turnId: string | undefined;
};

/** Parsing every row of a session would cost more than the rest of the hook. */
function isInteresting(line: string): boolean {
  if (line.startsWith('{"$set"')) return false;
  return (
    line.includes('"type":"user"') ||
    line.includes(DENIED) ||
    line.includes(INTERRUPTED) ||
    line.includes('"kind":"subagent"')
  );
}

function parseRow(line: string): Fields | null {
  try {
    return fieldsOf(JSON.parse(line));
  } catch {
    return null;
  }
}

function readRow(row: Fields, place: Place, found: Found): void {
  if (row.type === "user") readUserRow(row, found);
  if (row.type === "gemini") readCalls(row, place, found);
  const at = Date.parse(textOf(row.timestamp) ?? "");
  const id = textOf(row.id);
  if (row.type === "info" && row.content === INTERRUPTED && id && !Number.isNaN(at))
    found.interrupts.push({ id, at, turnId: found.turnId });
}

/**
 * `displayContent` is there where the person typed something else than what was sent: a command of the person's that
 * expands to a text, or a denial of a hook at the turn's end, which goes out under the turn's own prompt.
 */
function readUserRow(row: Fields, found: Found): void {
  const { provenance } = found;
  const sent = sentText(row.content);
  if (sent === null) return;
  const shown = row.displayContent === undefined ? null : sentText(row.displayContent);
  found.turnId = turnIdOf(shown ?? sent);
  // What is found first stands: rewriting its history the host writes rows again, without what was typed.
  for (const [turnId, who] of [
    [found.turnId, "human"],
    [turnIdOf(sent), "none"],
  ] as const)
    if (!provenance.has(turnId)) provenance.set(turnId, who);
}

/** What a person can have typed of a message; null for results of tools and for what the host alone says. */
function sentText(content: unknown): string | null {
  const parts = Array.isArray(content) ? content : [content];
  const texts = parts.flatMap((part) => textOf(part) ?? textOf(fieldsOf(part).text) ?? []);
  const typed = typedText(texts.filter((text) => !isHostPart(text)).join(""));
  return typed === "" ? null : typed;
}

function isHostPart(text: string): boolean {
  return /^<(hook_context|session_context)>[\s\S]*<\/\1>\s*$/.test(text);
}

function readCalls(row: Fields, place: Place, found: Found): void {
  const calls = Array.isArray(row.toolCalls) ? row.toolCalls.map(fieldsOf) : [];
  for (const call of calls) {
    const callId = textOf(call.id);
    const at = Date.parse(textOf(call.timestamp) ?? "");
    if (call.status !== "cancelled" || !callId || Number.isNaN(at) || !isDenied(call)) continue;
    const turnId = found.turnId;
    found.denials.set(callId, { callId, at, action: calledAction(call, place), feedback: null, turnId });
  }
}

function isDenied({ result }: Fields): boolean {
  const results = Array.isArray(result) ? result.map(fieldsOf) : [];
  return results.some((part) =>
    (textOf(fieldsOf(fieldsOf(part.functionResponse).response).error) ?? "").endsWith(DENIED),
  );
}

/** The file does not say where the session runs; what it shows of an edit has the whole path. */
function calledAction(call: Fields, place: Place): TranscriptFindings["denials"][number]["action"] {
  const name = textOf(call.name);
  if (!name) return null;
  const shown = fieldsOf(call.resultDisplay);
  const file = textOf(shown.filePath);
  const args = fieldsOf(call.args);
  const input = file === undefined ? args : { ...args, file_path: file };
  return readAction({ name, input, response: { returnDisplay: shown }, cwd: place.root ?? "/" }, place);
}
