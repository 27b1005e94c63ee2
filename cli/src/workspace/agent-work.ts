import type { AgentAction, FileChange, HookEvent } from "../../../core/hook-event/schema";
import { MAX_FILES, type Watch, type WatchedFile } from "./watch";

/** Lines of one file that are kept, newest last. */
const MAX_LINES = 2_000;

/** Adds what an ended action changed to what is watched; read twice, it changes nothing. */
export function addWork(watch: Watch, event: HookEvent): void {
  const { action, outcome } = event;
  if (!action) return;
  const at = Date.parse(event.occurredAt);
  // A command or a remote tool may change files that nobody names, also when it fails.
  if (action.kind !== "file_change" && action.kind !== "file_read") watch.ranAt = Math.max(watch.ranAt, at);
  if (outcome !== undefined && outcome !== "ok") return;
  for (const change of changesOf(action)) addChange(watch, change, { actId: event.id, at });
}

function changesOf(action: AgentAction): FileChange[] {
  if (action.kind === "file_change") return [action];
  return action.kind === "shell_command" ? action.fileChanges : [];
}

function addChange(watch: Watch, change: FileChange, act: { actId: string; at: number }): void {
  if (change.outside === true || change.op === "delete") return;
  const known = watch.files.find(({ path }) => path === change.path);
  if (!known && (change.addedLines.length === 0 || act.at <= watch.droppedTo)) return;
  const file: WatchedFile = known ?? { path: change.path, ...act, written: [], removed: [], left: null };
  if (act.at >= file.at) Object.assign(file, act);
  if (file.left !== null && act.at > file.left.at) file.left = null;
  file.written = joined(file.written, change.addedLines);
  file.removed = joined(file.removed, change.removedLines);
  if (known) return;
  watch.files.push(file);
  // The newest are the likeliest to be looked at again by the person.
  if (watch.files.length > MAX_FILES)
    watch.droppedTo = Math.max(watch.droppedTo, watch.files.shift()?.at ?? 0);
}

function joined(lines: string[], more: string[]): string[] {
  return [...new Set([...lines, ...more])].slice(-MAX_LINES);
}
