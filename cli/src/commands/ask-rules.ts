import { indexRules } from "../../../core/bundle/build";
import type { BundleRule } from "../../../core/bundle/schema";
import { evaluate } from "../../../core/enforcement/evaluate";
import type { EnforcementDecision, Moment } from "../../../core/enforcement/schema";
import "../../../core/verifiers/regex-engine";

/** What rules say to a moment outside of any session, by the hook's own code. */
export function askRules(rules: BundleRule[], moment: Moment, now: number): EnforcementDecision {
  return evaluate({
    bundle: {
      schemaVersion: 1,
      project: "",
      revision: { personal: 0, project: 0 },
      hash: "",
      generatedAt: new Date(now).toISOString(),
      auditHeads: {},
      notices: [],
      standingBlock: "when-needed",
      rules,
      muted: [],
      index: indexRules(rules),
    },
    moment,
    context: {
      host: "claude_code",
      session: rules.find(({ session }) => session !== undefined)?.session ?? "test",
      task: "test",
      planMode: false,
      canAsk: true,
      steps: [],
      incidents: [],
      passes: [],
    },
    now,
  });
}
