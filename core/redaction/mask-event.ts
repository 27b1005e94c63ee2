import {
  type AgentAction,
  type EventDecision,
  type FileChange,
  type HookEvent,
  MAX_TEXT_BYTES,
  type ShellCommand,
} from "../hook-event/schema";
import { maskOf, maskSecrets, maskText } from "./mask-text";
import { isSecretPath } from "./secret-path";

/** A shorter line than this is too common to be cut out of a command. */
const MIN_SECRET_LINE = 4;

/**
 * Masks all texts of an event and drops the content of secret files. Used before spooling and again on
 * receipt (trust.md section 1); masking a masked event changes nothing. The event itself is not changed.
 * @returns a new event of the same shape; texts stay within the caps of the wire format
 */
export function maskEvent(event: HookEvent): HookEvent {
  const { prompt, message, feedback, action, workspace, decision, note } = event;
  const masked = { ...event };
  if (prompt !== undefined) masked.prompt = mask(prompt);
  if (message !== undefined) masked.message = mask(message);
  if (feedback !== undefined) masked.feedback = mask(feedback);
  if (action !== undefined) masked.action = maskAction(action);
  if (workspace !== undefined) masked.workspace = maskWorkspace(workspace);
  if (decision !== undefined) masked.decision = maskDecision(decision);
  if (note !== undefined) masked.note = maskNote(note);
  return masked;
}

function maskWorkspace(workspace: NonNullable<HookEvent["workspace"]>): NonNullable<HookEvent["workspace"]> {
  return {
    ...workspace,
    ...optional(workspace, "gitStatus", mask),
    changes: workspace.changes.map(maskFileChange),
  };
}

function maskDecision(decision: EventDecision): EventDecision {
  return {
    ...decision,
    verdicts: decision.verdicts.map((verdict) => ({
      ...verdict,
      ...optional(verdict, "evidence", (evidence) => mask(evidence).slice(0, 500)),
    })),
  };
}

/** Masks one action; see {@link maskEvent}. */
export function maskAction(action: AgentAction): AgentAction {
  switch (action.kind) {
    case "file_change":
      return maskFileChange(action);
    case "shell_command":
      return maskShellCommand(action);
    case "web":
      return {
        ...action,
        ...optional(action, "url", (url) => mask(url).slice(0, 4096)),
        ...optional(action, "query", (query) => mask(query).slice(0, 4096)),
      };
    case "mcp":
      return { ...action, ...optional(action, "arguments", mask) };
    case "other":
      return { ...action, ...optional(action, "summary", (summary) => mask(summary).slice(0, 4096)) };
    case "file_read":
      return action;
  }
}

function maskFileChange(change: FileChange): FileChange {
  if (isSecretPath(change.path) || (change.movedFrom !== undefined && isSecretPath(change.movedFrom))) {
    const { content: _content, ...rest } = change;
    return { ...rest, addedLines: [], removedLines: [] };
  }
  return {
    ...change,
    addedLines: maskLines(change.addedLines),
    removedLines: maskLines(change.removedLines),
    ...optional(change, "content", mask),
  };
}

function maskShellCommand(action: ShellCommand): ShellCommand {
  const secretLines = action.fileChanges
    .filter((change) => isSecretPath(change.path))
    .flatMap((change) => [
      ...change.addedLines,
      ...change.removedLines,
      ...(change.content ?? "").split("\n"),
    ])
    .filter((line) => line.trim().length >= MIN_SECRET_LINE);
  function hide(text: string): string {
    let hidden = text;
    for (const line of secretLines) hidden = hidden.replaceAll(line, maskOf("secret_file"));
    return mask(hidden);
  }
  const pieces = secretPieces(action);
  return {
    ...action,
    command: hide(action.command),
    argv: action.argv.map((words) =>
      words.map((word) => {
        const hidden = pieces.reduce((text, piece) => text.replaceAll(piece, maskOf("value")), word);
        return hide(hidden);
      }),
    ),
    fileChanges: action.fileChanges.map(maskFileChange),
  };
}

/** A name and its value may be two words of argv: what is a secret in the line is one in its words. */
function secretPieces({ command, argv }: ShellCommand): string[] {
  const lines = [command, ...argv.map((words) => words.join(" "))];
  const pieces = lines.flatMap((line) => maskSecrets(line).secrets).flatMap((secret) => secret.split(/\s+/));
  const distinct = new Set(pieces.filter((piece) => piece.length >= MIN_SECRET_LINE));
  return [...distinct].sort((left, right) => right.length - left.length);
}

/** Lines are masked together, because a private key spans many. */
function maskLines(lines: string[]): string[] {
  if (lines.length === 0) return lines;
  const text = lines.join("\n");
  const masked = maskText(text);
  return masked.count === 0 ? lines : masked.text.split("\n");
}

function maskNote(note: NonNullable<HookEvent["note"]>): NonNullable<HookEvent["note"]> {
  if (note.type === "command") {
    const { command } = note;
    if (command.verb === "remember" || command.verb === "forget") {
      return { ...note, command: { ...command, text: mask(command.text).slice(0, 1000) } };
    }
    if (command.verb === "allow") {
      return {
        ...note,
        command: { ...command, ...optional(command, "reason", (reason) => mask(reason).slice(0, 500)) },
      };
    }
    return note;
  }
  if (note.type === "bypass") return { ...note, evidence: mask(note.evidence).slice(0, 500) };
  if (note.type === "alarm") {
    return { ...note, ...optional(note, "detail", (detail) => mask(detail).slice(0, 500)) };
  }
  return note;
}

/** A mask may be longer than what it hides; the wire format's cap still holds. */
function mask(text: string): string {
  const masked = maskText(text).text;
  return masked.length > MAX_TEXT_BYTES ? masked.slice(0, MAX_TEXT_BYTES) : masked;
}

function optional<TObject, TKey extends keyof TObject>(
  object: TObject,
  key: TKey,
  map: (value: NonNullable<TObject[TKey]>) => TObject[TKey],
): Partial<Pick<TObject, TKey>> {
  const value = object[key];
  if (value === undefined || value === null) return {};
  const partial: Partial<Pick<TObject, TKey>> = {};
  partial[key] = map(value);
  return partial;
}
