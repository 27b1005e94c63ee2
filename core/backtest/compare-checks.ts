import type { CheckDifference } from "../recompilation/schema";
import { type BacktestInput, momentJudge, type StoredMoment } from "./backtest";

type Check = Pick<BacktestInput, "verifier" | "applicability" | "recipe">;

export type CompareChecks = {
  /** Null: a reminder, which stops nothing. */
  before: Check | null;
  after: Check | null;
  /** Newest first. */
  moments: readonly StoredMoment[];
};

const MAX_SAMPLES = 20;

/**
 * What would be stopped otherwise when one check took the place of another (enforcement.md section 3, backtest). Pure;
 * the caller bounds the events.
 */
export function compareChecks({ before, after, moments }: CompareChecks): CheckDifference {
  const [old, young] = [judgeOf(before), judgeOf(after)];
  const difference: CheckDifference = { actions: 0, more: 0, fewer: 0, samples: [] };
  for (const stored of moments) {
    const [was, is] = [old(stored), young(stored)];
    if (was.read || is.read) difference.actions += 1;
    const stop = is.stop ?? was.stop;
    if (!stop || (is.stop && was.stop)) continue;
    const by = is.stop ? "more" : "fewer";
    difference[by] += 1;
    if (difference.samples.length === MAX_SAMPLES) continue;
    difference.samples.push({ eventId: stored.eventId, excerpt: stop.excerpt, by, at: stored.at });
  }
  return difference;
}

function judgeOf(check: Check | null): ReturnType<typeof momentJudge> {
  return check ? momentJudge(check) : () => ({ read: false, undecided: false, stop: null });
}
