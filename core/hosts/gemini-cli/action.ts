import { type AgentAction, type FileChange, MAX_TEXT_BYTES } from "../../hook-event/schema";
import type { Place } from "../adapter";
import { withCallOptions } from "../call-options";
import { cappedLines, MAX_LINES_TEXT } from "../capped-lines";
import { type Fields, fieldsOf, textOf } from "../fields";
import { changedLines, linesOf } from "../lines";
import { isAbsolute } from "../path";
import { existsAt, located, modifiedFile, readAt, shellCommand } from "../tool-action";

export type ToolUse = {
  name: string;
  input: Fields;
  /** Undefined before the tool ran. */
  response?: Fields;
  mcp?: { server_name?: string; tool_name?: string };
  cwd: string;
};

/**
 * Reads a tool call of Gemini CLI as a host-neutral action (learning.md section 1). Unknown tools become `other`, so
 * that a new tool of the host never breaks a hook.
 */
export function readAction(tool: ToolUse, place: Place): AgentAction {
  return withCallOptions(readByTool(tool, place), readPart(tool.input), NAMES);
}

/** The names that a rule knows from the host in which it was learned. */
const NAMES = {
  is_background: "run_in_background",
  allow_multiple: "replace_all",
  start_line: "offset",
} as const;

/** The part of a file is named by its last line here, and by its length elsewhere. */
function readPart({ end_line: end, ...input }: Fields): Fields {
  if (typeof end !== "number") return input;
  const start = typeof input.start_line === "number" ? input.start_line : 1;
  return { ...input, limit: Math.max(0, end - start + 1) };
}

function readByTool(tool: ToolUse, place: Place): AgentAction {
  const { input, cwd } = tool;
  switch (tool.name) {
    case "run_shell_command":
      return {
        ...shellCommand(textOf(input.command) ?? "", folderOf(input, cwd), place),
        ...(input.is_background === true && { background: true }),
      };
    case "write_file":
      return writtenFile(tool, place);
    case "replace":
      return replacedText(tool, place);
    case "read_file":
      return { kind: "file_read", ...located(textOf(input.file_path), cwd, place) };
    case "web_fetch":
      return fetched(textOf(input.prompt) ?? "");
    case "google_web_search":
      return { kind: "web", query: textOf(input.query)?.slice(0, 4096) };
    default:
      return mcpCall(tool) ?? otherTool(tool);
  }
}

/** The model may name a folder relative to the session's. */
export function folderOf(input: Fields, cwd: string): string {
  const folder = textOf(input.dir_path);
  if (!folder) return cwd;
  return isAbsolute(folder) ? folder : `${cwd}/${folder}`;
}

function writtenFile(tool: ToolUse, place: Place): FileChange {
  const file = textOf(tool.input.file_path);
  const done = doneEdit(tool);
  const after = done?.after ?? textOf(tool.input.content) ?? "";
  const created = done ? done.created : tool.response === undefined && !existsAt(file, tool.cwd, place);
  const before = done ? done.before : readBefore(tool, place);
  const lines = before === null ? { added: linesOf(after), removed: [] } : changedLines(before, after);
  return {
    kind: "file_change",
    ...located(file, tool.cwd, place),
    op: created ? "create" : "modify",
    ...cappedLines(lines.added, lines.removed),
    ...(after.length <= MAX_LINES_TEXT ? { content: after } : {}),
    ...(created ? {} : { rewrites: true }),
    ...done?.edited,
  };
}

function replacedText(tool: ToolUse, place: Place): FileChange {
  const { input, cwd } = tool;
  const where = { file: textOf(input.file_path), cwd, place };
  const done = doneEdit(tool);
  const old = textOf(input.old_string) ?? "";
  const next = textOf(input.new_string) ?? "";
  const change = modifiedFile(where, done?.before ?? old, done?.after ?? next);
  const created = done ? done.created : tool.response === undefined && old === "" && isNew(tool, place);
  const content = done ? done.after : editedText(input, readBefore(tool, place));
  return {
    ...change,
    ...(created ? { op: "create" as const } : {}),
    ...(content !== null && content.length <= MAX_LINES_TEXT ? { content } : {}),
    ...done?.edited,
  };
}

type DoneEdit = {
  before: string;
  after: string;
  created: boolean;
  edited: Pick<FileChange, "userEdited">;
};

/** What the host says it wrote: a person may have changed it in the confirmation's editor. */
function doneEdit({ response }: ToolUse): DoneEdit | null {
  const shown = fieldsOf(response?.returnDisplay);
  const before = textOf(shown.originalContent);
  const after = textOf(shown.newContent);
  if (before === undefined || after === undefined) return null;
  // Of an edit that was declined it does not say whether the file was new.
  const created = shown.isNewFile === undefined ? before === "" : shown.isNewFile === true;
  const { user_added_lines: added, user_removed_lines: removed } = fieldsOf(shown.diffStat);
  const isChanged = [added, removed].some((lines) => typeof lines === "number" && lines > 0);
  return { before, after, created, edited: isChanged ? { userEdited: true } : {} };
}

function isNew(tool: ToolUse, place: Place): boolean {
  return !existsAt(textOf(tool.input.file_path), tool.cwd, place);
}

/** The file as it is before the tool ran; afterwards the disk tells nothing about it. */
function readBefore(tool: ToolUse, place: Place): string | null {
  return tool.response === undefined ? readAt(textOf(tool.input.file_path), tool.cwd, place) : null;
}

/** The whole text after the edit, where the file is small and the edit is found in it. */
function editedText(input: Fields, before: string | null): string | null {
  const old = textOf(input.old_string) ?? "";
  const next = textOf(input.new_string) ?? "";
  if (old === "") return before === null || before === "" ? next : null;
  if (!before?.includes(old)) return null;
  return input.allow_multiple === true ? before.replaceAll(old, () => next) : before.replace(old, () => next);
}

/** The tool takes a text in which addresses stand. */
function fetched(prompt: string): AgentAction {
  const url = /https?:\/\/[^\s<>"'`)\]]+/.exec(prompt)?.[0];
  return { kind: "web", url: url?.slice(0, 4096), query: prompt.slice(0, 4096) };
}

/** `mcp_<server>_<tool>`: only the host knows where the server's name ends, and says so beside it. */
function mcpCall({ name, input, mcp }: ToolUse): AgentAction | null {
  const [, server, called] = /^mcp_([^_]+)_(.+)$/.exec(name) ?? [];
  const known = mcp?.server_name ?? server;
  if (known === undefined) return null;
  return {
    kind: "mcp",
    server: known.slice(0, 200),
    tool: (mcp?.tool_name ?? called ?? name).slice(0, 200),
    arguments: JSON.stringify(input).slice(0, MAX_TEXT_BYTES),
  };
}

function otherTool({ name, input }: ToolUse): AgentAction {
  const summary = [input.description, input.agent_name, input.name, input.pattern, input.dir_path]
    .map(textOf)
    .find(Boolean);
  return { kind: "other", tool: name.slice(0, 200), ...(summary ? { summary: summary.slice(0, 4096) } : {}) };
}
