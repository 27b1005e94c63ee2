import type { TimelineItem } from "@/core/agent-session/schema";
import type { AgentAction } from "@/core/hook-event/schema";

/** One line of the transcript: an event, and for an action the event that ended it. */
export type TimelineRow = { id: string; item: TimelineItem; finish: TimelineItem | null };

/**
 * Puts the end of an action beside its beginning, so that one act is one line. An action that Heed denied
 * never ran: it ends as denied at most, and any other end of the same command belongs to a later attempt.
 */
export function toRows(items: readonly TimelineItem[]): TimelineRow[] {
  const rows: TimelineRow[] = [];
  const open = new Map<string, TimelineRow[]>();
  for (const item of items) {
    const key = actKey(item);
    if (key !== null && item.kind === "action_finished") {
      const begun = takeBegun(open.get(key) ?? [], item);
      if (begun) {
        begun.finish = item;
        continue;
      }
    }
    const row: TimelineRow = { id: item.id, item, finish: null };
    rows.push(row);
    if (key !== null && item.kind === "action_requested") {
      open.set(key, [...(open.get(key) ?? []), row]);
    }
  }
  return rows;
}

function takeBegun(rows: TimelineRow[], end: TimelineItem): TimelineRow | undefined {
  const stopped = rows.findIndex(({ item }) => isStopped(item));
  const ran = rows.findIndex(({ item }) => !isStopped(item));
  const index = end.outcome === "denied" && stopped >= 0 ? stopped : ran;
  return index < 0 ? undefined : rows.splice(index, 1)[0];
}

/** Heed itself said no. */
export function isStopped({ decision }: TimelineItem): boolean {
  return decision?.decision === "deny";
}

/** The row that an event stands in; −1 when it is not loaded. */
export function findRow(rows: readonly TimelineRow[], eventId: string | null): number {
  if (eventId === null) return -1;
  return rows.findIndex(({ item, finish }) => item.id === eventId || finish?.id === eventId);
}

function actKey({ action, agentId, turnId }: TimelineItem): string | null {
  return action ? JSON.stringify([agentId, turnId, action.kind, subjectOf(action)]) : null;
}

function subjectOf(action: AgentAction): string {
  switch (action.kind) {
    case "shell_command":
      return action.command;
    case "file_change":
    case "file_read":
      return action.path;
    case "web":
      return action.url ?? action.query ?? "";
    case "mcp":
      return `${action.server}/${action.tool}/${action.arguments ?? ""}`;
    case "other":
      return `${action.tool}/${action.summary ?? ""}`;
  }
}
