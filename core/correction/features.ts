import { addActFeatures } from "./act-features";
import { momentOf } from "./moment";
import type { Prepared } from "./prepare";
import { readMessage } from "./reading";
import { readReason } from "./reasons";
import type { DetectorName, Signal } from "./schema";
import { addWordFeatures } from "./word-features";

/** Named numbers in 0…1 that the model weighs; absent means 0. */
export type Features = Record<string, number>;
/** Sets a feature; 0 and false leave it out. */
export type SetFeature = (name: string, value: number | boolean) => void;

const STRUCTURAL: readonly DetectorName[] = [
  "edit_distance",
  "rewrite",
  "tool_override",
  "restatement",
  "interruption",
];
/** Between a feature and the moment it was seen in: “negation, right after a change”. */
export const AT_MOMENT = "@";

/**
 * Turns what was found into the features of the classifier. Every name is readable; weights are data
 * (`signal-weights.ts`, `learnable-weights.ts`), fitted by `evals/detect/fit.ts`. Each feature is there twice, once by itself and once for the moment of
 * the conversation, because the same words mean different things after a change, a question and an answer.
 */
export function extractFeatures(prepared: Prepared, signals: readonly Signal[]): Features {
  const features: Features = {};
  const moment = momentOf(prepared.context);
  function set(name: string, value: number | boolean): void {
    const number = Math.min(1, Number(value));
    if (number === 0) return;
    features[name] = number;
    features[`${name}${AT_MOMENT}${moment}`] = number;
  }
  for (const name of STRUCTURAL) {
    set(
      `detector_${name}`,
      signals.some((signal) => signal.detector === name && !isReworded(signal)),
    );
  }
  set("rewords", signals.some(isReworded));
  // An edited text of the agent or a rewrite of its code is no prose: its words mean nothing here.
  if (features.detector_edit_distance || features.detector_rewrite) return features;
  const reading = readMessage(prepared);
  addWordFeatures(set, prepared, reading);
  addActFeatures(set, prepared, reading);
  return features;
}

/** In other words a demand is as often the next step as the same one: it is weighed apart. */
function isReworded({ reasons }: Signal): boolean {
  return reasons.some((reason) => readReason(reason)?.code === "rewords_prompt");
}
