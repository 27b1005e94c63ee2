import { candidateOf } from "./candidate";
import { proseOf } from "./clean";
import { isOneOffValue } from "./one-off";
import { type ReadClause, readClause } from "./read-clause";
import type { ExtractionInput, ExtractionResult, RuleCandidate } from "./schema";
import { scopeOf } from "./scope";
import { sentencesOf, splitSentence } from "./split";
import { STANDING } from "./standing";

const MAX_CANDIDATES = 12;

type Weighed = { read: ReadClause; weight: number; sentence: number };

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

/** Two clauses about one thing (“we use pnpm, stop with npm”) are one wish. */
function joined(candidates: RuleCandidate[]): RuleCandidate[] {
  const kept: RuleCandidate[] = [];
  for (const candidate of candidates) {
    const before = kept.find((other) => isSame(other, candidate));
    if (!before) {
      kept.push(candidate);
      continue;
    }
    const [require, forbid] = before.claim.polarity === "require" ? [before, candidate] : [candidate, before];
    const wanted = require.claim.value;
    const unwanted = forbid.claim.value;
    if (
      require.claim.polarity === "require" &&
      forbid.claim.polarity === "forbid" &&
      wanted &&
      unwanted &&
      wanted !== unwanted
    ) {
      kept[kept.indexOf(before)] = {
        ...require,
        form: "replace",
        directive: `Use ${wanted}, not ${unwanted}.`,
        terms: { ...require.terms, wanted: [wanted], unwanted: [unwanted] },
      };
    }
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
export function extract(given: ExtractionInput): ExtractionResult {
  const input = toolOverride(given);
  const prose = proseOf(input.message.replace(/^!use /, "use "));
  if (prose === "") return { candidates: [], reason: "no words besides code" };
  if (isOneOffValue(prose)) return { candidates: [], reason: "one-off value" };
  const overall = scopeOf(prose);
  const read = sentencesOf(prose).flatMap((text, sentence) =>
    splitSentence(text, input.language).flatMap((words) => {
      const result = readClause(words, input.language);
      return result ? [{ read: result, weight: weigh(result), sentence }] : [];
    }),
  );
  if (read.length === 0) return { candidates: [], reason: "no wish that the grammar can read" };
  const candidates = chosen(read).map(({ read: clause }) => {
    const own = scopeOf(clause.clause.words);
    return candidateOf(
      clause,
      { ...input, message: given.message },
      own.phrase === null ? overall.scope : own.scope,
    );
  });
  return { candidates: joined(candidates).slice(0, MAX_CANDIDATES), reason: null };
}
