import { FEATURE_NAMES } from "./feature-names";
import { LEARNABLE_MODEL } from "./learnable-weights";
import { contributions, type Evidence, probability } from "./model";
import type { Prepared } from "./prepare";
import type { Detection, Signal, SignalLabel } from "./schema";
import { SIGNAL_MODEL } from "./signal-weights";
import { THRESHOLDS } from "./thresholds";

export type Classification = Pick<Detection, "label" | "learnable" | "scores" | "path" | "explanation">;

/**
 * Joins signals and context into a label, `learnable`, two calibrated scores and the path that decided
 * (learning.md section 2). A message may carry a rule and be no signal: “yes, always”.
 */
export function classify(prepared: Prepared, signals: readonly Signal[], evidence: Evidence): Classification {
  const signal = round(probability(SIGNAL_MODEL, evidence));
  const learnable = round(probability(LEARNABLE_MODEL, evidence));
  const isSignal = signal >= THRESHOLDS.signal.loose;
  const isLearnable = learnable >= THRESHOLDS.learnable.loose;
  return {
    label: isSignal ? labelOf(prepared, signals) : "none",
    learnable: isLearnable,
    scores: { signal, learnable },
    path: pathOf(signal, learnable),
    explanation: explain(isSignal, evidence),
  };
}

function pathOf(signal: number, learnable: number): Detection["path"] {
  const mayTeach = learnable >= THRESHOLDS.learnable.loose;
  if (learnable >= THRESHOLDS.learnable.strict) return "act";
  const isClear = !mayTeach || learnable >= THRESHOLDS.learnable.besideSignal;
  if (signal >= THRESHOLDS.signal.strict && isClear) return "act";
  return signal >= THRESHOLDS.signal.loose || mayTeach ? "ask" : "none";
}

/** A standing wish provoked by a mistake is a correction; with no act behind it, a preference. */
function labelOf(prepared: Prepared, signals: readonly Signal[]): SignalLabel {
  const total = new Map<SignalLabel, number>();
  for (const { kind, score, detector } of signals) {
    if (kind === "none" || detector === "interruption" || detector === "restatement") continue;
    total.set(kind, Math.max(total.get(kind) ?? 0, score));
  }
  const rewrite = total.get("rewrite") ?? 0;
  if (rewrite >= 0.6) return "rewrite";
  // A correction needs something that it corrects.
  if (!prepared.context.hasAct && !prepared.context.interrupted) return "preference";
  const preference = total.get("preference") ?? 0;
  const correction = total.get("correction") ?? 0;
  const dissatisfaction = total.get("dissatisfaction") ?? 0;
  if (preference > 0 && preference >= Math.max(correction, dissatisfaction)) {
    return "preference";
  }
  return dissatisfaction > correction ? "dissatisfaction" : "correction";
}

function explain(isSignal: boolean, evidence: Evidence): string {
  const moved = contributions(SIGNAL_MODEL, evidence).slice(0, 6);
  const speaking = moved.filter(({ weight }) => weight > 0 === isSignal);
  const against = moved.filter(({ weight }) => weight > 0 !== isSignal);
  const head = isSignal ? "A signal" : "No signal";
  if (speaking.length === 0) return `${head}: nothing speaks for one.`;
  const because = `${head}, because: ${named(speaking)}.`;
  return `${because}${against.length > 0 ? ` Against it: ${named(against)}.` : ""}`.slice(0, 500);
}

function named(reasons: readonly { name: string }[]): string {
  return reasons.map(({ name }) => FEATURE_NAMES[name] ?? name).join("; ");
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}
