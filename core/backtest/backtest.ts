import { describeAction } from "../compilation/describe-action";
import { contextOf } from "../compilation/self-verify";
import { narrowMoment } from "../enforcement/narrow";
import type { EnforcementContext, Moment } from "../enforcement/schema";
import type { AgentAction } from "../hook-event/schema";
import { matchesSurroundings } from "../rule/applicability";
import type { Applicability, BacktestReport, VerifierSpec } from "../rule/schema";
import { relatedKeysOf } from "../verifiers/composite";
import { verifierKind } from "../verifiers/registry";
import { runSpec } from "../verifiers/run-spec";
import { leavesOf } from "../verifiers/spec-parts";
import { judgeBacktest } from "./limits";

const MAX_SAMPLES = 20;
const MAX_EXCERPT = 500;

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

/** What a check makes of one stored event. */
export type JudgedMoment = {
  /** The check reads events of this sort. */
  read: boolean;
  undecided: boolean;
  stop: { excerpt: string; related: boolean } | null;
};

/**
 * Runs a check over the stored events of its owner (enforcement.md section 3, backtest). Pure;
 * the caller bounds the events and pages through them.
 */
export function backtest({ moments, ...check }: BacktestInput): BacktestReport {
  const judge = momentJudge(check);
  const samples: BacktestReport["samples"] = [];
  let actions = 0;
  let related = 0;
  let unrelated = 0;
  for (const stored of moments) {
    const { read, stop } = judge(stored);
    if (read) actions += 1;
    if (!stop) continue;
    if (stop.related) related += 1;
    else unrelated += 1;
    samples.push({ eventId: stored.eventId, at: stored.at, ...stop });
  }
  const verdict = judgeBacktest({ recipe: check.recipe, actions, unrelated });
  // What is not related matters to the reader: it comes first.
  const shown = samples.sort((a, b) => Number(a.related) - Number(b.related)).slice(0, MAX_SAMPLES);
  return { ...verdict, actions, related, unrelated, samples: shown };
}

/**
 * A judge of one moment after the other. A would-be stop is related when its evidence equals that of the originating
 * act (enforcement.md section 3).
 */
export function momentJudge(check: Omit<BacktestInput, "moments">): (stored: StoredMoment) => JudgedMoment {
  const { verifier, act, obeyed } = check;
  const origin = act ? relatedKeysOf(verifier, act) : new Set<string>();
  return (stored) => {
    if (!isRead(verifier, stored.moment)) return { read: false, undecided: false, stop: null };
    const { evidence, undecided } = judged(check, stored);
    if (evidence === null) return { read: true, undecided, stop: null };
    const related =
      isSameKind(verifier, stored.moment, origin) ||
      (obeyed !== undefined && evidence.split(/\s/, 1)[0] === obeyed);
    return { read: true, undecided: false, stop: { excerpt: evidence.slice(0, MAX_EXCERPT), related } };
  };
}

/** Whether a check judges by what happened earlier in the task: its moments need their steps then. */
export function looksBack(verifier: VerifierSpec): boolean {
  return leavesOf(verifier).some((leaf) => {
    const kind = verifierKind(leaf.kind);
    const parsed = kind?.spec.safeParse(leaf);
    return kind !== undefined && parsed?.success === true && kind.index(parsed.data).steps === true;
  });
}

/** Whether a check judges at the end of a turn. */
export function readsTurnEnds(verifier: VerifierSpec): boolean {
  return leavesOf(verifier).some((leaf) => verifierKind(leaf.kind)?.points.includes("turn_finished"));
}

/** Whether any part of the check reads events of this sort. */
function isRead(verifier: VerifierSpec, moment: Moment): boolean {
  return leavesOf(verifier).some((leaf) => {
    const kind = verifierKind(leaf.kind);
    if (!kind?.points.includes(moment.point)) return false;
    return moment.point === "turn_finished" || kind.actionKinds.includes(moment.action.kind);
  });
}

const SILENT = { evidence: null, undecided: false };

/** The excerpt of a would-be stop, or null. */
function judged(
  { verifier, applicability }: Omit<BacktestInput, "moments">,
  stored: StoredMoment,
): { evidence: string | null; undecided: boolean } {
  const context = contextOf(stored.context);
  if (!matchesSurroundings(applicability, context)) return SILENT;
  const moment = narrowMoment(applicability, stored.moment);
  if (!moment) return SILENT;
  const { verdict, relevant, evidence } = runSpec(verifier, moment, context);
  if (verdict === "undecided") return { evidence: null, undecided: relevant };
  if (verdict !== "violated" || !relevant) return SILENT;
  const place = moment.point === "turn_finished" ? "end of a turn" : describeAction(moment.action);
  return { evidence: evidence ?? place, undecided: false };
}

function isSameKind(verifier: VerifierSpec, moment: Moment, origin: ReadonlySet<string>): boolean {
  // A missing step is the same neglect at every end of a turn.
  if (moment.point === "turn_finished") return true;
  for (const key of relatedKeysOf(verifier, moment.action)) if (origin.has(key)) return true;
  return false;
}
