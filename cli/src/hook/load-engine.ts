import type { Bundle } from "../../../core/bundle/schema";
import { needsEngine } from "../../../core/enforcement/evaluate";
import type { AgentAction } from "../../../core/hook-event/schema";
import type { HookSession } from "./hook-session";

/** The regex engine is large, so it is loaded only for an event that a regex rule has to judge. */
export async function loadEngine({ bundle, event, touched }: HookSession): Promise<void> {
  const { action, outcome = "ok" } = event;
  const asked = (rules: Bundle | null, act: AgentAction | undefined) =>
    rules !== null &&
    act !== undefined &&
    needsEngine(
      rules,
      event.point === "action_finished"
        ? { point: "action_finished", action: act, outcome }
        : { point: "action_requested", action: act },
    );
  const others = touched.some((other) => asked(other.openRules(new Set()), other.action));
  if (asked(bundle, action) || others) await import("../../../core/verifiers/regex-engine");
}
