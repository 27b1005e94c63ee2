import { namedThings } from "../extraction/forms/format";
import type { Claim } from "../rule/schema";
import { conceptById, conceptSet, findConcepts } from "../topics/find-concepts";
import { contentStems, isBroadTopic } from "../topics/topic";
import { addsException, compareApplicability } from "./compare-applicability";
import { type ClaimRelation, compareClaims } from "./compare-claims";
import type { Relation, RelationKind, Side } from "./relation";
import { containment, extraFeatures, type Features, featuresOf, jaccard, similarityOf } from "./similarity";

type Area = "same" | "narrower" | "wider" | "none";
const EXTENDS = /\b(?:also|included|including|too|as well|even)\b|\bauch\b|también|aussi|anche|也|также/iu;

/** Whether a topic key is made of the wish's own words: it names no known area. */
export function isGeneric(topic: string): boolean {
  return /^(?:phrase|tool|text):/.test(topic);
}

/** Paths that say by themselves that nobody wrote the file. */
const GENERATED_PATH =
  /(?:^|\/)(?:gen|generated|__generated__|dist|build)\/|\.(?:gen|generated)\.|_pb2?\.|\.pb\./iu;

/** Whether both are about one dimension: `push` holds `push to main`, tests and fixtures are two things. */
function areaOf(candidate: Side, rule: Side): Area {
  const [mine, theirs] = [candidate.claim, rule.claim];
  if (mine.topic === theirs.topic) {
    if (mine.subject === theirs.subject || isGeneric(mine.topic)) return "same";
    if (mine.topic.startsWith("run-"))
      return mine.subject === mine.topic || theirs.subject === theirs.topic ? "same" : "none";
    if (mine.topic === "naming" && namesThing(candidate.text, theirs.subject)) return "wider";
    if (theirs.subject === theirs.topic) return "narrower";
    if (mine.subject === mine.topic) return "wider";
    if (mine.topic === "protected-paths") return folderArea(mine.subject, theirs.subject);
    return mine.topic.startsWith("command:") ? folderArea(mine.subject, theirs.subject) : "none";
  }
  if (mine.topic === "protected-paths" && theirs.topic === "generated-files")
    return GENERATED_PATH.test(mine.subject) ? "narrower" : "none";
  if (mine.topic === "force-push" && theirs.topic === "push")
    return theirs.subject === "push" ? "narrower" : "none";
  if (mine.topic === "push" && theirs.topic === "force-push")
    return mine.subject === "push" ? "wider" : "none";
  return "none";
}

function namesThing(text: string, thing: string): boolean {
  return namedThings(conceptSet(findConcepts(text))).includes(thing);
}

function folderArea(mine: string, theirs: string): Area {
  const bare = (glob: string): string => glob.replace(/\/?\*\*$/, "");
  if (bare(mine) === bare(theirs)) return "same";
  if (bare(mine).startsWith(bare(theirs))) return "narrower";
  return bare(theirs).startsWith(bare(mine)) ? "wider" : "none";
}

/** For wishes without a common known topic: nearly the same words about the same things. */
function areaByWords(candidate: Features, rule: Features): Area {
  const common = containment(rule.core, candidate.core);
  if (rule.core.size >= 2 && common >= 0.8) return "same";
  if (jaccard(candidate.core, rule.core) === 1) return "same";
  return jaccard(candidate.core, rule.core) >= 0.6 && Math.min(candidate.core.size, rule.core.size) >= 2
    ? "same"
    : "none";
}

/** Words that add a second demand to a value that is already the rule's: “…, with the ticket id”. */
const APPENDS = /(?:,\s*(?:and |but )?|\b(?:and|with|that|which|including|plus|but|und|y|et|e)\s)/iu;

/** “… or renaming”: one more case of a prohibition. */
const JOINS = /\s(?:or|nor|oder|ou|o|или)\s|(?<=\p{Script=Han})(?:或|和)|もしくは|または/iu;

function appendsTo(text: string, extras: string[]): boolean {
  const at = APPENDS.exec(text);
  if (!at || at.index === 0) return false;
  const tail = featuresOf(text.slice(at.index + at[0].length)).core;
  const head = featuresOf(text.slice(0, at.index)).core;
  return head.size > 0 && extras.some((extra) => tail.has(extra) && !head.has(extra));
}

function detailOf(candidate: Side, rule: Side, mine: Features, theirs: Features): RelationKind {
  const verbatim =
    containment(new Set(contentStems(rule.text)), new Set(contentStems(candidate.text))) >= 0.6;
  const extras = extraFeatures(mine, theirs).filter((extra) => verbatim || conceptById(extra) !== undefined);
  if (extras.length === 0) return "same";
  if (
    candidate.claim.value !== undefined &&
    candidate.claim.value === rule.claim.value &&
    candidate.claim.value !== "ask"
  ) {
    return appendsTo(candidate.text, extras) ? "refines" : "same";
  }
  const keepsAll = containment(theirs.core, mine.core) >= 0.75;
  if (!keepsAll) return "same";
  if (!candidate.obliges && !JOINS.test(rule.text) && JOINS.test(candidate.text)) return "refines";
  if (candidate.obliges || (EXTENDS.test(candidate.text) && !EXTENDS.test(rule.text))) return "refines";
  return "covered";
}

function agreeing(
  candidate: Side,
  rule: Side,
  claims: ClaimRelation,
  mine: Features,
  theirs: Features,
): RelationKind {
  if (addsException(candidate.applicability, rule.applicability)) return "refines";
  const reach = compareApplicability(candidate.applicability, rule.applicability);
  if (reach === "wider") return "widens";
  if (reach === "overlapping") return "refines";
  if (claims === "more") return "refines";
  if (claims === "less") return "covered";
  const detail = detailOf(candidate, rule, mine, theirs);
  return reach === "narrower" && detail === "same" ? "covered" : detail;
}

function disagreeing(candidate: Side, rule: Side, area: Area): RelationKind {
  const reach = compareApplicability(candidate.applicability, rule.applicability);
  if (area === "narrower" || reach === "narrower") return "exception";
  return "contradicts";
}

function unrelated(similarity: number, why: string): Unmarked {
  return { kind: "unrelated", similarity, why };
}

/** Words in common decide only where the topic leaves it open: generic keys and broad areas. */
function tooFar(
  candidate: Side,
  ruleValue: string | undefined,
  claims: ClaimRelation,
  area: Area,
  mine: Features,
  theirs: Features,
): boolean {
  const { topic } = candidate.claim;
  if (area !== "same") return false;
  const overlap = Math.max(containment(mine.core, theirs.core), containment(theirs.core, mine.core));
  if (isGeneric(topic)) return overlap < 0.6;
  const valued =
    candidate.claim.value !== undefined &&
    ruleValue !== undefined &&
    candidate.claim.value !== "ask" &&
    ruleValue !== "ask";
  if (!isBroadTopic(topic) || (valued && candidate.claim.subject !== "names")) return false;
  return claims === "opposite" ? overlap < 0.5 : overlap < 0.5 && jaccard(mine.core, theirs.core) < 0.4;
}

/** Relation by claims: dimension, value, polarity, number, unit and condition, where the subject area is known. */
export function relateClaims(candidate: Side, rule: Side): Relation {
  return { ...byClaims(candidate, rule), claimed: true };
}

const ACTS = new Set(
  "delete create commit push merge rebase deploy install rename move migration refactor dependency test pull-request".split(
    " ",
  ),
);

/** “Ask before deleting”, “ask before creating”: both are about leave, but for two acts. */
function asksForOtherAct(candidate: Side, rule: Side): boolean {
  if (candidate.claim.value !== "ask" || rule.claim.value !== "ask") return false;
  const acts = (text: string): Set<string> =>
    new Set(findConcepts(text).flatMap(({ id }) => (ACTS.has(id) ? [id] : [])));
  const [mine, theirs] = [acts(candidate.text), acts(rule.text)];
  return mine.size > 0 && theirs.size > 0 && ![...mine].some((act) => theirs.has(act));
}

/** “Mock the payment provider” names an object of its own: it is not the wider side of “mock the database”. */
function namesOwnObject(general: Side, special: Side): boolean {
  const extras = extraFeatures(featuresOf(general.text), featuresOf(special.text));
  return extras.some((extra) => conceptById(extra) === undefined);
}

type Unmarked = Omit<Relation, "claimed">;

function byClaims(candidate: Side, rule: Side): Unmarked {
  const similarity = similarityOf(candidate.text, rule.text);
  const [mine, theirs] = [featuresOf(candidate.text), featuresOf(rule.text)];
  const known = areaOf(candidate, rule);
  const sameTopic = candidate.claim.topic === rule.claim.topic;
  const area = known === "none" && !sameTopic ? areaByWords(mine, theirs) : known;
  if (area === "none") return unrelated(similarity, "different subjects");
  if (asksForOtherAct(candidate, rule)) return unrelated(similarity, "leave is asked for another act");
  if (compareApplicability(candidate.applicability, rule.applicability) === "disjoint")
    return unrelated(similarity, "they never count at the same place");
  const claims = sameTopic
    ? compareClaims(candidate.claim, rule.claim)
    : crossTopic(candidate.claim, rule.claim);
  if (claims === "apart" || tooFar(candidate, rule.claim.value, claims, area, mine, theirs))
    return unrelated(similarity, "the same area, another wish");
  if (area === "wider" && candidate.claim.topic !== "naming" && namesOwnObject(candidate, rule))
    return unrelated(similarity, "another object");
  if (area === "narrower" && claims === "opposite" && namesOwnObject(rule, candidate))
    return unrelated(similarity, "another object");
  if (claims === "opposite") {
    if (isGeneric(candidate.claim.topic) && jaccard(mine.core, theirs.core) < 0.5)
      return { kind: "unclear", similarity, why: "they may contradict each other" };
    return { kind: disagreeing(candidate, rule, area), similarity, why: "opposite conclusions" };
  }
  if (area === "narrower") return { kind: "covered", similarity, why: "the rule is wider" };
  if (area === "wider") return { kind: "widens", similarity, why: "the candidate is wider" };
  return { kind: agreeing(candidate, rule, claims, mine, theirs), similarity, why: "the same conclusion" };
}

function crossTopic(candidate: Claim, rule: Claim): ClaimRelation {
  if (candidate.polarity !== rule.polarity) return "opposite";
  const numbers =
    /^\d+$/.test(candidate.value ?? "") && /^\d+$/.test(rule.value ?? "") && candidate.unit === rule.unit;
  return numbers && candidate.value !== rule.value ? "opposite" : "same";
}
