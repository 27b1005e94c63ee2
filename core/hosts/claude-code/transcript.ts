import type { Place, PromptProvenance, TranscriptFindings } from "../adapter";
import { type Fields, fieldsOf, textOf } from "../fields";
import { readAction } from "./action";

const FEEDBACK_MARK = "the user said:\n";
const INTERRUPT_MARK = "[Request interrupted by user";

/**
 * Reads the end of a transcript: who typed each prompt, which actions the person refused (with what they wrote
 * in the dialog) and which turns they interrupted. Only rows of the host's own making count: a tool result that
 * quotes such a row is a string inside another row and is never read as one.
 * @param tail the last part of the file; its first line may be cut and is then skipped
 */
export function readTranscriptTail(tail: string, place: Place): TranscriptFindings {
  const findings: TranscriptFindings = { provenance: [], denials: [], interrupts: [] };
  const calls = new Map<string, Fields>();
  for (const line of tail.split("\n")) {
    if (!isInteresting(line)) continue;
    const row = parseRow(line);
    if (!row || row.isSidechain === true) continue;
    if (row.type === "assistant") rememberCalls(row, calls);
    if (row.type === "user") readUserRow(row, calls, place, findings);
  }
  return findings;
}

/** Parsing every row of a transcript would cost more than the rest of the hook. */
function isInteresting(line: string): boolean {
  return line.includes('"promptId"') || line.includes('"tool_use"') || line.includes(INTERRUPT_MARK);
}

function parseRow(line: string): Fields | null {
  try {
    return fieldsOf(JSON.parse(line));
  } catch {
    return null;
  }
}

function rememberCalls(row: Fields, calls: Map<string, Fields>): void {
  for (const part of contentParts(row)) {
    const id = textOf(part.id);
    if (part.type === "tool_use" && id) calls.set(id, { ...part, cwd: row.cwd });
  }
}

function readUserRow(
  row: Fields,
  calls: Map<string, Fields>,
  place: Place,
  findings: TranscriptFindings,
): void {
  const turnId = textOf(row.promptId);
  const content = fieldsOf(row.message).content;
  if (typeof content === "string") {
    if (turnId) findings.provenance.push({ turnId, found: provenanceOf(row, content) });
    return;
  }
  const at = Date.parse(textOf(row.timestamp) ?? "");
  if (Number.isNaN(at)) return;
  if (row.toolDenialKind === "user-rejected") {
    for (const part of contentParts(row)) {
      const callId = textOf(part.tool_use_id);
      if (!callId) continue;
      findings.denials.push({
        callId,
        at,
        action: calledAction(calls.get(callId), place),
        feedback: feedbackOf(textOf(part.content) ?? ""),
        turnId,
      });
    }
    return;
  }
  const id = textOf(row.uuid);
  const text = textOf(contentParts(row)[0]?.text);
  if (id && text?.startsWith(INTERRUPT_MARK) && row.rowSource === "harness")
    findings.interrupts.push({ id, at, turnId });
}

function provenanceOf(row: Fields, content: string): PromptProvenance {
  if (row.isMeta === true || row.isCompactSummary === true) return "none";
  if (content.startsWith("<command-name>") || content.startsWith("<local-command-")) return "none";
  const origin = textOf(fieldsOf(row.origin).kind);
  if (origin !== undefined && origin !== "human") return "none";
  if (row.promptSource === "typed" || origin === "human") return "human";
  return row.promptSource === "sdk" ? "headless" : "none";
}

function calledAction(
  call: Fields | undefined,
  place: Place,
): TranscriptFindings["denials"][number]["action"] {
  const name = textOf(call?.name);
  const cwd = textOf(call?.cwd);
  if (!call || !name || !cwd) return null;
  return readAction({ name, input: fieldsOf(call.input), response: null, cwd }, place);
}

function feedbackOf(content: string): string | null {
  const at = content.indexOf(FEEDBACK_MARK);
  if (at < 0) return null;
  return content.slice(at + FEEDBACK_MARK.length).trim() || null;
}

function contentParts(row: Fields): Fields[] {
  const content = fieldsOf(row.message).content;
  return Array.isArray(content) ? content.map(fieldsOf) : [];
}
