import { withoutPastes } from "../correction/pasted-text";
import type { AgentAction } from "../hook-event/schema";
import type { Scope } from "../rule/schema";
import { spansOf } from "../topics/spans";
import { contentStems, isBroadTopic } from "../topics/topic";
import { agreedWish } from "./agreed";
import { candidateOf } from "./candidate";
import { proseOf } from "./clean";
import { wishOfRewrite } from "./forms/rewrite";
import { isOneOffValue } from "./one-off";
import { type ReadClause, readClause } from "./read-clause";
import { isPointing } from "./referent";
import type { ExtractionInput, ExtractionResult, RuleCandidate } from "./schema";
import { scopeOf } from "./scope";
import { sentencesOf, splitSentence } from "./split";
import { STANDING } from "./standing";

const MAX_CANDIDATES = 12;

type Weighed = { read: ReadClause; weight: number; sentence: number };

/** Sentences about the learning itself: they say how long, not what. */
const META =
  /^(?:please |and )*(?:keep|put|save|note|write) (?:that|this|it) (?:in|into|to|down in) (?:your |the )?(?:instructions?|memory|rules|notes)\b/iu;

/** “From tomorrow on no more X”: a rule that is made now would hold too early. */
const STARTS_LATER =
  /(?<=^|[\s,;])(?:(?:from|starting|as of|beginning|effective) (?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next (?:week|month|sprint|year|release))|(?:ab|von) (?:morgen|montag|nächste[rnm]? (?:woche|monat|sprint))|a partir de mañana|à partir de demain|da domani)(?![\p{L}])/iu;

/** Scope that holds for all wishes of a message: said for good, or named at its head. */
function messageScope(prose: string): Scope | "kept" {
  if (prose.split(/(?<=[.!?])\s+|\n/u).some((sentence) => META.test(sentence))) return "kept";
  const { scope, phrase } = scopeOf(prose);
  if (phrase === null || scope === "global") return scope;
  return prose.toLowerCase().indexOf(phrase.toLowerCase()) <= 12 ? scope : "project";
}

function scopeOfWish(overall: Scope | "kept", own: { scope: Scope; phrase: string | null }): Scope {
  if (overall === "kept") return "project";
  return own.phrase === null ? overall : own.scope;
}

/** The act that a complaint is about has a name: a thing of the glossary, and no “that” or “wrong” in its place. */
function namesTheAct({ draft, clause }: ReadClause): boolean {
  if (/\b(?:wrong|that|this|those|these|it)\b/iu.test(draft.object)) return false;
  return spansOf(draft.object, clause.language).some(({ ids }) =>
    [...ids].some((id) => !id.startsWith("w:")),
  );
}

function saysSomething(read: ReadClause, act: AgentAction | undefined): boolean {
  const { clause, draft, topic } = read;
  const habit = /\byou (?:keep|always|never|constantly)\b/iu.test(clause.core);
  if (draft.complaint && topic.key.startsWith("phrase:") && !habit) return namesTheAct(read);
  if (!topic.key.startsWith("phrase:")) return true;
  if (act !== undefined && isPointing(draft.object)) return true;
  if (topic.key === "phrase:wish") return false;
  return clause.hits.length > 0 || clause.literals.length > 0 || contentStems(draft.object).length >= 2;
}

/** How much a clause sounds like something to keep: 3 standing or structured, 2 known area, 1 any order, 0 complaint. */
function weigh(read: ReadClause): number {
  const { draft, topic, clause } = read;
  const known = !/^(?:phrase|tool):/.test(topic.key);
  if (draft.complaint) return known ? 0.5 : 0.2;
  if (STANDING.test(clause.words)) return 3;
  if (draft.form !== "require" && draft.form !== "forbid") return 3;
  if (draft.form === "forbid") return known ? 3 : 1.5;
  if (topic.value !== undefined) return 3;
  return known ? 2 : 1;
}

function chosen(all: Weighed[]): Weighed[] {
  const strong = all.filter(({ weight }) => weight >= 3);
  const sentences = new Set(strong.map(({ sentence }) => sentence));
  if (strong.length > 0)
    return all.filter(({ weight, sentence }) => weight >= 3 || (weight >= 2 && sentences.has(sentence)));
  const best = Math.max(...all.map(({ weight }) => weight));
  const first = all.find(({ weight }) => weight === best);
  return first ? [first] : [];
}

function isSame(a: RuleCandidate, b: RuleCandidate): boolean {
  return a.claim.topic === b.claim.topic && a.claim.subject === b.claim.subject;
}

function merged(one: RuleCandidate, other: RuleCandidate): RuleCandidate | null {
  const [require, forbid] = one.claim.polarity === "require" ? [one, other] : [other, one];
  const [wanted, unwanted] = [require.claim.value, forbid.claim.value];
  if (require.claim.polarity !== "require" || forbid.claim.polarity !== "forbid") return null;
  if (!wanted || !unwanted || wanted === unwanted) return null;
  const terms = { ...require.terms, wanted: [wanted], unwanted: [unwanted] };
  return { ...require, form: "replace", directive: `Use ${wanted}, not ${unwanted}.`, terms };
}

function alike(one: RuleCandidate, other: RuleCandidate): boolean {
  if (!isSame(one, other)) return false;
  const [mine, theirs] = [one.applicability.languages, other.applicability.languages];
  if (mine.length > 0 && theirs.length > 0 && !mine.some((language) => theirs.includes(language)))
    return false;
  const open =
    isBroadTopic(one.claim.topic) ||
    /^(?:phrase|tool):/.test(one.claim.topic) ||
    one.claim.topic === "plan-first";
  const stems = (candidate: RuleCandidate): string[] => contentStems(candidate.directive);
  const common = stems(one).filter((stem) => stems(other).includes(stem)).length;
  return !open || common >= Math.min(stems(one).length, stems(other).length) / 2;
}

/** Two clauses about one thing (“we use pnpm, stop with npm”) are one wish. */
export function joinAlike(candidates: RuleCandidate[]): RuleCandidate[] {
  const kept: RuleCandidate[] = [];
  for (const candidate of candidates) {
    const at = kept.findIndex((other) => alike(other, candidate));
    const before = kept[at];
    if (!before) kept.push(candidate);
    else kept[at] = merged(before, candidate) ?? before;
  }
  return kept;
}

function toolOverride(input: ExtractionInput): ExtractionInput {
  const typed = /^\s*!\s*(\S.*)$/.exec(input.message)?.[1];
  return typed === undefined ? input : { ...input, message: `!use ${typed.split(/\s+/)[0] ?? typed}` };
}

/**
 * Grammar extractor (learning.md section 4): a message that was judged worth keeping → atomic candidates.
 * @returns candidates in the order of the message, or none with the reason
 */
export function extract(told: ExtractionInput): ExtractionResult {
  // Offsets do not matter here; what is somebody else's text is no wish (trust.md section 3).
  const given = { ...told, message: withoutPastes(told.message) };
  const shown = given.label === "rewrite" ? wishOfRewrite(given.message, given.act, given.actMessage) : null;
  const wish = shown ?? agreedWish(given.message, given.actMessage);
  const input = wish === null ? toolOverride(given) : { ...given, message: wish };
  const prose = proseOf(input.message.replace(/^!use /, "use "));
  if (prose === "") return { candidates: [], reason: "no words besides code" };
  if (STARTS_LATER.test(prose))
    return { candidates: [], reason: "it starts later than now; say it again when it begins" };
  if (isOneOffValue(prose)) return { candidates: [], reason: "one-off value" };
  const overall = messageScope(prose);
  const read = sentencesOf(prose).flatMap((text, sentence) =>
    splitSentence(text, input.language).flatMap((words) => {
      const result = META.test(words) ? null : readClause(words, input.language);
      return result && saysSomething(result, input.act)
        ? [{ read: result, weight: weigh(result), sentence }]
        : [];
    }),
  );
  if (read.length === 0) {
    const complains = input.label === "dissatisfaction";
    return {
      candidates: [],
      reason: complains ? "complaint without a wish" : "no wish that the grammar can read",
    };
  }
  const candidates = chosen(read).map(({ read: clause }) => {
    return candidateOf(
      clause,
      { ...input, message: given.message },
      scopeOfWish(overall, scopeOf(clause.clause.words)),
    );
  });
  return { candidates: joinAlike(candidates).slice(0, MAX_CANDIDATES), reason: null };
}
