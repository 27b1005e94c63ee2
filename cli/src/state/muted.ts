import type { MutedRule } from "../../../core/bundle/schema";
import { readOverlay } from "./overlay";

/** Shared rules that this person muted: what the server told, and what was commanded here since. */
export function mutedRules(home: string, place: string, told: readonly MutedRule[]): MutedRule[] {
  const muted = new Map(told.map((rule) => [rule.id, rule]));
  for (const entry of readOverlay(home)) {
    if (entry.place !== place) continue;
    if (entry.verb === "mute") {
      const { ruleId: id, number, statement } = entry;
      muted.set(id, { id, number, statement });
    }
    if (entry.verb === "unmute") muted.delete(entry.ruleId);
  }
  return [...muted.values()];
}
