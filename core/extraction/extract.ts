import { withoutPastes } from "../correction/pasted-text";
import type { AgentAction } from "../hook-event/schema";
import type { Scope } from "../rule/schema";
import { spansOf } from "../topics/spans";
import { contentStems, isBroadTopic } from "../topics/topic";
import { agreedWish } from "./agreed";
import { candidateOf } from "./candidate";
import { cleanClause, proseOf } from "./clean";
import { saysFalseClaim } from "./forms/complaint";
import { wishOfRewrite } from "./forms/rewrite";
import { literalsIn } from "./literals";
import { negatedAct } from "./negated-act";
import { isOneOffValue } from "./one-off";
import { plainWish } from "./plain-wish";
import { type ReadClause, readClause } from "./read-clause";
import { isPointing } from "./referent";
import type { ExtractionInput, ExtractionResult, RuleCandidate } from "./schema";
import { type SaidScope, scopeOf, withScopeParts } from "./scope";
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

/** “I only asked for the log”: says what was asked before, not what is wished. */
const REPORTS =
  /^(?:i (?:only |just )?(?:asked|wanted|told you)\b|(?:我)?(?:只是|只|是)?让你|我只是|ich (?:wollte|hatte) nur|je (?:voulais|t'ai demandé) (?:juste|seulement)|solo (?:te pedí|quería)|я (?:только|просто) (?:просил|хотел))/iu;

/** How much a clause sounds like something to keep: 3 standing or structured, 2 known area, 1 any order, 0 complaint. */
function weigh(read: ReadClause): number {
  const { draft, topic, clause } = read;
  const known = !/^(?:phrase|tool):/.test(topic.key);
  if (draft.complaint) return known ? 0.5 : 0.2;
  if (REPORTS.test(clause.words.trim())) return 0.4;
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
    return all.filter(({ weight, sentence }) => weight >= 3 || (weight >= 1 && sentences.has(sentence)));
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

/** One of several wishes of a sentence needs no verb: “short answers, code first”. */
function listed(words: string, parts: number, language: string): ReadClause | null {
  return parts > 1 && contentStems(cleanClause(words)).length >= 2 ? plainWish(words, language) : null;
}

const POINTS = /^(?:\p{L}+ )?(?:it|that|this|them|those|these|everything)$/iu;

/** A complaint that only points at the act, or reads as no wish: the negated act; else what a preference states. */
function standIn(prose: string, input: ExtractionInput): Weighed | null {
  if (input.label === "dissatisfaction" && input.language === "en") {
    const line = negatedAct(input.actMessage, input.act);
    const read = line === null ? null : readClause(line, "en");
    return (
      read && {
        read: { ...read, draft: { ...read.draft, complaint: true, object: bare(line ?? "") } },
        weight: 0.5,
        sentence: 0,
      }
    );
  }
  if (input.label === "correction") return statedFact(prose, input.language);
  if (input.label !== "preference") return null;
  const sentences = sentencesOf(prose).filter((text) => !/[?？]\s*$/u.test(text) && !META.test(text));
  const standing = sentences.filter((text) => STANDING.test(text));
  const [best] = [...(standing.length > 0 ? standing : sentences)].sort(
    (a, b) => contentStems(b).length - contentStems(a).length,
  );
  const core = best === undefined ? "" : cleanClause(best);
  if (contentStems(core).length < 2 && !/\p{Script=Han}{4,}|\p{Script=Hangul}{4,}/u.test(core)) return null;
  return { read: plainWish(best ?? "", input.language), weight: 1, sentence: 0 };
}

function bare(line: string): string {
  return line.replace(/^do not /u, "");
}

/** “The file is deploy/compose.local.yml, there's no default one”: a fact that the agent had wrong. */
function statedFact(prose: string, language: string): Weighed | null {
  for (const sentence of sentencesOf(prose)) {
    const core = cleanClause(sentence);
    const states =
      /^(?:the|our|my|its?|that|this)\b[^,;]{1,60}?\s(?:is|are|lives?|runs?|sits?|needs?|uses?|listens?|has|have)\s+\S/iu.test(
        core,
      );
    if (!states || (literalsIn(core).length === 0 && !/\d/.test(core))) continue;
    const read = plainWish(sentence, language);
    return { read: { ...read, draft: { ...read.draft, form: "fact" } }, weight: 1, sentence: 0 };
  }
  return null;
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
      const result = readClause(words, input.language) ?? listed(words, parts.length, input.language);
      const bundled =
        parts.length > 1 && result?.draft.form === "forbid" && contentStems(result.draft.object).length > 0;
      return result && (bundled || saysSomething(result, input.act))
        ? [{ read: result, weight: weigh(result), sentence }]
        : [];
    });
  });
  const pointed =
    read.length > 0 &&
    read.every(({ read: one }) => one.draft.complaint && POINTS.test(one.draft.object.trim()));
  if (pointed && standIn(prose, input)) read.length = 0;
  const claimed =
    input.label === "dissatisfaction" && saysFalseClaim(prose) && read.every(({ weight }) => weight < 3);
  if (claimed) {
    const line = "verify that a thing is done before saying so";
    const clause = readClause(line, "en");
    if (clause) {
      read.length = 0;
      read.push({
        read: { ...clause, draft: { ...clause.draft, complaint: true, object: line } },
        weight: 1,
        sentence: 0,
      });
    }
  }
  const stood = read.length === 0 ? standIn(prose, input) : null;
  if (stood) read.push(stood);
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
