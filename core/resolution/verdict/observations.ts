import { contentStems } from "../../topics/topic";
import { addsException, compareApplicability } from "../compare-applicability";
import { otherAct } from "../frame/acts";
import {
  amountsDiffer,
  evidenceOf,
  extrasOf,
  goesOn,
  isNamed,
  type Match,
  otherMeans,
  otherMoment,
  otherSubject,
  refusesWhatIsWanted,
  swappedRoles,
  type TextSimilarity,
  twoThings,
  valuesDiffer,
  verbatim,
  votesOf,
} from "../frame/compare-frames";
import { kinshipOf } from "../frame/kinship";
import { type Frame, type Idea, withoutExample } from "../frame/read-frame";
import { compareLanguages, namesOtherWorld } from "../places";
import { isGeneric } from "../relate-claims";
import type { Relation, Side } from "../relation";
import { remembered } from "../remember";
import { similarityOf } from "../similarity";
import { groupCells } from "./groups";
import { MARKERS } from "./markers";
import { mentions, namesIn } from "./names";
import { slotCells } from "./slots";
import { stanceOf } from "./stance";

/** All that the readers say about a pair; `relation` is what the rules of relate.ts make of it. */
export type ComparedPair = {
  candidate: Side;
  rule: Side;
  frames: { candidate: Frame; rule: Frame };
  claims: Relation;
  relation: Relation;
  similar: TextSimilarity | null;
};

function yes(value: boolean): number {
  return value ? 1 : 0;
}

/** 1 for no, -1 for yes, 0 where nothing is common. */
function signed(differ: boolean | null): number {
  if (differ === null) return 0;
  return differ ? -1 : 1;
}

function oneOf(prefix: string, kinds: readonly string[], given: string): Record<string, number> {
  return Object.fromEntries(kinds.map((kind) => [`${prefix}_${kind}`, yes(kind === given)]));
}

function weigh(ideas: Idea[], keep: (idea: Idea) => boolean): number {
  return ideas.reduce((sum, idea) => (keep(idea) ? sum + idea.weight : sum), 0);
}

function leftOver(frame: Frame, taken: ReadonlySet<Idea>, side: string): Record<string, number> {
  const open = frame.ideas.filter((idea) => !taken.has(idea));
  return {
    [`${side}_left_wanted`]: weigh(open, ({ sign, zone }) => sign === 1 && zone === "main"),
    [`${side}_left_refused`]: weigh(open, ({ sign, zone }) => sign === -1 && zone === "main"),
    [`${side}_left_context`]: weigh(open, ({ zone }) => zone === "context"),
    [`${side}_left_subject`]: weigh(open, ({ zone }) => zone === "subject"),
    [`${side}_left_known`]: weigh(open, isNamed),
    [`${side}_left_added`]: weigh(open, ({ added }) => added),
    [`${side}_ideas`]: frame.ideas.length,
    [`${side}_refused`]: frame.ideas.filter(({ sign, zone }) => sign === -1 && zone === "main").length,
    [`${side}_wanted`]: frame.ideas.filter(({ sign, zone }) => sign === 1 && zone === "main").length,
    [`${side}_amounts`]: frame.measures.length,
    [`${side}_exception`]: yes(frame.exception !== null),
  };
}

function nameCells(candidate: string, rule: string): Record<string, number> {
  const [mine, theirs] = [namesIn(candidate), namesIn(rule)];
  const own = [...mine].filter((name) => !theirs.has(name) && !mentions(rule, name)).length;
  const missing = [...theirs].filter((name) => !mine.has(name) && !mentions(candidate, name)).length;
  const shared = new Set([...mine, ...theirs]).size - own - missing;
  return {
    names_shared: Math.min(3, shared),
    names_mine: own,
    names_theirs: missing,
    names_covered: theirs.size === 0 ? -1 : 1 - missing / theirs.size,
  };
}

/** One wanted idea of a side has no partner: where the rest agrees it may be the other's replacement. */
function oneLeft(frame: Frame, matches: Match[], side: "mine" | "theirs"): boolean {
  const taken = new Set(matches.map((match) => match[side]));
  return (
    frame.ideas.filter((idea) => !taken.has(idea) && idea.sign === 1 && idea.zone !== "context").length === 1
  );
}

/** What each side says and the other does not: where both have such, they are seldom one wish. */
function bothLeft(mine: Frame, theirs: Frame, matches: Match[]): Record<string, number> {
  const open = (frame: Frame, side: "mine" | "theirs", keep: (idea: Idea) => boolean): number => {
    const taken = new Set(matches.map((match) => match[side]));
    return weigh(frame.ideas, (idea) => !taken.has(idea) && keep(idea));
  };
  const least = (keep: (idea: Idea) => boolean): number =>
    Math.min(open(mine, "mine", keep), open(theirs, "theirs", keep));
  return {
    both_left: least(() => true),
    both_left_main: least(({ zone }) => zone === "main"),
    both_left_known: least(isNamed),
  };
}

const stemsOf = remembered((text: string): ReadonlySet<string> => new Set(contentStems(text)));

/** Bare words: ideas that are wide make “don't squash commits” and “don't cherry-pick commits” one thing, words do not. */
function wordCells(candidate: string, rule: string): Record<string, number> {
  const [mine, theirs] = [stemsOf(candidate), stemsOf(rule)];
  const shared = [...mine].filter((stem) => theirs.has(stem)).length;
  const opening = (text: string): string => /^\p{L}+/u.exec(text.toLowerCase())?.[0] ?? "";
  const [own, other] = [mine.size - shared, theirs.size - shared];
  return {
    stems_shared: Math.min(4, shared),
    stems_mine: Math.min(6, own),
    stems_theirs: Math.min(6, other),
    stems_both: Math.min(3, own, other),
    stems_most: Math.min(8, Math.max(mine.size, theirs.size)),
    stem_share: shared / Math.max(1, mine.size + theirs.size - shared),
    opening_same: yes(opening(candidate) === opening(rule)),
    opening_twin: yes(opening(candidate) === opening(rule) && own > 0 && other > 0),
    opening_capital: yes(/^\p{Lu}/u.test(candidate)),
  };
}

/** How the shared ideas stand in both texts. */
function pairCells(matches: Match[]): Record<string, number> {
  const firm = matches.filter(({ strength }) => strength >= 0.6);
  return {
    pairs: firm.length,
    pairs_known: firm.filter(({ mine, theirs }) => isNamed(mine) && isNamed(theirs)).length,
    pairs_axis_differ: firm.filter(
      ({ mine, theirs }) => mine.axis !== undefined && mine.axis === theirs.axis && mine.sign !== theirs.sign,
    ).length,
    pairs_refused: firm.filter(({ mine, theirs }) => mine.sign === -1 && theirs.sign === 1).length,
    pairs_allowed: firm.filter(({ mine, theirs }) => mine.sign === 1 && theirs.sign === -1).length,
    pairs_both_refused: firm.filter(({ mine, theirs }) => mine.sign === -1 && theirs.sign === -1).length,
    pairs_crossed: firm.filter(({ mine, theirs }) => mine.zone !== theirs.zone).length,
    pairs_narrow: firm.filter(({ mine, theirs }) => mine.weight === 1 && theirs.weight === 1).length,
  };
}

const FRAME_KINDS = [
  "same",
  "covered",
  "refines",
  "widens",
  "contradicts",
  "exception",
  "unclear",
  "unrelated",
] as const;
const REACHES = ["equal", "narrower", "wider", "overlapping", "disjoint"] as const;
const LANGUAGE_REACHES = ["narrower", "wider", "same", "disjoint"] as const;

function claimCells({ candidate, rule, claims, relation }: ComparedPair): Record<string, number> {
  const [mine, theirs] = [candidate.claim, rule.claim];
  return {
    ...oneOf("claims", FRAME_KINDS, claims.kind),
    ...oneOf("relation", FRAME_KINDS, relation.kind),
    claimed: yes(relation.claimed),
    topic_same: yes(mine.topic === theirs.topic),
    topic_generic: yes(isGeneric(mine.topic)) + yes(isGeneric(theirs.topic)),
    subject_same: yes(mine.subject === theirs.subject),
    value_same: yes(mine.value !== undefined && mine.value === theirs.value),
    value_differs: yes(mine.value !== undefined && theirs.value !== undefined && mine.value !== theirs.value),
    polarity_same: yes(mine.polarity === theirs.polarity),
    forbids: yes(mine.polarity === "forbid"),
    rule_forbids: yes(theirs.polarity === "forbid"),
  };
}

function placeCells({ candidate, rule, frames }: ComparedPair): Record<string, number> {
  const [mine, theirs] = [candidate.applicability, rule.applicability];
  return {
    ...oneOf("reach", REACHES, compareApplicability(mine, theirs)),
    ...oneOf("language", LANGUAGE_REACHES, compareLanguages(candidate, rule)),
    excepts_more: yes(addsException(mine, theirs)),
    condition: yes(mine.condition !== undefined),
    rule_condition: yes(theirs.condition !== undefined),
    paths: yes(mine.paths.length > 0),
    rule_paths: yes(theirs.paths.length > 0),
    other_world: yes(namesOtherWorld(candidate.text, rule.text)),
    other_act: yes(otherAct(candidate.text, rule.text)),
    foreign: yes(frames.candidate.language !== frames.rule.language),
    english: yes(frames.candidate.language === "en"),
  };
}

const saysOf = remembered((text: string) =>
  Object.entries(MARKERS).map(([name, sign]) => ({ name, says: yes(sign.test(text)) })),
);

function markerCells(candidate: string, rule: string): Record<string, number> {
  return Object.fromEntries([
    ...saysOf(candidate).map(({ name, says }) => [`says_${name}`, says]),
    ...saysOf(rule).map(({ name, says }) => [`rule_says_${name}`, says]),
  ]);
}

/** What both do to their object, “keep” and “don't delete” being one. */
function stanceCells(candidate: string, rule: string): Record<string, number> {
  const [mine, theirs] = [stanceOf(candidate), stanceOf(rule)];
  return {
    stance_same: mine.sign === theirs.sign ? 1 : -1,
    stance: mine.sign,
    rule_stance: theirs.sign,
    takes_away: mine.takesAway,
    rule_takes_away: theirs.takesAway,
    keeps: yes(mine.keeps),
    rule_keeps: yes(theirs.keeps),
    leaves: yes(mine.leaves),
    rule_leaves: yes(theirs.leaves),
  };
}

/** Everything about a pair as named numbers, for the last decision (learning.md section 5); no I/O. */
export function observationsOf(pair: ComparedPair): Record<string, number> {
  const { candidate, rule, similar, relation } = pair;
  const { candidate: mine, rule: theirs } = pair.frames;
  const text = withoutExample(candidate.words ?? candidate.text);
  const { matches, ...evidence } = evidenceOf(mine, theirs, similar);
  const votes = votesOf(matches);
  const words = (given: string): number => (given.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  return {
    covers: evidence.covers,
    covered: evidence.covered,
    common: Math.min(4, evidence.common),
    heads: evidence.heads,
    near: evidence.near ?? 0,
    kinship: kinshipOf(evidence),
    similarity: relation.similarity,
    by_words: similarityOf(text, rule.text),
    repeats: verbatim(mine, theirs),
    amounts: signed(amountsDiffer(mine, theirs)),
    values: signed(valuesDiffer(mine, theirs)),
    agree: Math.min(3, votes.agree),
    differ: Math.min(3, votes.differ),
    wanted: Math.min(3, votes.wanted),
    refuses: yes(refusesWhatIsWanted(matches)),
    other_means: yes(otherMeans(mine, theirs, matches)),
    other_moment: yes(otherMoment(mine, theirs, matches)),
    swapped: yes(swappedRoles(mine, theirs, matches)),
    two_things: yes(twoThings(mine, theirs, matches)),
    other_subject: yes(otherSubject(mine, theirs, matches)),
    extras: extrasOf(mine, theirs, matches).length,
    goes_on: yes(goesOn(mine, theirs)),
    ...leftOver(mine, new Set(matches.map((match) => match.mine)), "mine"),
    ...leftOver(theirs, new Set(matches.map((match) => match.theirs)), "theirs"),
    ...pairCells(matches),
    ...bothLeft(mine, theirs, matches),
    least_covered: Math.min(evidence.covers, evidence.covered),
    ...groupCells(mine, theirs),
    ...nameCells(text, rule.text),
    ...wordCells(text, rule.text),
    ...claimCells(pair),
    ...placeCells(pair),
    ...markerCells(text, rule.text),
    ...stanceCells(text, rule.text),
    ...slotCells(
      { text: mine.text, language: mine.language },
      { text: theirs.text, language: theirs.language },
    ),
    one_left: yes(oneLeft(mine, matches, "mine") && oneLeft(theirs, matches, "theirs")),
    words: Math.min(30, words(text)),
    words_more: Math.max(-10, Math.min(20, words(text) - words(rule.text))),
  };
}
