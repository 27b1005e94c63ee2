import { cleanClause } from "./clean";
import { anyOf } from "./grammar/words";
import type { ReadClause } from "./read-clause";
import type { ExtractionInput } from "./schema";
import { STANDING } from "./standing";

/** What a clause of a message was read as; `sentence` is the number of its sentence. */
export type Weighed = { read: ReadClause; weight: number; sentence: number };

/** “I only asked for the log”: says what was asked before, not what is wished. */
const REPORTS =
  /^(?:i (?:only |just )?(?:asked|wanted|told you)\b|(?:我)?(?:只是|只|是)?让你|我只是|ich (?:wollte|hatte) nur|je (?:voulais|t'ai demandé) (?:juste|seulement)|solo (?:te pedí|quería)|я (?:только|просто) (?:просил|хотел))/iu;

const OBLIGES = new RegExp(anyOf("obliges"), "iu");

/**
 * In a complaint, a plain sentence of another language than English tells what happened: its orders have known things or
 * standing words. “Me acabas de borrar los datos” is taken for a wish of half confidence at most.
 */
export function asTold(read: ReadClause, label: ExtractionInput["label"]): ReadClause {
  const { draft, clause, topic } = read;
  const tells =
    label === "dissatisfaction" &&
    clause.language !== "en" &&
    draft.form === "require" &&
    /^(?:phrase|tool|text):/.test(topic.key) &&
    !STANDING.test(clause.words) &&
    !OBLIGES.test(clause.words);
  return tells ? { ...read, draft: { ...draft, complaint: true, wish: read.line } } : read;
}

/** How much a clause sounds like something to keep: 3 standing or structured, 2 known area, 1 any order, 0 complaint. */
export function weigh(read: ReadClause): number {
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

export /** “Propose three names, and make sure that …”: what is to be done now stands beside what is to be kept. */
const TASK =
  /^(?:propose|suggest|show|explain|continue|go on|proceed|fix|revert|restore|undo|roll\b.{0,20}\bback|redo|retry|finish|open|sum up|summari[sz]e|list|tell|give|take a|have a|look (?:at|into)|check out)(?:\s|$)/iu;

function isTask({ clause }: ReadClause): boolean {
  return TASK.test(cleanClause(clause.words)) && !STANDING.test(clause.words);
}

/** The clauses to keep: all that sound standing with what stands beside them, else the one that sounds most like it. */
export function chosen(all: Weighed[]): Weighed[] {
  const strong = all.filter(({ weight }) => weight >= 3);
  const isKept = strong.some(({ read }) => STANDING.test(read.clause.words));
  const sentences = new Set(strong.map(({ sentence }) => sentence));
  if (strong.length > 0)
    return all.filter(
      ({ read, weight, sentence }) =>
        weight >= 3 || (weight >= 1 && sentences.has(sentence) && !(isKept && isTask(read))),
    );
  const best = Math.max(...all.map(({ weight }) => weight));
  const first = all.find(({ weight }) => weight === best);
  return first ? [first] : [];
}
