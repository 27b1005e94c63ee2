import { needsEngine } from "../../../core/enforcement/evaluate";
import type { HookSession } from "./hook-session";

/** The regex engine is large, so it is loaded only for an event that a regex rule has to judge. */
export async function loadEngine({ bundle, event }: HookSession): Promise<void> {
  if (!bundle || !event.action) return;
  const { action } = event;
  const moment =
    event.point === "action_finished"
      ? ({ point: "action_finished", action, outcome: event.outcome ?? "ok" } as const)
      : ({ point: "action_requested", action } as const);
  if (needsEngine(bundle, moment)) await import("../../../core/verifiers/regex-engine");
}
