import { extractFeatures } from "./features";
import type { Evidence } from "./model";
import type { Prepared } from "./prepare";
import type { Signal } from "./schema";
import { readWording } from "./wording";

/** What the classifier weighs of a prepared message: its named features, and the wording as a whole. */
export function extractEvidence(prepared: Prepared, signals: readonly Signal[]): Evidence {
  const features = extractFeatures(prepared, signals);
  // An edited text of the agent or a rewrite of its code is no prose: its words mean nothing here.
  const isReplacement = features.detector_edit_distance || features.detector_rewrite;
  return {
    features,
    wording: isReplacement ? new Map() : readWording(prepared.prose.text, prepared.context.done),
  };
}
