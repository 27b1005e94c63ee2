import {
  type AgentAction,
  type FileChange,
  MAX_TEXT_BYTES,
  type ShellCommand,
} from "../../hook-event/schema";
import { parseShell } from "../../shell/parse";
import type { Place } from "../adapter";
import { changedLines, linesOf } from "../lines";
import { isAbsolute, placePath } from "../path";
import { type Fields, fieldsOf, textOf } from "./payload";

/** Lines and texts beyond this many characters are cut; the flag `truncated` says so. */
const MAX_LINES_TEXT = MAX_TEXT_BYTES / 2;

export type ToolUse = { name: string; input: Fields; response?: unknown; mcpServer?: string; cwd: string };

/**
 * Reads a tool call of Claude Code as a host-neutral action (learning.md section 1). Unknown tools become
 * `other`, so that a new tool of the host never breaks a hook.
 */
export function readAction(tool: ToolUse, place: Place): AgentAction {
  const { input } = tool;
  switch (tool.name) {
    case "Bash":
      return {
        ...shellCommand(textOf(input.command) ?? "", tool.cwd, place),
        ...(input.run_in_background === true && { background: true }),
      };
    case "Write":
      return writtenFile(tool, place);
    case "Edit":
    case "MultiEdit":
      return editedFile(tool, place);
    case "NotebookEdit":
      return fileChange(tool, place, textOf(input.notebook_path), "", textOf(input.new_source) ?? "");
    case "Read":
      return { kind: "file_read", ...located(textOf(input.file_path), tool.cwd, place) };
    case "WebFetch":
      return { kind: "web", url: cut(textOf(input.url), 4096), query: cut(textOf(input.prompt), 4096) };
    case "WebSearch":
      return { kind: "web", query: cut(textOf(input.query), 4096) };
    default:
      return mcpCall(tool) ?? otherTool(tool);
  }
}

function shellCommand(command: string, cwd: string, place: Place): ShellCommand {
  const text = command.slice(0, MAX_TEXT_BYTES);
  const folder = placePath(place.resolve(cwd), cwd, place.root);
  const parsed = parseShell(text);
  return {
    kind: "shell_command",
    command: text,
    cwd: folder.path,
    argv: parsed.commands.map(({ argv }) => argv),
    fileChanges: parsed.fileChanges.map((change) => relocated(change, cwd, place)),
    ...(parsed.unparsed ? { unparsed: true } : {}),
    ...(text.length < command.length ? { truncated: true } : {}),
  };
}

/** A path in a command is relative to where it runs, not to the root. */
function relocated(change: FileChange, cwd: string, place: Place): FileChange {
  const where = located(change.path, cwd, place);
  if (change.movedFrom === undefined) return { ...change, ...where };
  return { ...change, ...where, movedFrom: located(change.movedFrom, cwd, place).path };
}

function writtenFile(tool: ToolUse, place: Place): FileChange {
  const file = textOf(tool.input.file_path);
  const after = textOf(tool.input.content) ?? "";
  const response = fieldsOf(tool.response);
  const original = textOf(response.originalFile);
  const created =
    response.type === "create" || (tool.response === undefined && !existsAt(file, tool.cwd, place));
  const before = original ?? (tool.response === undefined ? readAt(file, tool.cwd, place) : null);
  const lines = before === null ? { added: linesOf(after), removed: [] } : changedLines(before, after);
  return {
    kind: "file_change",
    ...located(file, tool.cwd, place),
    op: created ? "create" : "modify",
    ...capped(lines.added, lines.removed),
    ...(after.length <= MAX_LINES_TEXT ? { content: after } : {}),
    ...(created ? {} : { rewrites: true }),
  };
}

function editedFile(tool: ToolUse, place: Place): FileChange {
  const { input } = tool;
  const edits = Array.isArray(input.edits) ? input.edits.map(fieldsOf) : [input];
  const before = edits.map((edit) => textOf(edit.old_string) ?? "").join("\n");
  const after = edits.map((edit) => textOf(edit.new_string) ?? "").join("\n");
  const change = fileChange(tool, place, textOf(input.file_path), before, after);
  const content =
    tool.response === undefined ? editedText(edits, readAt(textOf(input.file_path), tool.cwd, place)) : null;
  return content === null ? change : { ...change, content };
}

/** The whole text after the edits, where the file is small and each edit is found in it. */
function editedText(edits: Fields[], before: string | null): string | null {
  let text = before;
  for (const edit of edits) {
    const old = textOf(edit.old_string) ?? "";
    const next = textOf(edit.new_string) ?? "";
    if (text === null || old === "" || !text.includes(old)) return null;
    text = edit.replace_all === true ? text.replaceAll(old, () => next) : text.replace(old, () => next);
  }
  return text !== null && text.length <= MAX_LINES_TEXT ? text : null;
}

function fileChange(
  tool: ToolUse,
  place: Place,
  file: string | undefined,
  before: string,
  after: string,
): FileChange {
  const { added, removed } = changedLines(before, after);
  return { kind: "file_change", ...located(file, tool.cwd, place), op: "modify", ...capped(added, removed) };
}

function mcpCall({ name, input, mcpServer }: ToolUse): AgentAction | null {
  const parts = /^mcp__(.+?)__(.+)$/.exec(name);
  if (!parts) return null;
  return {
    kind: "mcp",
    server: (mcpServer ?? parts[1] ?? "").slice(0, 200),
    tool: (parts[2] ?? "").slice(0, 200),
    arguments: JSON.stringify(input).slice(0, MAX_TEXT_BYTES),
  };
}

function otherTool({ name, input }: ToolUse): AgentAction {
  const summary = [input.description, input.skill, input.pattern, input.subject].map(textOf).find(Boolean);
  return { kind: "other", tool: name.slice(0, 200), ...(summary ? { summary: summary.slice(0, 4096) } : {}) };
}

function located(file: string | undefined, cwd: string, place: Place): { path: string; outside?: boolean } {
  const { path, outside } = placePath(place.resolve(absolute(file ?? ".", cwd, place)), cwd, place.root);
  return outside ? { path: path.slice(0, 4096), outside: true } : { path: path.slice(0, 4096) };
}

function existsAt(file: string | undefined, cwd: string, place: Place): boolean {
  return file !== undefined && place.exists(absolute(file, cwd, place));
}

function readAt(file: string | undefined, cwd: string, place: Place): string | null {
  return file === undefined ? null : place.read(absolute(file, cwd, place));
}

function absolute(file: string, cwd: string, place: Place): string {
  if (file === "~" || file.startsWith("~/")) return `${place.home}${file.slice(1)}`;
  return isAbsolute(file) ? file : `${cwd}/${file}`;
}

function capped(
  added: string[],
  removed: string[],
): Pick<FileChange, "addedLines" | "removedLines" | "truncated"> {
  const addedLines = fitting(added);
  const removedLines = fitting(removed);
  const truncated = addedLines.length < added.length || removedLines.length < removed.length;
  return { addedLines, removedLines, ...(truncated ? { truncated } : {}) };
}

function fitting(lines: string[]): string[] {
  let left = MAX_LINES_TEXT;
  const kept = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return kept < 0 ? lines : lines.slice(0, kept);
}

function cut(text: string | undefined, limit: number): string | undefined {
  return text?.slice(0, limit);
}
