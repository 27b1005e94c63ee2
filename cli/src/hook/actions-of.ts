import type { AgentAction } from "../../../core/hook-event/schema";
import type { HostEvent } from "../../../core/hosts/adapter";

/** All that one tool call does: one patch may change several files. */
export function actionsOf({ action, otherActions = [] }: HostEvent): AgentAction[] {
  return action ? [action, ...otherActions] : [];
}
