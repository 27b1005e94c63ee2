import type { Wish } from "../recipes/wish";
import { conceptWords } from "./task-concepts";

/** Words that say nothing about what a task is about. */
const EMPTY = new Set(
  "the and for not with use using when then than that this these those from into onto your you our are was were has have had will would should must always never please only each every all any one two new old first before after make makes keep follow following write written add added change changes changing file files code do does don't dont instead rather want need sure also just more most some such other own it its they them their there here what which who how why can could may might be been being get gets set put run runs going larger bigger touching wait".split(
    " ",
  ),
);

const ACTS = /^(?:touch|edit|modif|work|deal|implement)(?:es|s|ing|y|ying|ies)?$/i;

/** Whether a word tells anything about a task. */
export function isTelling(word: string): boolean {
  return !EMPTY.has(word.toLowerCase()) && !ACTS.test(word);
}

/**
 * Words of a prompt that make a reminder relevant: those of the sort of task that the wish's
 * condition names, else the content words of its trigger or of the wish itself.
 */
export function taskWordsOf(wish: Wish): { taskWords: string[]; exceptTaskWords: string[] } {
  const condition = conditionOf(wish);
  const bound = boundTaskWords(wish);
  if (bound.words.length > 0) return { taskWords: bound.words.slice(0, 40), exceptTaskWords: bound.except };
  const concept = conceptWords((condition ?? wish.said[0] ?? wish.text).replace(/\S+[/.]\w+\S*/g, " "));
  if (concept.words.length > 0) {
    return { taskWords: concept.words.slice(0, 40), exceptTaskWords: concept.except };
  }
  const glued = gluedWords(condition ?? wish.candidate.directive);
  if (glued.length > 0) return { taskWords: glued, exceptTaskWords: [] };
  const words =
    (condition ?? wish.candidate.directive).toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const content = words.filter(
    (word) => (word.length > 2 || /^(?:ui|ux|db|ci)$/.test(word)) && !EMPTY.has(word),
  );
  return { taskWords: [...new Set(content.map(stemmed))].slice(0, 12), exceptTaskWords: [] };
}

const PARTICLES =
  /[\s，。、；：！？,.;:!?()（）「」“”"']+|的|了|时候?|之?后|之?前|必须|需要|不要|一定|应该|请|要|先|再|并且?|和|或者?|与|在|都|把|对|也|就|是|有|做|进行|任何|所有|每次|默认|[\u3040-\u309f]+/u;

/** Content words of a text that is written without spaces. */
function gluedWords(text: string): string[] {
  if (!/[\u3040-\u30ff\u3400-\u9fff]/.test(text)) return [];
  const parts = text
    .split(PARTICLES)
    .flatMap((part) => part.match(/[A-Za-z][\w-]+|[\u30a0-\u30ff]{2,}|[\u3400-\u9fff]{2,6}/gu) ?? []);
  return [...new Set(parts.map((part) => part.toLowerCase()))].slice(0, 12);
}

/** “修改数据库时…”, 「UI を変更するときは…」: what the wish is conditioned on, without spaces. */
const GLUED_CONDITION =
  /(?:在|当|对于?|涉及|做|改|修改|新增|处理|每次)?([^，,。；]{2,24}?)(?:时|的时候|之?前|之?后)[，,]?|^(.{2,24}?)(?:を|の)?(?:変更|修正|実装|追加|作成)?(?:する|した)?(?:とき|際|場合|前に|後に)/u;

const CONDITION =
  /\b(?:when(?:ever)?|for|before|during|in case of|if|while|after|on)\s+(?:you |we |the |any |all |larger |touching |changing |doing )*([^,.;]{3,80})/;

/** “for bug fixes”, “before larger refactors”, “when touching the API”: what the wish is conditioned on. */
function conditionOf({ candidate }: Wish): string | undefined {
  const said = candidate.directive.replace(/\bbefore and after\b/gi, "");
  const typed = candidate.applicability.condition ?? CONDITION.exec(said.toLowerCase())?.[1];
  const glued = GLUED_CONDITION.exec(candidate.directive);
  return (
    typed ??
    glued?.[1] ??
    glued?.[2] ??
    CONDITION.exec(candidate.words.toLowerCase().replace(/\bbefore (?:and|\+|&) after\b/g, ""))?.[1]
  );
}

/** Plural and `-ing` forms find their base word too. */
function stemmed(word: string): string {
  return /[^s]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word;
}

const SORT_OF_TASK =
  /\b(?:when(?:ever)?|if|before|while|during|in case of|after)\s+(?!(?:you )?(?:finish|commit|push|merg|say|end|stop|report|mark|claim|open|hand|conclud|each|every|done)\w*\b)([^,.;:]{3,80})|\bfor\s+([^,.;:]{3,50}?(?:changes?|work|tasks?|features?|fix(?:es)?|bugs?|refactor\w*|endpoints?|pages?|components?))\b|(?:当|在|做|修改|涉及|处理|新增|改|对于?|凡是)([^，,。；]{1,20}?)(?:时|的时候|之前|前|的改动|的修改|之后|后)|([^、。]{1,24}?)(?:する|した)?(?:とき|際に?|場合|前に)/iu;

/** Words of the sort of task that a wish is bound to (“when you touch payments”); empty when it is bound to none. */
export function boundTaskWords(wish: Wish): { words: string[]; except: string[] } {
  const said = wish.said[0] ?? "";
  const match = SORT_OF_TASK.exec(said);
  const condition = match?.slice(1).find((group) => group !== undefined);
  return condition === undefined ? { words: [], except: [] } : conceptWords(condition);
}
