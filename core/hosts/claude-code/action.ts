import { type AgentAction, type FileChange, MAX_TEXT_BYTES } from "../../hook-event/schema";
import type { Place } from "../adapter";
import { withCallOptions } from "../call-options";
import { cappedLines, MAX_LINES_TEXT } from "../capped-lines";
import { type Fields, fieldsOf, textOf } from "../fields";
import { changedLines, linesOf } from "../lines";
import { existsAt, located, modifiedFile, readAt, shellCommand } from "../tool-action";
import { userEdit } from "./user-edit";

export type ToolUse = { name: string; input: Fields; response?: unknown; mcpServer?: string; cwd: string };

/**
 * Reads a tool call of Claude Code as a host-neutral action (learning.md section 1). Unknown tools become
 * `other`, so that a new tool of the host never breaks a hook.
 */
export function readAction(tool: ToolUse, place: Place): AgentAction {
  const action = withCallOptions(readByTool(tool, place), tool.input);
  const response = fieldsOf(tool.response);
  return response.userModified === true && action.kind === "file_change"
    ? userEdit(action, response)
    : action;
}

function readByTool(tool: ToolUse, place: Place): AgentAction {
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
      return modifiedFile(
        { file: textOf(input.notebook_path), cwd: tool.cwd, place },
        "",
        textOf(input.new_source) ?? "",
      );
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
    ...cappedLines(lines.added, lines.removed),
    ...(after.length <= MAX_LINES_TEXT ? { content: after } : {}),
    ...(created ? {} : { rewrites: true }),
  };
}

function editedFile(tool: ToolUse, place: Place): FileChange {
  const { input } = tool;
  const edits = Array.isArray(input.edits) ? input.edits.map(fieldsOf) : [input];
  const before = edits.map((edit) => textOf(edit.old_string) ?? "").join("\n");
  const after = edits.map((edit) => textOf(edit.new_string) ?? "").join("\n");
  const where = { file: textOf(input.file_path), cwd: tool.cwd, place };
  const change = modifiedFile(where, before, after);
  const content = tool.response === undefined ? editedText(edits, readAt(where.file, tool.cwd, place)) : null;
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

function cut(text: string | undefined, limit: number): string | undefined {
  return text?.slice(0, limit);
}
