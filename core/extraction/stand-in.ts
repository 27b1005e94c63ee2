import { contentStems } from "../topics/topic";
import { cleanClause } from "./clean";
import { saysFalseClaim } from "./forms/complaint";
import { literalsIn } from "./literals";
import { negatedAct } from "./negated-act";
import { plainWish } from "./plain-wish";
import { readClause } from "./read-clause";
import { type Reproached, reproachIn } from "./reproach";
import type { ExtractionInput } from "./schema";
import { sentencesOf } from "./split";
import { META, STANDING } from "./standing";
import type { Weighed } from "./weigh";

const POINTS = /^(?:\p{L}+ )?(?:it|that|this|them|those|these|everything)$/iu;

/**
 * What a message stands for that names no wish, or only one for the moment: the wish behind a known reproach, the negated
 * act, a fact that the agent had wrong, what a preference states (learning.md section 4, “a complaint with no wish”).
 * @param read what the grammar read of it
 * @returns the wish to take in place of what was read, or null to leave that
 */
export function standIn(prose: string, input: ExtractionInput, read: readonly Weighed[]): Weighed | null {
  const complains = input.label === "dissatisfaction";
  const reproach = complains || input.label === "correction" ? reproachOf(prose, input.language) : null;
  if (reproach && read.every(({ weight }) => weight < yieldsFrom(reproach, complains)))
    return { read: reproach.read, weight: 1, sentence: 0 };
  const points = read.every(({ read: { draft } }) => {
    return draft.complaint && (draft.wish !== undefined || POINTS.test(draft.object.trim()));
  });
  if (!points) return null;
  const act = complains ? oppositeOf(input) : null;
  if (act || read.length > 0) return act;
  if (input.label === "correction") return statedFact(prose, input.language);
  return input.label === "preference" ? statedWish(prose, input) : null;
}

/** From which weight on a wish that was read counts more than the reproach beside it. */
function yieldsFrom({ kind }: Reproached, complains: boolean): number {
  if (kind === "guide" || !complains) return 1;
  return kind === "falseClaim" ? 3 : 2;
}

function reproachOf(prose: string, language: string): Reproached | null {
  return reproachIn(prose, language, language === "en" && saysFalseClaim(prose) ? "falseClaim" : undefined);
}

function oppositeOf({ actMessage, act }: ExtractionInput): Weighed | null {
  const line = negatedAct(actMessage, act);
  const read = line === null ? null : readClause(line, "en");
  if (!read || line === null) return null;
  const object = line.replace(/^do not /u, "");
  return { read: { ...read, draft: { ...read.draft, complaint: true, object } }, weight: 0.5, sentence: 0 };
}

function statedWish(prose: string, { language }: ExtractionInput): Weighed | null {
  const sentences = sentencesOf(prose).filter((text) => !/[?？]\s*$/u.test(text) && !META.test(text));
  const standing = sentences.filter((text) => STANDING.test(text));
  const [best] = [...(standing.length > 0 ? standing : sentences)].sort(
    (a, b) => contentStems(b).length - contentStems(a).length,
  );
  const core = best === undefined ? "" : cleanClause(best);
  if (contentStems(core).length < 2 && !/\p{Script=Han}{4,}|\p{Script=Hangul}{4,}/u.test(core)) return null;
  return { read: plainWish(best ?? "", language), weight: 1, sentence: 0 };
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
