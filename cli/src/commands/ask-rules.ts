import { indexRules } from "../../../core/bundle/build";
import type { Bundle, BundleRule } from "../../../core/bundle/schema";
import { evaluate } from "../../../core/enforcement/evaluate";
import type { EnforcementDecision, Moment } from "../../../core/enforcement/schema";
import "../../../core/verifiers/regex-engine";

type Where = { now: number; branch?: string; package?: string };

/** What rules say to a moment outside of any session, by the hook's own code. */
export function askRules(rules: BundleRule[], moment: Moment, now: number): EnforcementDecision {
  return askerOf(rules)(moment, { now });
}

/** The same for many moments: the rules are indexed once. */
export function askerOf(rules: BundleRule[]): (moment: Moment, where: Where) => EnforcementDecision {
  const bundle = bundleOf(rules);
  const session = rules.find((rule) => rule.session !== undefined)?.session ?? "test";
  return (moment, { now, ...place }) =>
    evaluate({
      bundle,
      moment,
      context: {
        ...{ host: "claude_code", session, task: "test", planMode: false, canAsk: true },
        ...{ steps: [], incidents: [], passes: [], ...place },
      },
      now,
    });
}

function bundleOf(rules: BundleRule[]): Bundle {
  return {
    schemaVersion: 1,
    project: "",
    revision: { personal: 0, project: 0 },
    hash: "",
    generatedAt: "",
    auditHeads: {},
    notices: [],
    standingBlock: "when-needed",
    rules,
    muted: [],
    index: indexRules(rules),
  };
}
