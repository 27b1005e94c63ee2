import type { AgentAction } from "../hook-event/schema";

/** How much of a changed file is read: so many added lines, and as many removed ones where they count. */
type Reach = { lines: number; removed: boolean };

/** What an act says, as one text whose words can be compared with those of a message. */
export function actionText(action: AgentAction, { lines, removed }: Reach): string {
  switch (action.kind) {
    case "file_change": {
      const changed = [action.addedLines, ...(removed ? [action.removedLines] : [])];
      return [action.path, ...changed.map((part) => part.slice(0, lines).join(" "))].join(" ");
    }
    case "shell_command":
      return action.command;
    case "file_read":
      return action.path;
    case "web":
      return `${action.url ?? ""} ${action.query ?? ""}`;
    case "mcp":
      return `${action.server} ${action.tool} ${action.arguments ?? ""}`;
    case "other":
      return `${action.tool} ${action.summary ?? ""}`;
  }
}
