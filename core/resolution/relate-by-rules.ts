import { isBroadTopic } from "../topics/topic";
import { addsException, compareApplicability } from "./compare-applicability";
import { otherAct } from "./frame/acts";
import { compareFrames, type FrameRelation, type TextSimilarity } from "./frame/compare-frames";
import { type Frame, readFrame } from "./frame/read-frame";
import { compareLanguages, namesOtherWorld } from "./places";
import { isGeneric, relateClaims } from "./relate-claims";
import type { Relation, Side } from "./relation";

/** Kinship that two wishes of different known areas must show to be compared at all. */
const ACROSS_AREAS = 0.9;
/** Kinship from which a contradiction may retire a rule; below it a person decides. */
const SURE = 0.65;

/** Areas of which one says in other words what the other says. */
const ONE_MATTER = new Set(
  [
    "merge-style rebase",
    "merge merge-style",
    "merge rebase",
    "push force-push",
    "test-runner run-tests",
  ].flatMap((pair) => [pair, pair.split(" ").reverse().join(" ")]),
);

type Pair = { candidate: Side; rule: Side };

function isOpen(side: Side): boolean {
  return isGeneric(side.claim.topic) || isBroadTopic(side.claim.topic);
}

/** Exact where both claims name one area and a value or polarity in it that leaves nothing open. */
export function isExact({ candidate, rule }: Pair): boolean {
  if (candidate.claim.topic !== rule.claim.topic || isGeneric(candidate.claim.topic)) return false;
  // A bare program name in prose (“docker images”) is a word, not a command line.
  const bare = candidate.claim.topic === `command:${candidate.claim.subject}`;
  if (bare && candidate.claim.subject === rule.claim.subject && candidate.text !== rule.text) return false;
  return candidate.claim.value !== undefined && rule.claim.value !== undefined;
}

/** One narrow area: claims decide unless amounts, values or poles in the words say otherwise. */
function isNarrow({ candidate, rule }: Pair): boolean {
  return candidate.claim.topic === rule.claim.topic && !isOpen(candidate);
}

function withReach(frames: FrameRelation, pair: Pair): Relation {
  return { ...reached(frames, pair), claimed: false };
}

function reached(frames: FrameRelation, { candidate, rule }: Pair): Omit<Relation, "claimed"> {
  const { kind, kinship: similarity, why } = frames;
  const given = compareApplicability(candidate.applicability, rule.applicability);
  const covered = (given === "wider" && frames.sameMoment) || (given === "narrower" && frames.coversMoment);
  const reach = covered ? "equal" : given;
  if (kind === "contradicts") {
    if (reach === "narrower") return { kind: "exception", similarity, why };
    return { kind: similarity >= SURE ? "contradicts" : "unclear", similarity, why };
  }
  if (kind === "unclear" || kind === "unrelated" || kind === "refines") return { kind, similarity, why };
  if (addsException(candidate.applicability, rule.applicability)) return { kind: "refines", similarity, why };
  if (reach === "wider") return { kind: "widens", similarity, why };
  if (reach === "overlapping") return { kind: "refines", similarity, why };
  const condition =
    candidate.applicability.condition !== undefined && rule.applicability.condition === undefined;
  if (reach === "narrower" && condition && candidate.obliges) return { kind: "refines", similarity, why };
  return { kind: reach === "narrower" ? "covered" : kind, similarity, why };
}

/**
 * Relation of a candidate to one rule (learning.md section 5). Claims decide where both name one known area;
 * elsewhere the wishes are taken apart and compared slot by slot, where words and the local model only propose.
 */
export function relateByRules(
  candidate: Side,
  rule: Side,
  similar: TextSimilarity | null = null,
  frames = framesOf,
): Relation {
  const pair = { candidate, rule };
  if (repeats(candidate, rule)) return repeated(pair);
  const apartBy = keptApart(pair);
  if (apartBy !== null) return { kind: "unrelated", similarity: 0, why: apartBy, claimed: true };
  return withExceptions(related(pair, similar, frames), pair);
}

/** Whether a wish has the words of a rule. */
export function repeats(candidate: Side, rule: Side): boolean {
  return plain(candidate.text) === plain(rule.text);
}

/** What makes two wishes two, whatever words they share. */
function keptApart({ candidate, rule }: Pair): string | null {
  if (compareLanguages(candidate, rule) === "disjoint") return "they are about other languages";
  if (namesOtherWorld(candidate.text, rule.text)) return "they are about two environments";
  const settled = candidate.claim.value !== undefined && candidate.claim.value === rule.claim.value;
  if (!settled && otherAct(candidate.text, rule.text)) return "they are about two acts";
  const valued = candidate.claim.value !== undefined && rule.claim.value !== undefined;
  const known = !isOpen(candidate) && !isOpen(rule) && candidate.claim.topic !== rule.claim.topic;
  return valued && known && !ONE_MATTER.has(`${candidate.claim.topic} ${rule.claim.topic}`)
    ? "they set two different things"
    : null;
}

/** A permission for one place, whatever words it shares: there is nothing left to weigh. */
export const EXCEPTION = "an exception to the rule";
const PERMITS =
  /\b(?:is|are|'s) (?:fine|ok|okay|allowed|permitted|acceptable)\b|\b(?:may|can)\b(?! ?not)|可以|允许|可|ok|構いません|いい|괜찮|можно|darf|dürfen|peut|peuvent|puede|pueden|può|possono|pode|podem/iu;
const ELSEWHERE =
  /\b(?:otherwise|elsewhere|everywhere else|anywhere else|nowhere else|the rest|still (?:no|not|none|never|forbidden))\b|其他|其它|别处|それ以外|ほか|그 외|나머지|sonst|ailleurs|sinon|en otro|altrove|altrimenti|de resto|в остальн|иначе/iu;

/** A permission for one place takes nothing back elsewhere: it is an exception to the prohibition. */
function withExceptions(relation: Relation, { candidate, rule }: Pair): Relation {
  if (relation.kind !== "contradicts" && relation.kind !== "exception" && relation.kind !== "unclear")
    return relation;
  const text = candidate.words ?? candidate.text;
  const narrowed = compareLanguages(candidate, rule) === "narrower";
  if (
    PERMITS.test(text) &&
    rule.claim.polarity === "forbid" &&
    (ELSEWHERE.test(text) || relation.kind === "exception")
  )
    return { ...relation, kind: "refines", why: EXCEPTION };
  return relation.kind === "contradicts" && narrowed ? { ...relation, kind: "exception" } : relation;
}

/** “不要用 npm，用 pnpm” names nothing that “use pnpm, not npm” does not name, at the same place. */
function saysNoMore({ candidate, rule }: Pair, frames: (text: string) => Frame): boolean {
  if (candidate.claim.value !== rule.claim.value || candidate.claim.polarity !== rule.claim.polarity)
    return false;
  if (compareApplicability(candidate.applicability, rule.applicability) !== "equal") return false;
  const [mine, theirs] = [frames(candidate.words ?? candidate.text), frames(rule.text)];
  const said = new Set(theirs.ideas.flatMap(({ ids }) => [...ids]));
  return mine.exception === null && mine.ideas.every(({ ids }) => [...ids].some((id) => said.has(id)));
}

function related(pair: Pair, similar: TextSimilarity | null, frames: (text: string) => Frame): Relation {
  const { candidate, rule } = pair;
  const claims = relateClaims(candidate, rule);
  const exact = isExact(pair);
  if (exact && claims.kind === "refines" && saysNoMore(pair, frames)) return { ...claims, kind: "same" };
  if (exact && claims.kind !== "same") return claims;
  if (compareApplicability(candidate.applicability, rule.applicability) === "disjoint") return claims;
  const common = candidate.claim.topic === rule.claim.topic && !isGeneric(rule.claim.topic);
  const compared = compareFrames(frames(candidate.words ?? candidate.text), frames(rule.text), similar);
  if (exact && !compared.siblings) return claims;
  if (isNarrow(pair) && compared.apart && claims.kind === "contradicts")
    return { kind: "unrelated", similarity: compared.kinship, why: compared.why, claimed: true };
  if (isNarrow(pair) && !(compared.kind === "contradicts" && compared.exact)) return claims;
  const apart = candidate.claim.topic !== rule.claim.topic && !isOpen(candidate) && !isOpen(rule);
  if (apart && compared.kinship < ACROSS_AREAS) return claims;
  return compared.kind === "unrelated" && common ? claims : withReach(compared, pair);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#@*/.+_-]+/gu, " ")
    .replace(/[\s.]+$/u, "");
}

/** The same body is the same lesson, whatever key each was given; only place and moment can differ. */
function repeated({ candidate, rule }: Pair): Relation {
  const reach = compareApplicability(candidate.applicability, rule.applicability);
  const kinds = {
    equal: "same",
    narrower: "covered",
    wider: "widens",
    overlapping: "refines",
    disjoint: "unrelated",
  } as const;
  return { kind: kinds[reach], similarity: 1, why: "the same words", claimed: true };
}

/** A rule is compared with every new wish: its frame is read once. */
const REMEMBERED = 12_000;
const known = new Map<string, Frame>();

/** The frame of a text; remembered. */
export function framesOf(text: string): Frame {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= REMEMBERED) known.clear();
  const frame = readFrame(text);
  known.set(text, frame);
  return frame;
}
