import { isEditedProposal } from "@/core/correction/hand-edits";
import type { HookEvent } from "@/core/hook-event/schema";

/** Names of the tasks that ingest queues; `server/jobs/tasks/` runs them. */
export const PROCESS_EVENT = "process-event";
export const FOLLOW_SESSION = "follow-session";

/** Key of the job of an event: there is one as long as the event is not settled. */
export function eventJobKey(eventId: string): string {
  return `event:${eventId}`;
}

/** Events of one session are worked on one after the other. */
export function sessionQueue(sessionId: string): string {
  return `session:${sessionId}`;
}

/** True when the pipeline has something to do with an event; most tool calls are only stored. */
export function needsProcessing(event: HookEvent): boolean {
  if (event.kind === "client_note" || event.kind === "session_ended") return true;
  if (event.decision !== undefined && event.decision.verdicts.length > 0) return true;
  const isPersons = event.author === "human" || event.author === "headless";
  if (event.kind === "action_finished") return isPersons && isEditedProposal(event);
  if (event.kind === "workspace_observed") return isPersons && (event.workspace?.handEdits ?? []).length > 0;
  return event.kind === "prompt_submitted" && isPersons;
}
