import type { Family } from "./lexicon/lexicon";
import type { Hit, Prepared } from "./prepare";
import type { DetectorName, Signal } from "./schema";

/** Named numbers in 0…1 that the model weighs; absent means 0. */
export type Features = Record<string, number>;

const NEGATIVE: readonly Family[] = [
  "misdirection",
  "takeback",
  "fault",
  "neglect",
  "accusation",
  "evaluation",
  "dislike",
  "regression",
  "persistence",
  "frustration",
];
const STANDING: readonly Family[] = ["durable", "convention", "consent", "preferring", "obligation"];
/** Other signs that a message is about how the agent works. */
const OTHER_SIGNS: readonly Family[] = [
  "contrast",
  "prohibition",
  "reminder",
  "recurrence",
  "selfserve",
  "rigor",
  "knowledge",
  "ban",
  "swap",
];
/** Families that are read as they are, wherever they stand. */
const PLAIN: readonly Family[] = [
  ...NEGATIVE,
  ...STANDING,
  "contrast",
  "expectation",
  "reminder",
  "recurrence",
  "prohibition",
  "knowledge",
  "universal",
  "temporary",
  "tweak",
  "trouble",
  "selfcorrection",
  "guideline",
  "selfserve",
  "rigor",
  "workflow",
  "taste",
  "obligation",
];
const STRUCTURAL: readonly DetectorName[] = [
  "edit_distance",
  "rewrite",
  "tool_override",
  "restatement",
  "interruption",
];

/**
 * Turns what was found into the features of the classifier. Every name is readable; weights are data
 * (`weights.ts`), fitted by `evals/detect/fit.ts`.
 */
export function extractFeatures(prepared: Prepared, signals: readonly Signal[]): Features {
  const { hits, shape, context } = prepared;
  const features: Features = {};
  function set(name: string, value: number | boolean): void {
    const number = Number(value);
    if (number !== 0) features[name] = Math.min(1, number);
  }
  function any(family: Family): boolean {
    return hits.some((hit) => hit.family === family);
  }
  for (const name of STRUCTURAL) {
    set(
      `detector_${name}`,
      signals.some((signal) => signal.detector === name),
    );
  }
  // An edited text of the agent or a rewrite of its code is no prose: its words mean nothing here.
  if (features.detector_edit_distance || features.detector_rewrite) return features;
  for (const family of PLAIN) set(family, any(family));

  const rejects = hits.some((hit) => hit.family === "rejection" && hit.leads);
  const forbids = hits.some((hit) => hit.family === "prohibition" && hit.opensClause);
  const asksQuestion = hits.some((hit) => hit.family === "inquiry" && hit.opensClause) && shape.questions > 0;
  // “Could you put … back” is worded as a request and takes back what was done.
  const opensRequest = hits.some(
    (hit) =>
      hit.family === "request" &&
      hit.leads &&
      !hits.some(
        (other) => other.family === "takeback" && other.start <= hit.end + 1 && other.end > hit.start,
      ),
  );
  const yes = hits.find((hit) => (hit.family === "approval" || hit.family === "praise") && hit.leads);
  const pivots = yes !== undefined && hits.some((hit) => hit.family === "pivot" && hit.start >= yes.end);
  const negatives = NEGATIVE.filter(any).length;
  const standing = STANDING.filter(any).length;
  const onlyQuestion = shape.questions > 0 && shape.questions >= shape.sentences;

  set("rejects", rejects);
  set("forbids", forbids);
  set("pivots", pivots);
  set(
    "pivots_request",
    pivots && hits.some((hit) => hit.family === "pivot" && isFollowedBy(hits, hit, "request")),
  );
  set("opens_request", opensRequest);
  set("opens_yes", yes !== undefined && !pivots);
  set("contrast_question", asksQuestion && any("contrast"));
  set("answers_with_rule", context.asked && yes !== undefined && (any("durable") || any("consent")));
  set("asks_question", asksQuestion);
  set("only_question", onlyQuestion);
  set("negatives", negatives / 4);
  set("negatives_two", negatives >= 2);
  const bans = hits.some((hit) => hit.family === "ban" && hit.opensClause);
  const orders = bans || any("swap") || any("prohibition") || any("contrast") || rejects;
  const terse = shape.words <= 16 && shape.questions === 0 && !opensRequest && !any("trouble");
  set("ban", bans);
  set("swap", any("swap"));
  set("technical", prepared.technical);
  set("terse", terse && context.hasAct);
  set("terse_order", terse && orders && context.hasAct);
  set("terse_technical_order", terse && orders && prepared.technical && !any("taste"));
  set("no_negative", !rejects && ![...NEGATIVE, ...STANDING, ...OTHER_SIGNS].some(any));
  set(
    "opens_but",
    hits.some((hit) => hit.family === "pivot" && hit.start <= 12 && hit.leads),
  );
  set("constraint", isConstraint(hits) && negatives === 0 && !any("contrast"));
  set("standing", standing / 3);
  set("standing_forbids", standing > 0 && any("prohibition"));
  set("standing_universal", standing > 0 && any("universal"));
  set("deixis", any("deixis"));
  for (const family of [
    "durable",
    "convention",
    "preferring",
    "prohibition",
    "universal",
    "fault",
    "neglect",
  ] as const) {
    set(`${family}_workflow`, together(hits, family, "workflow"));
  }
  set("durable_taste", together(hits, "durable", "taste") && !together(hits, "durable", "workflow"));
  set("durable_imperative", together(hits, "durable", "prohibition") || together(hits, "durable", "request"));
  set("workflow_only", any("workflow") && !any("taste"));
  set("taste_only", any("taste") && !any("workflow"));

  set("first", context.isFirst);
  set("no_act", !context.hasAct);
  set("changed", context.changed);
  set("asked", context.asked);
  set("asked_rejects", context.asked && rejects);
  set("claimed_negative", context.claimed && negatives > 0);
  set("changed_negative", context.changed && negatives > 0);
  set("changed_forbids", context.changed && (forbids || any("prohibition")));
  set("changed_takeback", context.changed && any("takeback"));
  set("changed_request", context.changed && opensRequest);
  set("claimed_fault", context.claimed && (any("fault") || any("neglect")));
  set("stopped_complaint", context.interrupted && (negatives > 0 || rejects || any("reminder")));
  set("overlap", context.overlap);
  set("overlap_negative", negatives > 0 || rejects || any("prohibition") ? context.overlap : 0);
  set("repeated", context.repeated);

  set("short", shape.words <= 4);
  set("medium", shape.words > 4 && shape.words <= 25);
  set("long", shape.words > 80);
  set("log", shape.logShare);
  set("code", shape.codeShare);
  set("exclaims", shape.exclamations > 0);
  set("shouts", shape.shouted > 0);

  return features;
}

/** “ok, but add …”: the next thing to do, not a rejection. */
function isFollowedBy(hits: readonly Hit[], hit: Hit, family: Family): boolean {
  return hits.some((next) => next.family === family && next.start >= hit.end && next.start - hit.end <= 3);
}

/** A task comes first and the prohibition only bounds it: “sort the list. Do not touch the text.” */
function isConstraint(hits: readonly Hit[]): boolean {
  const first = hits.find((hit) => hit.family === "prohibition");
  if (!first) return false;
  return hits.some((hit) => hit.family === "request" && hit.opensClause && hit.end <= first.start);
}

/** Both families in one sentence. */
function together(hits: readonly Hit[], left: Family, right: Family): boolean {
  return hits.some(
    (hit) =>
      hit.family === left && hits.some((other) => other.family === right && other.sentence === hit.sentence),
  );
}
