import type { TaskStep } from "../enforcement/schema";
import type { AgentAction, HookEvent } from "../hook-event/schema";

/** Steps of one task that are looked at; the newest count. */
const MAX_STEPS = 300;

export type TaskBefore = {
  /** Oldest first. */
  steps: TaskStep[];
  /** What started the task; absent when its prompt is not stored. */
  prompt?: string;
};

/**
 * The task that an event belongs to, as the client's journal had it: what was done since the last prompt that started
 * a task. A prompt typed while the agent works goes on with the task; a sub-agent has a task of its own.
 * @param events one session, oldest first
 * @param at index of the event
 */
export function taskBefore(events: readonly HookEvent[], at: number): TaskBefore {
  const { agentId } = events[at] ?? {};
  const steps: TaskStep[] = [];
  const finished: string[] = [];
  let prompt: string | undefined;
  // Newest first: a turn that is still running has no end between two prompts.
  let pending: string | undefined;
  for (let index = at - 1; index >= 0 && steps.length < MAX_STEPS; index -= 1) {
    const event = events[index];
    if (!event || event.agentId !== agentId) continue;
    if (isEnd(event)) {
      if (pending !== undefined) break;
    } else if (event.kind === "prompt_submitted" && mayStart(event)) {
      pending = event.prompt ?? "";
      prompt = pending;
    } else if (event.action) addStep(steps, finished, event, event.action);
  }
  steps.reverse();
  return { steps, ...(prompt !== undefined && { prompt }) };
}

function addStep(steps: TaskStep[], finished: string[], event: HookEvent, action: AgentAction): void {
  const key = JSON.stringify(action);
  const at = Date.parse(event.occurredAt);
  if (event.kind === "action_finished") {
    finished.push(key);
    steps.push({ action, outcome: event.outcome ?? "unknown", at });
    return;
  }
  if (event.kind !== "action_requested") return;
  // A request whose result is known already is one act, not two.
  const known = finished.indexOf(key);
  if (known >= 0) finished.splice(known, 1);
  else steps.push({ action, outcome: event.decision?.decision === "deny" ? "denied" : "unknown", at });
}

function isEnd({ kind }: HookEvent): boolean {
  return kind === "turn_finished" || kind === "turn_interrupted";
}

function mayStart({ author }: HookEvent): boolean {
  return author !== "system" && author !== "subagent";
}
