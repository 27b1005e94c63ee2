import { type Kinship, kinshipOf } from "./kinship";
import type { Frame, Idea } from "./read-frame";

/** Similarity of two short texts, 0 to 1; a local model where there is one. Proposes only, never decides. */
export type TextSimilarity = (a: string, b: string) => number;

export type FrameRelation = {
  kind: "same" | "covered" | "refines" | "contradicts" | "unclear" | "unrelated";
  /** How surely both are about one thing, 0 to 1. */
  kinship: number;
  /** The candidate names every place and moment that the rule names. */
  sameMoment: boolean;
  /** The rule names every place and moment that the candidate names. */
  coversMoment: boolean;
  /** Amounts, values of one kind or poles contradict, not only signs. */
  exact: boolean;
  /** Both name values of one kind, and other ones: British and American spelling. */
  siblings: boolean;
  /** Each side names a known thing of its own that the other lacks. */
  apart: boolean;
  why: string;
};

type Verdict = Pick<FrameRelation, "kind" | "why">;
export type Match = { mine: Idea; theirs: Idea; strength: number };

/** Two words are taken for one idea from this likeness on, when one of them is unknown to the glossary. */
const ALIKE_WORDS = 0.62;
/** A word inside a known phrase is only part of what the phrase means. */
const PARTIAL = 0.5;
/** Kinship from which two frames are about one thing. */
const KIN = 0.5;
/** The same where they share one idea alone, and where it is the subject on one side only: “A uses B”, “B uses C”. */
const KIN_ACROSS_ROLES = 0.76;
const KIN_BY_ONE = 0.7;
/** Share of the rule that a text repeats before its further words count as detail. */
const REPEATS = 0.74;

export function isNamed(idea: Idea): boolean {
  return [...idea.ids].some((id) => !id.startsWith("w:"));
}

/** Two of a group that stand in for each other: Redis and Memcached, whatever else both may be called. */
function excludes(a: Idea, b: Idea): boolean {
  const common = [...a.groups].filter(([group]) => b.groups.has(group));
  return common.length > 0 && common.every(([group, value]) => b.groups.get(group) !== value);
}

function likeness(a: Idea, b: Idea, similar: TextSimilarity | null): number {
  const shared = [...a.ids].filter((id) => b.ids.has(id));
  const tie = 0.01 * shared.length;
  if (excludes(a, b)) return 0.8 + tie;
  if (shared.some((id) => !id.startsWith("w:"))) return 1 + tie;
  if (a.kind !== undefined && a.kind === b.kind) return 0.9 + tie;
  if (a.axis !== undefined && a.axis === b.axis) return 0.9 + tie;
  if (shared.length > 0) return isNamed(a) || isNamed(b) ? PARTIAL + tie : 1 + tie;
  if (!similar || a.text.length < 4 || b.text.length < 4 || (isNamed(a) && isNamed(b))) return 0;
  const score = similar(a.text, b.text);
  return score >= ALIKE_WORDS ? score * 0.9 : 0;
}

/** Pairs of ideas, the surest first; each is used once. */
function matchesOf(mine: Idea[], theirs: Idea[], similar: TextSimilarity | null): Match[] {
  const possible = mine
    .flatMap((idea) =>
      theirs.map((other) => ({ mine: idea, theirs: other, strength: likeness(idea, other, similar) })),
    )
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
  const [used, taken] = [new Set<Idea>(), new Set<Idea>()];
  return possible.filter(({ mine: idea, theirs: other }) => {
    if (used.has(idea) || taken.has(other)) return false;
    used.add(idea);
    taken.add(other);
    return true;
  });
}

function weightOf(ideas: Idea[]): number {
  return ideas.reduce((sum, { weight }) => sum + weight, 0);
}

function matched(matches: Match[]): number {
  return matches.reduce(
    (sum, { mine, theirs, strength }) => sum + Math.min(1, strength) * Math.min(mine.weight, theirs.weight),
    0,
  );
}

/** How many of the two nouns that the wishes are about the other side names: 0 to 1; ½ where nouns are unknown. */
function headsShared(candidate: Frame, rule: Frame, matches: Match[]): number {
  const sides = [
    { head: candidate.ideas.find(({ head }) => head), known: matches.map(({ mine }) => mine) },
    { head: rule.ideas.find(({ head }) => head), known: matches.map(({ theirs }) => theirs) },
  ];
  return sides.reduce((sum, { head, known }) => {
    if (!head) return sum + 0.25;
    return sum + (known.includes(head) ? 0.5 : 0);
  }, 0);
}

/** Whether amounts of one measure differ; null where no measure is common. */
export function amountsDiffer(candidate: Frame, rule: Frame): boolean | null {
  for (const mine of candidate.measures) {
    const theirs = rule.measures.filter(({ dimension }) => dimension === mine.dimension);
    if (theirs.length > 0) return theirs.every(({ value }) => Math.abs(value - mine.value) > 1e-9);
  }
  const [[mine, ...more], [theirs, ...others]] = [candidate.measures, rule.measures];
  if (!mine || !theirs || more.length > 0 || others.length > 0) return null;
  return mine.dimension === "" || theirs.dimension === "" ? mine.value !== theirs.value : null;
}

type Stand = { wanted: Set<string>; refused: Set<string> };

function standOn(frame: Frame, kind: string): Stand {
  const of = (sign: 1 | -1): Set<string> =>
    new Set(
      frame.ideas.flatMap((idea) =>
        idea.kind === kind && idea.sign === sign && idea.value ? [idea.value] : [],
      ),
    );
  return { wanted: of(1), refused: of(-1) };
}

function overlaps(a: Set<string>, b: Set<string>): boolean {
  return [...a].some((value) => b.has(value));
}

/** Values of one kind: the same one wanted, or siblings that exclude each other; null where no kind is common. */
export function valuesDiffer(candidate: Frame, rule: Frame): boolean | null {
  for (const kind of new Set(candidate.ideas.flatMap((idea) => idea.kind ?? []))) {
    const [mine, theirs] = [standOn(candidate, kind), standOn(rule, kind)];
    if (overlaps(mine.wanted, theirs.refused) || overlaps(mine.refused, theirs.wanted)) return true;
    if (mine.wanted.size > 0 && theirs.wanted.size > 0) return !overlaps(mine.wanted, theirs.wanted);
    if (overlaps(mine.refused, theirs.refused)) return false;
  }
  return null;
}

type Votes = { agree: number; differ: number; wanted: number };

/** Signs of the shared ideas, leaving out subjects, places and moments. */
export function votesOf(matches: Match[]): Votes {
  const votes = { agree: 0, differ: 0, wanted: 0 };
  for (const { mine, theirs, strength } of matches) {
    if (mine.zone === "subject" || theirs.zone === "subject") continue;
    const rejects = mine.sign === -1 && theirs.sign === 1;
    if ((mine.zone === "context" || theirs.zone === "context") && !(rejects && mine.zone === "main"))
      continue;
    const weight =
      Math.min(1, strength) * Math.min(mine.weight, theirs.weight) * (mine.axis === undefined ? 1 : 1.5);
    if (mine.sign === theirs.sign) votes.agree += weight;
    else votes.differ += weight;
    if (mine.sign === 1 && theirs.sign === 1) votes.wanted += weight;
  }
  return votes;
}

/** “Branch off main, develop is dead” against “branch from develop”: what the rule wants is turned down by name. */
export function refusesWhatIsWanted(matches: Match[]): boolean {
  return matches.some(
    ({ mine, theirs, strength }) =>
      strength >= 1 &&
      mine.sign === -1 &&
      theirs.sign === 1 &&
      mine.weight === 1 &&
      theirs.zone !== "subject",
  );
}

/** Both name a moment, and not the same one: “before committing”, “before a release”. */
export function otherMoment(candidate: Frame, rule: Frame, matches: Match[]): boolean {
  if (!candidate.ideas.some(({ moment }) => moment) || !rule.ideas.some(({ moment }) => moment)) return false;
  if (matches.some(({ mine, theirs }) => mine.moment && theirs.moment)) return false;
  const ids = (frame: Frame): string[] => frame.ideas.flatMap((idea) => (idea.moment ? [...idea.ids] : []));
  const theirs = new Set(ids(rule));
  return !ids(candidate).some((id) => theirs.has(id));
}

/** “Commit whenever a step is done” names no moment that “commit after each finished step” does not name. */
function coversMoment(candidate: Frame, rule: Frame): boolean {
  const moments = candidate.ideas.filter(({ zone }) => zone === "context");
  const said = new Set(rule.ideas.flatMap(({ ids }) => [...ids]));
  return moments.length > 0 && moments.every(({ ids }) => [...ids].some((id) => said.has(id)));
}

/** Ideas that the glossary knows and that find no partner on the other side, contrasts and details left out. */
function strangers(ideas: Idea[], taken: ReadonlySet<Idea>, strict: boolean): Idea[] {
  const wants = ideas.some(({ sign, zone }) => sign === 1 && zone === "main");
  return ideas.filter(
    (idea) =>
      isNamed(idea) &&
      !taken.has(idea) &&
      !idea.added &&
      (strict || idea.weight === 1 || idea.zone === "subject") &&
      idea.axis === undefined &&
      !(wants && idea.sign === -1),
  );
}

/** Each side names a thing of its own that the other lacks: “retry uploads”, “retry logins”. */
export function twoThings(candidate: Frame, rule: Frame, matches: Match[]): boolean {
  // Other amounts of two measured things are no contradiction: here broad ideas count too.
  const strict = candidate.measures.length > 0 && rule.measures.length > 0;
  const mine = strangers(candidate.ideas, new Set(matches.map((match) => match.mine)), strict);
  const theirs = strangers(rule.ideas, new Set(matches.map((match) => match.theirs)), strict);
  const sameLevel = (zone: Idea["zone"]): boolean =>
    mine.some((idea) => idea.zone === zone) && theirs.some((idea) => idea.zone === zone);
  return sameLevel("main") || sameLevel("subject");
}

/** What one states something of is only named by the other: “A talks to B”, “B talks to C”. */
export function swappedRoles(candidate: Frame, rule: Frame, matches: Match[]): boolean {
  const subject = (frame: Frame): Idea[] => frame.ideas.filter(({ zone }) => zone === "subject");
  const [mine, theirs] = [subject(candidate), subject(rule)];
  if (mine.length === 0 || theirs.length === 0) return false;
  if (matches.some((match) => mine.includes(match.mine) && theirs.includes(match.theirs))) return false;
  return matches.some((match) => mine.includes(match.mine) !== theirs.includes(match.theirs));
}

/** Both state something of a subject that the glossary knows, and of two: “commit messages”, “branch names”. */
export function otherSubject(candidate: Frame, rule: Frame, matches: Match[]): boolean {
  const subjects = (frame: Frame): Idea[] => frame.ideas.filter(({ zone }) => zone === "subject");
  const [mine, theirs] = [subjects(candidate), subjects(rule)];
  if (mine.length === 0 || theirs.length === 0) return false;
  if (![...mine, ...theirs].every(isNamed)) return false;
  return !matches.some((match) => mine.includes(match.mine) || theirs.includes(match.theirs));
}

/** “Start it with npm run dev”, “start it with make dev”: one command on each side, and not the same. */
function otherCommand(candidate: Frame, rule: Frame): boolean {
  const [mine, theirs] = [candidate.commands, rule.commands];
  const wanted = [...candidate.ideas, ...rule.ideas].every(
    ({ sign, axis }) => sign === 1 || axis !== undefined,
  );
  return wanted && mine.length === 1 && theirs.length === 1 && mine[0] !== theirs[0];
}

/** The same by other means: “deploy with X”, “deploy with Y”. */
export function otherMeans(candidate: Frame, rule: Frame, matches: Match[]): boolean {
  if (otherCommand(candidate, rule)) return true;
  const means = (frame: Frame): Idea[] => frame.ideas.filter((idea) => idea.means && idea.sign === 1);
  const [mine, theirs] = [means(candidate), means(rule)];
  if (mine.length === 0 || theirs.length === 0 || theirs.length > 2) return false;
  if (matches.some((match) => mine.includes(match.mine) || theirs.includes(match.theirs))) return false;
  const rest = rule.ideas.filter((idea) => !theirs.includes(idea));
  const matched = new Set(matches.map((match) => match.theirs));
  return rest.length > 0 && rest.every((idea) => matched.has(idea));
}

/** What leaves no doubt: other values of one kind, other amounts of one measure, other poles of one axis. */
function contradictsExactly(candidate: Frame, rule: Frame, matches: Match[]): boolean {
  if (valuesDiffer(candidate, rule) === true) return true;
  const votes = votesOf(matches);
  if (amountsDiffer(candidate, rule) === true && votes.agree >= votes.differ) return true;
  return matches.some(
    ({ mine, theirs }) => mine.axis !== undefined && mine.axis === theirs.axis && mine.sign !== theirs.sign,
  );
}

function isOpposite(candidate: Frame, rule: Frame, matches: Match[]): "yes" | "no" | "unclear" {
  if (contradictsExactly(candidate, rule, matches)) return "yes";
  const values = valuesDiffer(candidate, rule);
  const votes = votesOf(matches);
  if (otherMeans(candidate, rule, matches)) return "yes";
  if (votes.differ === 0 || votes.differ < votes.agree) return "no";
  if (votes.differ > votes.agree) return "yes";
  if (refusesWhatIsWanted(matches)) return "yes";
  return votes.wanted > 0 || values === false ? "no" : "unclear";
}

/** Share of the rule's own words that the candidate repeats, whatever else they may mean. */
export function verbatim(candidate: Frame, rule: Frame): number {
  const stems = (frame: Frame): string[] =>
    frame.ideas.flatMap(({ ids }) => [...ids].filter((id) => id.startsWith("w:")));
  const [mine, theirs] = [new Set(stems(candidate)), stems(rule)];
  return theirs.length === 0 ? 0 : theirs.filter((stem) => mine.has(stem)).length / theirs.length;
}

/**
 * What the candidate says beyond a rule that it otherwise repeats. Unknown words of another language tell nothing;
 * in a paraphrase only what a joint adds counts; what is turned down beside a wish is its contrast.
 */
export function extrasOf(candidate: Frame, rule: Frame, matches: Match[]): Idea[] {
  const taken = new Set(matches.filter(({ strength }) => strength >= 0.6).map(({ mine }) => mine));
  const wants = candidate.ideas.some(({ sign, zone }) => sign === 1 && zone === "main");
  const paraphrase = verbatim(candidate, rule) < 0.5;
  const foreign = candidate.language !== rule.language;
  return candidate.ideas.filter((idea) => {
    if (taken.has(idea) || (foreign && !isNamed(idea))) return false;
    if (wants && idea.sign === -1 && idea.axis === undefined) return false;
    return idea.added || !(paraphrase || foreign);
  });
}

/** Words after a joint that the rule lacks, where the candidate repeats the rule: “… and never contain not”. */
export function goesOn(candidate: Frame, rule: Frame): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [mine, theirs] = [words(candidate.text), words(rule.text)];
  const start = mine.slice(0, theirs.length);
  return mine.length >= theirs.length + 3 && start.every((word, at) => word === theirs[at]);
}

function agreeing(candidate: Frame, rule: Frame, matches: Match[], covers: number): Verdict {
  if (candidate.exception !== null && rule.exception === null)
    return { kind: "refines", why: "the same with an exception" };
  const extras = covers >= REPEATS ? extrasOf(candidate, rule, matches) : [];
  const amount = covers >= REPEATS && candidate.measures.length > rule.measures.length;
  const forbids = candidate.ideas.every(({ sign, zone }) => sign === -1 || zone !== "main");
  if (
    amount ||
    goesOn(candidate, rule) ||
    extras.some(({ added, zone }) => zone !== "subject" && (added || !forbids))
  )
    return { kind: "refines", why: "the same with more detail" };
  return extras.length > 0
    ? { kind: "covered", why: "an instance of the rule" }
    : { kind: "same", why: "the same in other words" };
}

type Evidence = Kinship & { matches: Match[] };

/** What speaks for two wishes being about one thing: shared ideas, shared nouns, likeness of the whole. */
export function evidenceOf(candidate: Frame, rule: Frame, similar: TextSimilarity | null): Evidence {
  const matches = matchesOf(candidate.ideas, rule.ideas, similar);
  const common = matched(matches);
  const [mine, theirs] = [weightOf(candidate.ideas), weightOf(rule.ideas)];
  return {
    matches,
    common,
    covers: theirs === 0 ? 0 : common / theirs,
    covered: mine === 0 ? 0 : common / mine,
    heads: headsShared(candidate, rule, matches),
    near: similar ? Math.max(0, similar(candidate.text, rule.text)) : null,
  };
}

/**
 * Compares two wishes slot by slot without knowing their subject area (learning.md section 5): shared ideas and a
 * local similarity propose, then amounts, values of one kind, poles, signs, exceptions and details decide.
 */
export function compareFrames(candidate: Frame, rule: Frame, similar: TextSimilarity | null): FrameRelation {
  const { matches, ...evidence } = evidenceOf(candidate, rule, similar);
  const kinship = kinshipOf(evidence);
  const named = new Set(matches.map((match) => match.theirs));
  const sameMoment = rule.ideas.every((idea) => idea.zone !== "context" || named.has(idea));
  return {
    ...verdictOf(candidate, rule, matches, { kinship, covers: evidence.covers }),
    kinship,
    sameMoment,
    coversMoment: coversMoment(candidate, rule),
    exact: contradictsExactly(candidate, rule, matches),
    apart: twoThings(candidate, rule, matches),
    siblings: valuesDiffer(candidate, rule) === true,
  };
}

function verdictOf(
  candidate: Frame,
  rule: Frame,
  matches: Match[],
  { kinship, covers }: { kinship: number; covers: number },
): Verdict {
  const single = matches.length === 1 && candidate.ideas.length >= 2 && rule.ideas.length >= 2;
  const swapped =
    single && matches.some(({ mine, theirs }) => (mine.zone === "subject") !== (theirs.zone === "subject"));
  const least = swapped ? KIN_ACROSS_ROLES : KIN_BY_ONE;
  if (kinship < (single ? least : KIN)) return { kind: "unrelated", why: "other words and other ideas" };
  if (otherMoment(candidate, rule, matches)) return { kind: "unrelated", why: "another moment" };
  if (swappedRoles(candidate, rule, matches)) return { kind: "unrelated", why: "in another role" };
  if (twoThings(candidate, rule, matches)) return { kind: "unrelated", why: "each names a thing of its own" };
  if (otherSubject(candidate, rule, matches)) return { kind: "unrelated", why: "another subject" };
  const opposite = isOpposite(candidate, rule, matches);
  if (opposite === "yes") return { kind: "contradicts", why: "the opposite for the same thing" };
  if (opposite === "unclear") return { kind: "unclear", why: "they may contradict each other" };
  return agreeing(candidate, rule, matches, covers);
}
