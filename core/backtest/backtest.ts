import { describeAction } from "../compilation/describe-action";
import { contextOf } from "../compilation/self-verify";
import { narrowMoment } from "../enforcement/narrow";
import type { EnforcementContext, Moment } from "../enforcement/schema";
import type { AgentAction } from "../hook-event/schema";
import { matchesSurroundings } from "../rule/applicability";
import type { Applicability, BacktestReport, VerifierSpec } from "../rule/schema";
import { verifierKind } from "../verifiers/registry";
import { leavesOf, runSpec } from "../verifiers/run-spec";

const MAX_SAMPLES = 20;
const MAX_EXCERPT = 500;
/** Below this many stored actions an unrelated stop is judged by count, not by share. */
const FEW = 100;
/** Below this many stored actions a free spec may not block by itself. */
const ENOUGH_FOR_FREE_SPECS = 50;

/** A stored event as the check would have met it, newest first. */
export type StoredMoment = {
  eventId: string;
  /** ISO time. */
  at: string;
  moment: Moment;
  context?: Partial<EnforcementContext>;
};

export type BacktestInput = {
  verifier: VerifierSpec;
  applicability: Applicability;
  /** Null for free specs. */
  recipe: string | null;
  /** The corrected act: would-be stops of the same kind are what the person asked for. */
  act?: AgentAction;
  /**
   * What the replaced rule asked for, e.g. `pnpm`: acts that followed it are what the person changed
   * their mind about.
   */
  obeyed?: string;
  moments: readonly StoredMoment[];
};

/**
 * Runs a check over the stored events of its owner (enforcement.md section 3, backtest). Pure;
 * the caller bounds the events and pages through them. A would-be stop is related when its
 * evidence equals that of the originating act.
 */
export function backtest(input: BacktestInput): BacktestReport {
  const origin = input.act ? relatedKeys(input.verifier, input.act) : new Set<string>();
  const samples: BacktestReport["samples"] = [];
  let actions = 0;
  let related = 0;
  let unrelated = 0;
  for (const stored of input.moments) {
    if (!isRead(input.verifier, stored.moment)) continue;
    actions += 1;
    const evidence = stopOf(input, stored);
    if (evidence === null) continue;
    const isRelated =
      isSameKind(input.verifier, stored.moment, origin) ||
      (input.obeyed !== undefined && evidence.split(/\s/, 1)[0] === input.obeyed);
    if (isRelated) related += 1;
    else unrelated += 1;
    samples.push({
      eventId: stored.eventId,
      excerpt: evidence.slice(0, MAX_EXCERPT),
      related: isRelated,
      at: stored.at,
    });
  }
  const verdict = judged({ recipe: input.recipe, actions, unrelated });
  // What is not related matters to the reader: it comes first.
  const shown = samples.sort((a, b) => Number(a.related) - Number(b.related)).slice(0, MAX_SAMPLES);
  return { ...verdict, actions, related, unrelated, samples: shown };
}

/** Whether any part of the check reads events of this sort. */
function isRead(verifier: VerifierSpec, moment: Moment): boolean {
  return leavesOf(verifier).some((leaf) => {
    const kind = verifierKind(leaf.kind);
    if (!kind?.points.includes(moment.point)) return false;
    return moment.point === "turn_finished" || kind.actionKinds.includes(moment.action.kind);
  });
}

/** The excerpt of a would-be stop, or null. */
function stopOf({ verifier, applicability }: BacktestInput, stored: StoredMoment): string | null {
  const context = contextOf(stored.context);
  if (!matchesSurroundings(applicability, context)) return null;
  const moment = narrowMoment(applicability, stored.moment);
  if (!moment) return null;
  const { verdict, relevant, evidence } = runSpec(verifier, moment, context);
  if (verdict !== "violated" || !relevant) return null;
  return evidence ?? (moment.point === "turn_finished" ? "end of a turn" : describeAction(moment.action));
}

function isSameKind(verifier: VerifierSpec, moment: Moment, origin: ReadonlySet<string>): boolean {
  // A missing step is the same neglect at every end of a turn.
  if (moment.point === "turn_finished") return true;
  for (const key of relatedKeys(verifier, moment.action)) if (origin.has(key)) return true;
  return false;
}

function relatedKeys(verifier: VerifierSpec, action: AgentAction): Set<string> {
  const keys = leavesOf(verifier).flatMap((leaf) => {
    const key = verifierKind(leaf.kind)?.relatedKey(leaf, action) ?? null;
    return key === null ? [] : [`${leaf.kind} ${key}`];
  });
  return new Set(keys);
}

function judged({
  recipe,
  actions,
  unrelated,
}: {
  recipe: string | null;
  actions: number;
  unrelated: number;
}) {
  const stops = `${unrelated} unrelated ${unrelated === 1 ? "act" : "acts"} of ${actions} would have been stopped`;
  const tooMany = actions < FEW ? unrelated > 1 : unrelated >= actions / 100;
  if (tooMany) return { passed: false, detail: `${stops}; that is too many to block by itself.` };
  if (recipe === null && actions < ENOUGH_FOR_FREE_SPECS) {
    const detail = `Only ${actions} acts are stored; a check that no recipe made needs ${ENOUGH_FOR_FREE_SPECS} before it may block by itself.`;
    return { passed: false, detail };
  }
  return { passed: true, detail: `${stops}.` };
}
