import type { SetFeature } from "./features";
import type { Prepared } from "./prepare";
import type { Reading } from "./reading";

/** Features of the words against what the agent just did: changed, claimed, asked, answered, was stopped at. */
export function addActFeatures(set: SetFeature, prepared: Prepared, reading: Reading): void {
  const { context, shape, technical } = prepared;
  const { any, plain, remark, bare, negatives, rejects, yes, requests, terse, orders } = reading;
  const against = negatives > 0 || rejects;

  set("first", context.isFirst);
  set("no_act", !context.hasAct);
  set("changed", context.changed);
  set("asked", context.asked);
  set("answered", context.answered);
  // Who answers a question, or asks about an answer, does so in its words: that says nothing against it.
  const isAbout = !context.asked && !context.answered;
  const unasked = isAbout ? context.unasked : 0;
  set("overlap", isAbout ? context.overlap : 0);
  set("overlap_negative", against || any("prohibition") ? context.overlap : 0);
  set("repeated", context.repeated);
  set("unasked", unasked);
  set("undone", context.undone);
  set("unasked_negative", against || any("prohibition") || any("neg") ? unasked : 0);
  set("undone_negative", against || any("neg") ? context.undone : 0);
  set("conditional_changed", context.changed && any("conditional") && (any("prohibition") || any("neg")));
  set("persists_neutral", any("persistence") && !any("you") && !any("me") && shape.words <= 12 && bare);
  set("mine_changed", any("selfcorrection") && context.changed);
  set("knowledge_short", any("knowledge") && shape.words <= 14 && shape.questions === 0 && context.changed);
  const isOwn = (any("me") || any("we")) && !any("you") && !any("durable") && !any("prohibition");
  set("own_trouble", isOwn && !context.changed && (any("neg") || any("trouble") || any("persistence")));
  const asksPlainly = reading.onlyQuestion && !any("you") && !any("fault") && !any("neglect");
  set("world_question", asksPlainly && !context.changed && !any("accusation"));
  set("accuses_question", reading.onlyQuestion && any("accusation") && context.changed && any("neg"));
  set("asks_last_changed", reading.asksLast && context.changed);

  set("terse", terse && context.hasAct);
  set("terse_order", terse && orders && context.hasAct);
  set("terse_technical_order", terse && orders && technical && !any("taste"));

  set("remark_changed", remark && bare);
  set("remark_clean", remark && bare && !requests && !reading.opens("inquiry"));
  set("remark_changed_short", remark && bare && shape.words <= 6);
  set("remark_changed_long", remark && bare && shape.words > 12);
  set("remark_answered", remark && context.answered);
  set("remark_asked", remark && context.asked);
  set("remark_first", remark && context.isFirst && shape.words <= 30 && shape.words >= 3);

  set("asked_plain", context.asked && plain);
  set("asked_short", context.asked && shape.words <= 8);
  set("asked_rejects", context.asked && rejects);
  // What is offered is not only chosen from: who forbids or names another way turns the offer down.
  set("asked_forbids", context.asked && any("prohibition") && !yes);
  set("asked_contrast", context.asked && (any("contrast") || any("swap")) && !yes);
  set("answers_with_rule", context.asked && yes && (any("durable") || any("consent")));

  set("changed_negative", context.changed && negatives > 0);
  set("changed_forbids", context.changed && any("prohibition"));
  set("changed_takeback", context.changed && any("takeback"));
  set("changed_request", context.changed && reading.opensRequest);
  set("question_changed", context.changed && reading.onlyQuestion);
  set("accuses_changed", context.changed && any("accusation"));
  set("trouble_changed", any("trouble") && bare);
  set(
    "asks_contrast",
    shape.questions > 0 && (any("contrast") || any("takeback")) && bare && !reading.asksBack,
  );
  set("persists", any("persistence") && !any("trouble") && plain && shape.words <= 8 && bare);
  set("asks_back", reading.asksBack && bare);
  set("contrast_request", requests && any("contrast") && bare);
  set("contrast_technical", technical && bare && (any("contrast") || any("swap")) && shape.questions === 0);
  set(
    "request_limit",
    reading.opensRequest &&
      negatives === 0 &&
      (any("contrast") || any("neg")) &&
      !any("takeback") &&
      !technical,
  );
  set(
    "rejects_value",
    rejects && context.changed && shape.words <= 14 && (any("taste") || context.otherValue),
  );
  set("norm_opens", any("norm") && plain && shape.questions === 0 && shape.words <= 20 && !context.asked);
  set("contrast_overlap", any("contrast") || any("swap") ? context.overlap : 0);
  set("yes_changed", yes && !reading.pivots && bare);
  set("harm_changed", any("harm") && bare && plain);
  set("neg_changed", any("neg") && bare && plain);
  set("you_changed", any("you") && bare && plain);
  set("past_changed", any("past") && bare && plain && !yes);
  set("state_changed", reading.opens("state") && bare && plain && !yes);
  set("state_overlap", reading.opens("state") && plain ? context.overlap : 0);
  for (const family of ["norm", "restrict", "contrast", "guideline", "knowledge"] as const) {
    set(`${family}_changed`, any(family) && context.changed && plain);
  }
  set("norm_fresh", any("norm") && !context.changed && !any("request") && shape.questions === 0);
  set("other_value", context.otherValue && plain);
  set("other_value_short", context.otherValue && plain && shape.words <= 12);
  set("other_number", context.otherNumber && plain && shape.words <= 12);

  set("neg_asked", any("neg") && context.asked);
  set("neg_answered", any("neg") && context.answered);
  set("answered_negative", context.answered && against);
  set("claimed_negative", context.claimed && negatives > 0);
  set("claimed_fault", context.claimed && (any("fault") || any("neglect")));
  set("stopped_complaint", context.interrupted && (against || any("reminder")));
}
