import { layerStrength } from "../bundle/mask";
import type { BundleRule } from "../bundle/schema";
import type { RuleVerdict } from "../hook-event/schema";
import { fileChangesOf } from "../verifiers/evidence";
import type { Finding } from "../verifiers/verifier";
import type { EnforcementContext, EnforcementDecision, Moment } from "./schema";

/** In one task a rule (`by`) stopped an act on a target that another rule (`wants`) asks for. */
export type Crossing = { by: string; wants: string; target: string };
/** Two rules deny each other's remedy: the weaker lets go until the task ends. */
export type Deadlock = { winner: string; released: string; target: string };

type Ruled = {
  rule: BundleRule;
  finding: Finding;
  verdict: RuleVerdict;
  reason?: string;
  incident?: EnforcementDecision["incidents"][number];
  released?: boolean;
};
export type Settled<TRuling> = { rulings: TRuling[]; crossings: Crossing[]; deadlocks: Deadlock[] };

const SEVERITY_ORDER = { minor: 0, major: 1, critical: 2, blocker: 3 } as const;

/**
 * Sees when two rules deny each other's remedy on one target in one task, and lets the weaker one go (learning.md
 * section 5, across layers). A rule that let go earlier in the task stays silent on that target.
 */
export function settleDeadlocks<TRuling extends Ruled>(
  rulings: readonly TRuling[],
  moment: Moment,
  context: EnforcementContext,
): Settled<TRuling> {
  const target = targetOf(moment);
  const before = (context.deadlocks ?? []).filter((deadlock) => deadlock.target === target);
  const open = rulings.map((ruling) => {
    const lost = before.find(({ released }) => released === ruling.rule.id);
    return lost && ruling.verdict.verdict === "violated" ? letGo(ruling, lost.winner) : ruling;
  });
  const crossings = crossingsOf(open, target);
  const deadlocks = crossings.flatMap((crossing) => deadlockOf(crossing, open, context) ?? []);
  const settled = open.map((ruling) => {
    const lost = deadlocks.find(({ released }) => released === ruling.rule.id);
    return lost ? letGo(ruling, lost.winner) : ruling;
  });
  return {
    rulings: settled,
    crossings: crossings.filter((crossing) => !isKnown(crossing, context)),
    deadlocks,
  };
}

/** The rule that gives way: of the weaker layer, the milder, the older one. */
export function weakerOf(a: BundleRule, b: BundleRule): BundleRule {
  const order =
    layerStrength(a) - layerStrength(b) ||
    SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] ||
    a.createdAt.localeCompare(b.createdAt) ||
    a.id.localeCompare(b.id);
  return order < 0 ? a : b;
}

/** What an act is about: its file, or where the command or tool works. */
export function targetOf(moment: Moment): string {
  if (moment.point === "turn_finished") return "turn";
  const { action } = moment;
  const [change] = fileChangesOf(action);
  if (change) return `file:${change.path}`;
  if (action.kind === "file_read") return `file:${action.path}`;
  return action.kind === "shell_command" ? `shell:${action.cwd ?? ""}` : action.kind;
}

function crossingsOf(rulings: readonly Ruled[], target: string): Crossing[] {
  const stopped = rulings.filter(({ verdict }) => verdict.decision === "deny" || verdict.decision === "ask");
  const content = rulings.filter(({ finding }) => finding.relevant && finding.verdict === "satisfied");
  return stopped.flatMap(({ rule: by }) =>
    content.map(({ rule: wants }) => ({ by: by.id, wants: wants.id, target })),
  );
}

function isKnown({ by, wants, target }: Crossing, { crossings = [] }: EnforcementContext): boolean {
  return crossings.some((past) => past.by === by && past.wants === wants && past.target === target);
}

function deadlockOf(
  { by, wants, target }: Crossing,
  rulings: readonly Ruled[],
  context: EnforcementContext,
): Deadlock | null {
  if (!isKnown({ by: wants, wants: by, target }, context)) return null;
  const ruleOf = (id: string) => rulings.find(({ rule }) => rule.id === id)?.rule;
  const [a, b] = [ruleOf(by), ruleOf(wants)];
  if (!a || !b) return null;
  const released = weakerOf(a, b);
  return { winner: (released === a ? b : a).id, released: released.id, target };
}

/** The ruling of a rule that gives way: told to nobody's agent, and kept for the record. */
function letGo<TRuling extends Ruled>(ruling: TRuling, winner: string): TRuling {
  const { reason: _reason, incident, ...rest } = ruling;
  const isBroken = ruling.verdict.verdict === "violated";
  const denial = Math.max(0, (ruling.verdict.denial ?? 1) - 1);
  const given = {
    ...rest,
    ...(incident && { incident: isBroken ? { ...incident, state: "exhausted", denials: denial } : incident }),
    verdict: {
      ...ruling.verdict,
      deadlockWith: winner,
      ...(isBroken && { decision: "pass", denial, outcome: "exhausted" }),
    },
  };
  // Same fields as before but for the reason, which every ruling may lack.
  return given as unknown as TRuling;
}
