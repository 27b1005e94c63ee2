import type { AgentAction } from "../hook-event/schema";

/** An act in one line, for reports. */
export function describeAction(action: AgentAction): string {
  switch (action.kind) {
    case "shell_command":
      return action.command;
    case "file_change":
      return `${action.op} ${action.path}${action.addedLines[0] ? `: ${action.addedLines[0]}` : ""}`;
    case "file_read":
      return `read ${action.path}`;
    case "web":
      return `open ${action.url ?? action.query ?? "a page"}`;
    case "mcp":
      return `${action.server}/${action.tool}`;
    default:
      return action.tool;
  }
}
