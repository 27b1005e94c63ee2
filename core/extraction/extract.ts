import { withoutPastes } from "../correction/pasted-text";
import type { AgentAction } from "../hook-event/schema";
import type { Scope } from "../rule/schema";
import { spansOf } from "../topics/spans";
import { contentStems, isBroadTopic } from "../topics/topic";
import { agreedWish } from "./agreed";
import { candidateOf } from "./candidate";
import { cleanClause, proseOf } from "./clean";
import { wishOfRewrite } from "./forms/rewrite";
import { isOneOffValue } from "./one-off";
import { plainWish } from "./plain-wish";
import { type ReadClause, readClause } from "./read-clause";
import { isPointing } from "./referent";
import type { ExtractionInput, ExtractionResult, RuleCandidate } from "./schema";
import { type SaidScope, scopeOf, withScopeParts } from "./scope";
import { sentencesOf, splitSentence } from "./split";
import { standIn } from "./stand-in";
import { META } from "./standing";
import { asTold, chosen, weigh } from "./weigh";

const MAX_CANDIDATES = 12;

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

function scopeOfWish(overall: Scope | "kept", own: SaidScope): Scope {
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

const ASKS_FOR =
  /^(?:and |so |ok |please )*(?:can|could|would|will|how about|what about|why (?:not|don't|can't)|please|kannst|könntest|kannst du|puedes|podrías|peux|pourrais|puoi|potresti|pode|poderia|можешь|能不能|可以|能否)|(?:てもらえ|ていただけ|해줄|주실)/iu;

/** A question is a wish only where it asks for something; “why are you …” complains. */
function isBareQuestion({ clause, draft }: ReadClause): boolean {
  return /[?？]\s*$/u.test(clause.words.trim()) && !draft.complaint && !ASKS_FOR.test(clause.words.trim());
}

/** “My notes folder is gone”: tells what happened. */
const LOST =
  /^(?:my|the|our|all|half|everything)\b.*\b(?:is|are|'s) (?:gone|dead|lost|broken|missing|empty)\b/iu;

function tellsALoss(words: string, { label }: ExtractionInput): boolean {
  return (label === "dissatisfaction" || label === "correction") && LOST.test(cleanClause(words));
}

function saysSomething(read: ReadClause, act: AgentAction | undefined): boolean {
  const { clause, draft, topic } = read;
  if (isBareQuestion(read)) return false;
  const habit = /\byou (?:keep|always|never|constantly)\b/iu.test(clause.core);
  if (draft.complaint && topic.key.startsWith("phrase:") && !habit) return namesTheAct(read);
  if (!topic.key.startsWith("phrase:")) return true;
  if (act !== undefined && isPointing(draft.object)) return true;
  const condition = read.applicability.condition ?? "";
  if (topic.key === "phrase:wish" && contentStems(condition).length < 2) return false;
  return (
    clause.hits.length > 0 ||
    clause.literals.length > 0 ||
    contentStems(`${draft.object} ${condition}`).length >= 2
  );
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

/** One of several wishes of a sentence needs no verb: “short answers, code first”. */
function listed(words: string, parts: number, language: string): ReadClause | null {
  return parts > 1 && contentStems(cleanClause(words)).length >= 2 ? plainWish(words, language) : null;
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
  const read = sentencesOf(prose).flatMap((text, sentence) => {
    const parts = withScopeParts(splitSentence(text, input.language));
    return parts.flatMap((words) => {
      if (META.test(words) || tellsALoss(words, input)) return [];
      const clause = readClause(words, input.language) ?? listed(words, parts.length, input.language);
      const result = clause && asTold(clause, input.label);
      const bundled =
        parts.length > 1 && result?.draft.form === "forbid" && contentStems(result.draft.object).length > 0;
      return result && (bundled || saysSomething(result, input.act))
        ? [{ read: result, weight: weigh(result), sentence }]
        : [];
    });
  });
  const stood = standIn(prose, input, read);
  if (stood) read.splice(0, read.length, stood);
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
