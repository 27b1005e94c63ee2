import type { AgentAction } from "../hook-event/schema";
import { baseName } from "../shell/paths";

/** Names of Heed, of hosts and of what they keep, and patterns that can mean a hidden folder. */
const NAMES = /heed|claude|codex|gemini|\bdsh\b|tokens\/|(?:flush|main)\.cjs|managed-settings/i;
const HIDDEN_PATTERN = /(?:^|[\s"'=/])\.[\w-]*[*?[{]/;

/**
 * A cheap first look whether self-protection has anything to say about an action: only then it is loaded
 * (enforcement.md section 5). May say yes too often, never too seldom.
 * @param heedHome absolute path of Heed's folder, which may have another name
 */
export function concernsHeed(action: AgentAction, paths: readonly string[], heedHome: string): boolean {
  const name = baseName(heedHome);
  if (action.kind === "file_change" && /heed/i.test(action.content ?? action.addedLines.join("\n")))
    return true;
  return (
    takesAbove(action, heedHome) ||
    [...textsOf(action), ...paths].some(
      (text) => NAMES.test(text) || HIDDEN_PATTERN.test(text) || text.includes(name),
    )
  );
}

/** A whole folder that Heed's lies in is deleted or moved. */
function takesAbove(action: AgentAction, heedHome: string): boolean {
  if (action.kind !== "shell_command") return false;
  return action.fileChanges.some(({ op, path, movedFrom = path }) => {
    if (op !== "delete" && op !== "move") return false;
    return /^~?\/?$/.test(movedFrom) || heedHome.startsWith(`${movedFrom}/`);
  });
}

function textsOf(action: AgentAction): string[] {
  switch (action.kind) {
    case "file_read":
      return [action.path];
    case "file_change":
      return [action.path, action.movedFrom ?? ""];
    case "mcp":
      return [action.arguments ?? ""];
    case "shell_command":
      return [
        action.command,
        action.cwd ?? "",
        ...action.argv.map((words) => words.join(" ")),
        ...action.fileChanges.flatMap(({ path, movedFrom = "" }) => [path, movedFrom]),
      ];
    default:
      return [];
  }
}
