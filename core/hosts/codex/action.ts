import { type AgentAction, type FileChange, MAX_TEXT_BYTES } from "../../hook-event/schema";
import { patchChanges } from "../../shell/patch-text";
import type { Place } from "../adapter";
import { withCallOptions } from "../call-options";
import { cappedLines, MAX_LINES_TEXT } from "../capped-lines";
import { type Fields, textOf } from "../fields";
import { existsAt, located, readAt, shellCommand } from "../tool-action";
import { patchedText } from "./patched-text";

/** `asked` is true before the call runs, when the disk still is as the patch finds it. */
export type ToolUse = { name: string; input: Fields; cwd: string; asked: boolean };

/** More files in one patch are not looked at one by one. */
const MAX_FILES = 50;

/**
 * Reads a tool call of Codex as host-neutral actions (learning.md section 1): several where one patch changes several
 * files. Unknown tools become `other`, so that a new tool of the host never breaks a hook.
 */
export function readActions(tool: ToolUse, place: Place): [AgentAction, ...AgentAction[]] {
  const [first, ...others] = readByTool(tool, place);
  return tool.name === "apply_patch"
    ? [first, ...others]
    : [withCallOptions(first, tool.input, NAMES), ...others];
}

/** The hook names only the command; the rollout has the rest of a call. */
const NAMES = { timeout_ms: "timeout" } as const;

function readByTool(tool: ToolUse, place: Place): [AgentAction, ...AgentAction[]] {
  const { name, input, cwd } = tool;
  if (name === "Bash") return [shellCommand(textOf(input.command) ?? "", cwd, place)];
  if (name === "apply_patch") {
    const [first, ...rest] = patchedFiles(tool, place);
    return first ? [first, ...rest] : [{ kind: "other", tool: name }];
  }
  if (name === "view_image") return [{ kind: "file_read", ...located(textOf(input.path), cwd, place) }];
  return [mcpCall(tool) ?? otherTool(tool)];
}

function patchedFiles(tool: ToolUse, place: Place): FileChange[] {
  const text = textOf(tool.input.command) ?? "";
  const sections = text.split(/^\*\*\* (?:Add|Update|Delete) File: .*$/m).slice(1);
  return patchChanges(text)
    .slice(0, MAX_FILES)
    .map((change, index) => {
      const where = located(change.path, tool.cwd, place);
      const content = contentOf(tool, change, sections[index] ?? "", place);
      const rewrites = change.op === "create" && tool.asked && existsAt(change.path, tool.cwd, place);
      return {
        kind: "file_change",
        ...where,
        op: rewrites ? "modify" : change.op,
        ...cappedLines(change.addedLines, change.removedLines),
        ...(change.movedFrom === undefined
          ? {}
          : { movedFrom: located(change.movedFrom, tool.cwd, place).path }),
        ...(content !== null && content.length <= MAX_LINES_TEXT ? { content } : {}),
        ...(rewrites ? { rewrites } : {}),
      };
    });
}

/** The whole text after the patch, where it can be known. */
function contentOf(
  { cwd, asked }: ToolUse,
  { op, path, movedFrom, addedLines }: Pick<FileChange, "op" | "path" | "movedFrom" | "addedLines">,
  section: string,
  place: Place,
): string | null {
  if (op === "create") return addedLines.map((line) => `${line}\n`).join("");
  if (op === "delete" || !asked) return null;
  const before = readAt(movedFrom ?? path, cwd, place);
  return before === null ? null : patchedText(before, section.split("\n").slice(1, -1));
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
  const summary = [input.message, input.description, input.query].map(textOf).find(Boolean);
  return { kind: "other", tool: name.slice(0, 200), ...(summary ? { summary: summary.slice(0, 4096) } : {}) };
}
