import { type AgentAction, MAX_TEXT_BYTES } from "../../hook-event/schema";
import type { Place } from "../adapter";
import { withCallOptions } from "../call-options";
import { cappedLines, MAX_LINES_TEXT } from "../capped-lines";
import { type Fields, textOf } from "../fields";
import { linesOf } from "../lines";
import { existsAt, located, modifiedFile, readAt, shellCommand } from "../tool-action";

/** `asked` is true before the call runs, when the disk still is as the call finds it. */
export type ToolUse = { name: string; input: Fields; cwd: string; asked: boolean };

/**
 * Reads a tool call of DeepSeek Harness as a host-neutral action (learning.md section 1). Unknown tools become `other`,
 * so that a new tool of the host never breaks a hook.
 */
export function readAction(tool: ToolUse, place: Place): AgentAction {
  return withCallOptions(readByTool(tool, place), tool.input);
}

function readByTool(tool: ToolUse, place: Place): AgentAction {
  const { name, input, cwd } = tool;
  switch (name) {
    case "bash":
      return {
        ...shellCommand(textOf(input.command) ?? "", folderOf(tool), place),
        ...(input.run_in_background === true && { background: true }),
      };
    case "write":
      return written(tool, textOf(input.file_path), textOf(input.content) ?? "", place);
    case "edit":
      return edited(tool, textOf(input.file_path), place);
    case "read":
    case "read_image":
      return { kind: "file_read", ...located(textOf(input.file_path), cwd, place) };
    case "str_replace_editor":
      return editorAction(tool, place);
    case "web_search":
      return { kind: "web", query: JSON.stringify(input.queries ?? "").slice(0, 4096) };
    case "web_fetch":
      return { kind: "web", url: textOf(input.url)?.slice(0, 4096) };
    default:
      return mcpCall(tool) ?? otherTool(tool);
  }
}

/** `workdir` may be relative to the session's folder. */
function folderOf({ input, cwd }: ToolUse): string {
  const folder = textOf(input.workdir);
  if (folder === undefined || folder === "") return cwd;
  return folder.startsWith("/") ? folder : `${cwd}/${folder}`;
}

function editorAction(tool: ToolUse, place: Place): AgentAction {
  const { input, cwd } = tool;
  const file = textOf(input.path);
  if (input.command === "view") return { kind: "file_read", ...located(file, cwd, place) };
  if (input.command === "create") return written(tool, file, textOf(input.file_text) ?? "", place);
  return edited(tool, file, place);
}

function written(
  { cwd, asked }: ToolUse,
  file: string | undefined,
  after: string,
  place: Place,
): AgentAction {
  const created = !asked || !existsAt(file, cwd, place);
  const before = asked ? readAt(file, cwd, place) : null;
  if (before !== null)
    return { ...modifiedFile({ file, cwd, place }, before, after), ...whole(after), rewrites: true };
  return {
    kind: "file_change",
    ...located(file, cwd, place),
    op: created ? "create" : "modify",
    ...cappedLines(linesOf(after), []),
    ...whole(after),
  };
}

function edited({ input, cwd, asked }: ToolUse, file: string | undefined, place: Place): AgentAction {
  const old = textOf(input.old_string) ?? textOf(input.old_str) ?? "";
  const next = textOf(input.new_string) ?? textOf(input.new_str) ?? "";
  const change = modifiedFile({ file, cwd, place }, old, next);
  const before = asked && old !== "" ? readAt(file, cwd, place) : null;
  if (!before?.includes(old)) return change;
  const after =
    input.replace_all === true ? before.replaceAll(old, () => next) : before.replace(old, () => next);
  return { ...change, ...whole(after) };
}

function whole(text: string): { content?: string } {
  return text.length <= MAX_LINES_TEXT ? { content: text } : {};
}

function mcpCall({ name, input }: ToolUse): AgentAction | null {
  const parts = /^mcp__(.+?)__(.+)$/.exec(name);
  if (!parts) return null;
  return {
    kind: "mcp",
    server: (parts[1] ?? "").slice(0, 200),
    tool: (parts[2] ?? "").slice(0, 200),
    arguments: JSON.stringify(input).slice(0, MAX_TEXT_BYTES),
  };
}

function otherTool({ name, input }: ToolUse): AgentAction {
  const summary = [input.description, input.objective, input.pattern, input.name].map(textOf).find(Boolean);
  return { kind: "other", tool: name.slice(0, 200), ...(summary ? { summary: summary.slice(0, 4096) } : {}) };
}
