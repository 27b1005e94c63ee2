import type { SetFeature } from "./features";
import type { Family } from "./lexicon/lexicon";
import type { Prepared } from "./prepare";
import { NEGATIVE, type Reading, STANDING } from "./reading";

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
  "nextstep",
  "state",
  "norm",
  "restrict",
  "harm",
  "manner",
  "success",
  "minewill",
  "neg",
  "we",
  "you",
  "me",
  "past",
  "swap",
  "deixis",
  "conditional",
  "tag",
];
const WITH_WORKFLOW = [
  "durable",
  "convention",
  "preferring",
  "prohibition",
  "universal",
  "fault",
  "neglect",
  "norm",
] as const;

/** Features of the words alone: what families there are, how they stand together, how long the message is. */
export function addWordFeatures(set: SetFeature, prepared: Prepared, reading: Reading): void {
  const { any, opens, together, negatives, standing, requests, remark } = reading;
  const { shape, technical, hits } = prepared;
  // A short answer to a question consents; it reports no success.
  const isAnswer = prepared.context.asked && shape.words <= 8;
  for (const family of PLAIN) set(family, any(family) && !(family === "success" && isAnswer));
  for (const family of WITH_WORKFLOW) set(`${family}_workflow`, together(family, "workflow"));

  set("conditional_forbids", together("conditional", "prohibition") || together("conditional", "neg"));
  set("asks_last", reading.asksLast);
  set("asks_tag", reading.asksLast || any("tag"));
  set("rejects", reading.rejects);
  set("forbids", reading.forbids);
  set("pivots", reading.pivots);
  set("pivots_request", reading.pivotsToRequest);
  set("opens_request", reading.opensRequest);
  set("opens_yes", reading.yes && !reading.pivots);
  set(
    "opens_but",
    hits.some((hit) => hit.family === "pivot" && hit.start <= 12 && hit.leads),
  );
  set("asks_question", reading.asksQuestion);
  set("only_question", reading.onlyQuestion);
  set("contrast_question", reading.asksQuestion && any("contrast"));
  set("inquires", opens("inquiry") && !reading.asksBack);
  set("asks_bare", reading.asksBare && shape.questions === 0);
  set("asks_bare_negative", reading.asksBare && negatives > 0);
  set("question_unblaming", reading.onlyQuestion && !any("accusation") && !any("fault") && !any("neglect"));
  set("question_neg", reading.onlyQuestion && any("neg"));

  set("negatives", negatives / 4);
  set("negatives_two", negatives >= 2);
  set("no_negative", reading.silent);
  set("ban", reading.bans);
  set("technical", technical);
  set("constraint", reading.isConstraint);
  set("standing", standing / 3);
  set("standing_forbids", standing > 0 && any("prohibition"));
  set("standing_universal", standing > 0 && any("universal"));
  set("durable_taste", together("durable", "taste") && !together("durable", "workflow"));
  set("durable_imperative", together("durable", "prohibition") || together("durable", "request"));
  set("workflow_only", any("workflow") && !any("taste"));
  set("taste_only", any("taste") && !any("workflow"));
  set("norm_technical", any("norm") && technical);

  set("requests", requests);
  set("requests_only", requests && negatives === 0 && !reading.rejects && standing === 0);
  set("requests_negative", requests && (negatives > 0 || reading.rejects));
  set("request_neg", reading.opensRequest && any("neg"));
  set("request_takeback", reading.opensRequest && any("takeback"));
  set("trouble_negative", any("trouble") && negatives > 0);
  set("works", any("praise") && !reading.pivots);
  set("success_pivots", any("success") && any("pivot"));
  set("success_opens", !isAnswer && hits.some((hit) => hit.family === "success" && hit.leads));
  set("success_negative", any("success") && negatives > 0);
  set("yes_negative", reading.yes && negatives > 0);
  set("yes_contrast", reading.yes && (any("contrast") || any("takeback")));
  set("yes_neg", reading.yes && any("neg"));
  set("accuses_you", any("accusation") && any("you"));
  set("you_past", together("you", "past"));
  set("me_past", together("me", "past"));
  set("we_plain", any("we") && reading.plain && !reading.yes && shape.questions === 0);
  // To work on the instruction file is a task like any other.
  const onlyTask = negatives === 0 && !any("prohibition") && !any("reminder") && !any("durable");
  set("guideline_task", any("guideline") && onlyTask && (reading.opensRequest || reading.onlyQuestion));
  set("manner_plain", any("manner") && shape.questions === 0);
  set("manner_task", any("manner") && reading.opensRequest);
  set("answers", any("answer"));
  set("settles", any("settled"));
  set("state_opens", opens("state"));
  set("remark", remark);
  set("remark_requests", remark && requests);

  set("short", shape.words <= 4);
  set("medium", shape.words > 4 && shape.words <= 25);
  set("lengthy", shape.words > 25 && shape.words <= 80);
  set("wordy", shape.words > 40);
  set("long", shape.words > 80);
  set("wordy_negative", shape.words > 40 && negatives > 0);
  set("lines", shape.lines / 10);
  set("log", shape.logShare);
  set("code", shape.codeShare);
  set("pasted", shape.logShare > 0.05 || shape.codeShare > 0.05);
  set("pasted_remark", remark && (shape.logShare > 0.05 || shape.codeShare > 0.05));
  set("exclaims", shape.exclamations > 0);
  set("shouts", shape.shouted > 0);
}
