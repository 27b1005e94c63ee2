import type { HookEvent } from "../../../core/hook-event/schema";
import type { HostAnswer } from "../../../core/hosts/adapter";
import type { Fact } from "../state/journal";

/** What handling one event amounts to: an answer now, and what is written down after it. */
export type HookOutcome = {
  answer: HostAnswer;
  facts: Fact[];
  events: HookEvent[];
  /** Bring the spool to the server soon. */
  flush: boolean;
  /** Passes of one use that this event used up. */
  used: string[];
};

export function silentOutcome(): HookOutcome {
  return {
    answer: { decision: "pass", reason: "", context: [], personLines: [] },
    facts: [],
    events: [],
    flush: false,
    used: [],
  };
}
