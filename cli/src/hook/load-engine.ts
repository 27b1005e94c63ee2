import { rulesFor } from "../../../core/bundle/index-lookup";
import type { Bundle } from "../../../core/bundle/schema";
import { needsEngine } from "../../../core/enforcement/evaluate";
import type { Moment } from "../../../core/enforcement/schema";
import type { AgentAction } from "../../../core/hook-event/schema";
import { needsCodeMatcher } from "../../../core/verifiers/needs-regex";
import { actionsOf } from "./actions-of";
import type { HookSession } from "./hook-session";
import { loadCodeMatcher } from "./load-code-matcher";

/**
 * The regex engine is large, so it is loaded only for an event that a regex rule has to judge; the same for what
 * looks at code by its syntax tree.
 */
export async function loadEngine({ bundle, event, touched, deps }: HookSession): Promise<void> {
  const { outcome = "ok" } = event;
  const momentOf = (act: AgentAction): Moment =>
    event.point === "action_finished"
      ? { point: "action_finished", action: act, outcome }
      : { point: "action_requested", action: act };
  const asked = (rules: Bundle | null, act: AgentAction) => {
    if (rules === null) return false;
    if (asksForCode(rules, momentOf(act))) loadCodeMatcher(deps.home);
    return needsEngine(rules, momentOf(act));
  };
  const others = touched.filter((other) => asked(other.openRules(new Set()), other.action)).length > 0;
  // Each is asked, because asking loads what looks at code.
  const own = actionsOf(event).filter((action) => asked(bundle, action)).length > 0;
  if (own || others) await import("../../../core/verifiers/regex-engine");
}

function asksForCode(bundle: Bundle, moment: Moment): boolean {
  return needsCodeMatcher(
    rulesFor(bundle, moment).flatMap((position) => bundle.rules[position]?.verifier ?? []),
  );
}
