import type { Family } from "./lexicon/lexicon";
import type { Hit, Prepared } from "./prepare";

/** Families that speak against what the agent did. */
export const NEGATIVE: readonly Family[] = [
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
/** Families that say how to work from now on. */
export const STANDING: readonly Family[] = ["durable", "convention", "consent", "preferring", "obligation"];
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
/** Families that keep the work going or stand aside from it. */
const MOVES_ON: readonly Family[] = ["nextstep", "settled", "selfcorrection", "answer", "success", "trouble"];

const VERB_LAST: ReadonlySet<string> = new Set(["kana", "hangul"]);

/** How a message is built, read off its hits and its shape; what the features are made of. */
export type Reading = {
  any: (family: Family) => boolean;
  /** The family begins a sentence or clause. */
  opens: (family: Family) => boolean;
  /** Both families in one sentence. */
  together: (left: Family, right: Family) => boolean;
  rejects: boolean;
  forbids: boolean;
  /** A question by its words and its mark. */
  asksQuestion: boolean;
  /** A question by its first words. */
  asksBare: boolean;
  /** Asks politely to take something back. */
  asksBack: boolean;
  onlyQuestion: boolean;
  /** Ends with a question, whatever stands before it. */
  asksLast: boolean;
  opensRequest: boolean;
  requests: boolean;
  /** Begins with consent or praise. */
  yes: boolean;
  /** … and takes it back: “fine, but”. */
  pivots: boolean;
  pivotsToRequest: boolean;
  negatives: number;
  standing: number;
  silent: boolean;
  terse: boolean;
  orders: boolean;
  bans: boolean;
  /** No task, no question, no next step, no log. */
  plain: boolean;
  /** What is left when a message neither asks, consents, reports nor goes on: after a change it is most often about it. */
  remark: boolean;
  /** The agent changed something and did not end with a question. */
  bare: boolean;
  isConstraint: boolean;
};

/** Reads how a message is built; the families are data, the order of things is here. */
export function readMessage({ hits: found, shape, context, script }: Prepared): Reading {
  const hits = VERB_LAST.has(script) ? found.map(openAtEnd) : found;
  const families = new Set(hits.map((hit) => hit.family));
  const any = (family: Family) => families.has(family);
  const opens = (family: Family) => hits.some((hit) => hit.family === family && hit.opensClause);
  const leads = (family: Family) => hits.some((hit) => hit.family === family && hit.leads);
  const consent = hits.find((hit) => (hit.family === "approval" || hit.family === "praise") && hit.leads);
  const pivots =
    consent !== undefined && hits.some((hit) => hit.family === "pivot" && hit.start >= consent.end);
  const rejects = leads("rejection");
  const opensRequest = opensWithRequest(hits);
  // “Could you put it back?” only looks like a question.
  const asksBack = any("takeback") && opens("request") && !opensRequest;
  const onlyQuestion = shape.questions > 0 && shape.questions >= shape.sentences && !asksBack;
  const asksBare = leads("inquiry") && !asksBack;
  const bans = opens("ban");
  const requests = opens("request") && !asksBack;
  const plain =
    !opensRequest &&
    !(requests && VERB_LAST.has(script)) &&
    !onlyQuestion &&
    !any("nextstep") &&
    shape.logShare < 0.5;
  const negatives = NEGATIVE.filter(any).length;
  return {
    any,
    opens,
    together: (left, right) => inOneSentence(hits, left, right),
    rejects,
    forbids: opens("prohibition"),
    asksQuestion: opens("inquiry") && shape.questions > 0 && !asksBack,
    asksBare,
    asksBack,
    onlyQuestion,
    asksLast: !asksBack && (shape.endsAsQuestion || hits.some((hit) => hit.family === "tag")),
    opensRequest,
    requests,
    yes: consent !== undefined,
    pivots,
    pivotsToRequest:
      pivots && hits.some((hit) => hit.family === "pivot" && isFollowedBy(hits, hit, "request")),
    negatives,
    standing: STANDING.filter(any).length,
    silent: !rejects && ![...NEGATIVE, ...STANDING, ...OTHER_SIGNS].some(any),
    terse: shape.words <= 16 && shape.questions === 0 && !opensRequest && !any("trouble"),
    orders: bans || any("swap") || any("prohibition") || any("contrast") || rejects,
    bans,
    plain,
    remark: plain && consent === undefined && !MOVES_ON.some(any) && shape.questions === 0 && !asksBare,
    bare: context.changed && !context.asked,
    isConstraint: boundsTask(hits) && negatives === 0 && !any("contrast"),
  };
}

/** Where the verb ends the sentence, a request or a question opens nothing and still is one. */
function openAtEnd(hit: Hit): Hit {
  return hit.family === "request" || hit.family === "inquiry" ? { ...hit, opensClause: true } : hit;
}

/** “Could you put … back” is worded as a request and takes back what was done. */
function opensWithRequest(hits: readonly Hit[]): boolean {
  return hits.some(
    (hit) =>
      hit.family === "request" &&
      hit.leads &&
      !hits.some(
        (other) => other.family === "takeback" && other.start <= hit.end + 1 && other.end > hit.start,
      ),
  );
}

/** “ok, but add …”: the next thing to do, not a rejection. */
function isFollowedBy(hits: readonly Hit[], hit: Hit, family: Family): boolean {
  return hits.some((next) => next.family === family && next.start >= hit.end && next.start - hit.end <= 3);
}

/** A task comes first and the prohibition only bounds it: “sort the list. Do not touch the text.” */
function boundsTask(hits: readonly Hit[]): boolean {
  const first = hits.find((hit) => hit.family === "prohibition");
  if (!first) return false;
  return hits.some((hit) => hit.family === "request" && hit.opensClause && hit.end <= first.start);
}

function inOneSentence(hits: readonly Hit[], left: Family, right: Family): boolean {
  const sentences = new Set(hits.filter((hit) => hit.family === right).map((hit) => hit.sentence));
  return hits.some((hit) => hit.family === left && sentences.has(hit.sentence));
}
