/** Kinds of events that a check can be asked about. */
export function momentKinds(turnEnds: boolean): string[] {
  return turnEnds ? ["action_requested", "turn_finished"] : ["action_requested"];
}
