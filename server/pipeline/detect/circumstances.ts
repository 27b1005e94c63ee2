import type { DetectionInput } from "@/core/correction/schema";
import type { HookEvent } from "@/core/hook-event/schema";
import type { StageOutputs } from "../stage-outputs";

type Circumstances = StageOutputs["detect"]["circumstances"];

const MAX_STEPS = 40;

/**
 * What a correction is about: the request of the task, the act that the detector points at, the steps
 * up to it and the state of the workspace. Copied, because events do not live for ever.
 * @param events the window, oldest first, with the prompt as the last one
 */
export function circumstancesOf(
  input: DetectionInput,
  events: readonly HookEvent[],
  referentEventId: string | null,
): Circumstances {
  const act = input.acts.find(({ eventId }) => eventId === referentEventId);
  const turnsAgo = act?.turnsAgo ?? 0;
  const times = new Map(events.map((event) => [event.id, Date.parse(event.occurredAt)]));
  const task = input.acts.filter((other) => other.turnsAgo === turnsAgo);
  const upTo = act ? task.indexOf(act) + 1 : task.length;
  const actPackage = events.find(({ id }) => id === referentEventId)?.project.package;
  const steps = task.slice(0, upTo).flatMap(({ action, outcome, eventId }) => {
    return action ? [{ action, outcome: outcome ?? ("unknown" as const), at: times.get(eventId) ?? 0 }] : [];
  });
  return {
    request: input.priorPrompts.at(-1 - turnsAgo) ?? null,
    action: act?.action ?? null,
    ...(act && actPackage !== undefined && { package: actPackage }),
    actMessage: act?.message ?? null,
    steps: steps.slice(-MAX_STEPS),
    workspace: workspaceOf(events),
  };
}

/** As the last turn left it, with what the person changed by hand since. */
function workspaceOf(events: readonly HookEvent[]): Circumstances["workspace"] {
  const at = events.findLastIndex(({ kind, workspace }) => workspace && kind !== "workspace_observed");
  const byHand = events.slice(at + 1).findLast(({ workspace }) => workspace)?.workspace;
  const left = events[at]?.workspace;
  if (!left || !byHand) return left ?? byHand ?? null;
  const { changes, handEdits } = byHand;
  return { ...left, changes, handEdits };
}
