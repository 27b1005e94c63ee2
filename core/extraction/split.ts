import { chancesOf, readForest, rowFor } from "../forest/forest";
import { boundaryOf } from "./boundary";
import { cleanClause } from "./clean";
import { anyOf, SPACED, UNSPACED } from "./grammar/words";
import { continues, STOP, topicFor, type Wish } from "./ruled-parts";
import { SPLIT_FOREST } from "./split-forest";
import { opensWithOrder } from "./verbs";

const FOREST = readForest(["goes_on", "own"], SPLIT_FOREST);

/** Chance from which a part is a wish of its own. */
export const OWN_FROM = 0.45;

const SENTENCE = /(?<=[.!?;])\s+(?=\S)|\n+|(?<=[。！？；])/u;

/** “1. use tabs 2. no semicolons”: what is numbered is a list of wishes, on one line too. */
const NUMBERED = /(?:^|\s)(?:\(?[1-9][.)]|\(?[a-e]\))\s+(?=\S)/gu;

function numberedWishes(text: string): string[] | null {
  const marks = [...text.matchAll(NUMBERED)];
  const signs = marks.map(([mark]) => mark.replace(/[^\da-e]/gu, ""));
  const inOrder = signs.every((sign, at) => sign === String(at + 1) || sign === "abcde"[at]);
  if (marks.length < 2 || !inOrder) return null;
  const header = text.slice(0, marks[0]?.index).trim();
  const items = marks.map((mark, at) =>
    text
      .slice(mark.index + mark[0].length, marks[at + 1]?.index)
      .trim()
      .replace(/[\s,;.]+$|[,;]?\s+(?:and|und|et|y|e|и)$/giu, ""),
  );
  const heads = header === "" || (header.length <= 40 && /[:：]$/u.test(header));
  return heads && items.every((item) => item !== "") ? items : null;
}

const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|incl|approx|z\.b|bzw)\.$/iu;

const JOINT =
  /(\s*[,;，、：]\s*(?:(?:and|but|also|plus|then|or|und|aber|y|e|et|mais|pero|ma|mas|и|а|но|zudem|außerdem|außer\s+dem|puis|además|inoltre|poi|também|ещё|также)\s+)?(?:(?:另外|还有|并且|同时|而且|それと|また|あと|그리고|또))?|\s+(?:and then|and also|and|but|plus|&|und|sowie|y|et|e|и|och)\s+|\s+[–—]\s+|(?<=\p{Script=Hangul}고)\s+)/iu;

/** Sentences of prose; a stop inside code or after an abbreviation does not end one. */
export function sentencesOf(prose: string): string[] {
  const sentences: string[] = [];
  for (const part of prose.split(SENTENCE)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else if (part.trim() !== "") sentences.push(part.trim());
  }
  return sentences;
}

const HEADER =
  /\b(?:before we|rules?|guidelines?|conventions?|preferences?|general|for all|from now on|reminder|things|gilt|regeln?|konventionen|règles?|reglas|regole|regras)\b|правил|约定|规则|规矩|要求|ルール|規約|규칙/iu;

/** “Before we begin: short answers, code first”: a heading and wishes without a verb, each of two words or more. */
function listedWishes(sentence: string): string[] | null {
  const [, header = "", rest = ""] = /^([^:：]{2,70})[:：]\s*(.+)$/u.exec(sentence.trim()) ?? [];
  if (!HEADER.test(header)) return null;
  const items = rest
    .split(/\s*[,;，；、]\s*(?:(?:and|und|et|y|e|и)\s+)?/u)
    .filter((item) => item.trim() !== "");
  if (items.length < 2) return null;
  const short = items.every((item) => {
    const words = item.trim().split(/\s+/).length;
    return (words >= 2 && words <= 7) || (!/\s/.test(item.trim()) && /^\P{ASCII}{4,}/u.test(item.trim()));
  });
  return short && !items.slice(1).some(continues) ? items.map((item) => item.trim()) : null;
}

const REFUSES = /^(?:no|never|don't|dont|do not|keine?|nie|pas de|jamais|sin|nunca|senza|niente)\s/iu;
const ORDER_OR_MANNER = /^(?:one|two|three|a single|at most|only|max)\s/iu;

/** “Be blunt, no bullet lists, and one question at a time”: an order, a refusal and more of the kind, none leaning on another. */
function mixedWishes(sentence: string): string[] | null {
  const items = sentence
    .trim()
    .split(/\s*[,;]\s*(?:and\s+)?/iu)
    .filter((item) => item.trim() !== "");
  const [first = "", ...rest] = items;
  if (items.length < 3 || !opensWithOrder(cleanClause(first)) || !rest.some((item) => REFUSES.test(item)))
    return null;
  const alone = rest.every(
    (item) =>
      !continues(item) &&
      (REFUSES.test(item) || ORDER_OR_MANNER.test(item) || opensWithOrder(cleanClause(item))),
  );
  return alone && items.every((item) => /\s/.test(item.trim()) && item.length < 70) ? items : null;
}

/** “另外”, “außerdem”, “one more thing”: who says so begins another wish. */
const FURTHER =
  /另外|还有|それと|그리고|zudem|außerdem|außer\s+dem|además|inoltre|por otra parte|par ailleurs|de plus|one more thing|another thing|oh,? and\b|кроме того|ещё/iu;

/** “Leg fest, dass …”: what follows is what the words before ask for. */
const SUBORDINATE = /^(?:dass|daß|что|чтобы)\s/iu;
/** “…, außer in YAML”, “YAML 文件除外”: an exception belongs to what it is taken from. */
const EXCEPTS = new RegExp(String.raw`^(?:${anyOf("except", SPACED)}|${anyOf("unless", SPACED)})\s`, "iu");
const EXCEPTED = new RegExp(String.raw`^.{1,40}?(?:${anyOf("exceptEnds", UNSPACED)})[，、,。.]?$`, "iu");

/** “Roll it back, and from now on …”: what holds from now on is another wish than what is to be done. */
const BEGINS_TO_HOLD = new RegExp(String.raw`^${anyOf("sinceNow")}[\s,，、]*\S`, "iu");

/** “Keep PRs small, and describe them well”, “…, and include a trace id”: about what was just named. */
const LEANS =
  /^(?:\w+ (?:them|it)\b(?: \S+){0,4}|(?:include|mention|attach|add|give|state|name) (?:a|an|the|its|their)\s(?:\S+ ?){1,4})[.!]?$/iu;
/** “`order_line`, not `order_lines`” is an example of what was just said. */
const INSTANCE = /^(?:so\s+|e\.g\.\s+)?`[^`]+`(?:,? (?:not|and not|rather than|instead of) `[^`]+`)?[.!]?$/iu;
/** “Check the length, type …” waits for the rest of its list. */
const LISTED = /\b(?:the|of|a|an|for|with|its|their)\s[\p{L}-]+(?:\s*,\s*[\p{L}-]+)+$/iu;
/** “Columns are snake_case and singular”: what is joined to a predicate is of the same wish. */
const PREDICATE = /\b(?:is|are|be|stays?|remains?)\s+(?:\S+\s*,\s*)*\S+$/iu;
const HAS_VERB =
  /\b(?:is|are|was|be|has|have|must|should|shall|may|can|will|needs?|goes?|lives?|gets?|use[sd]?|no|not|never|don't|always)\b/iu;
const AND = /^\s*,?\s*and\s+$/iu;

/** Whether the words themselves say that a part begins anew, or that it goes on; null where they do not. */
function toldBy(last: Wish, part: string, joint: string): boolean | null {
  if (AND.test(joint) && LEANS.test(part.trim())) return false;
  if (INSTANCE.test(part.trim())) return false;
  if (SUBORDINATE.test(part.trim())) return false;
  if (EXCEPTS.test(part.trim()) || EXCEPTED.test(part.trim()) || EXCEPTED.test(last.text.trim()))
    return false;
  if (BEGINS_TO_HOLD.test(part.trim()) && last.text.trim().length >= 6) return true;
  if (/^\s+and\s+$/iu.test(joint) && LISTED.test(last.text) && !opensWithOrder(cleanClause(part)))
    return false;
  if (
    /^\s+and\s+$/iu.test(joint) &&
    PREDICATE.test(last.text) &&
    !HAS_VERB.test(part) &&
    !opensWithOrder(part)
  )
    return false;
  const long = (text: string): boolean => text.trim().length >= (/[^\p{ASCII}]{3}/u.test(text) ? 5 : 12);
  return FURTHER.test(joint) && long(last.text) && long(part) && !continues(part) ? true : null;
}

/** “Flags live in flags.yaml and are named area.feature”: where a thing stands and what it is called are two wishes. */
function placeAndName(sentence: string): string[] | null {
  const match =
    /^(.{3,60}?)\s+((?:live|lives|go|goes|belong|belongs|sit|stay|are kept|are stored|is kept|is stored)\s+(?:in|under|next to)\s+\S+)\s+and\s+((?:are|is)\s+(?:named|called)\s+.+)$/iu.exec(
      sentence.trim(),
    );
  return match ? [`${match[1]} ${match[2]}`, `${match[1]?.replace(/^.*,\s*/u, "")} ${match[3]}`] : null;
}

/** Whether a part is a wish of its own: weighed from what the grammar and the words tell (docs/evaluation.md). */
export type Parting = (last: Wish, part: string, joint: string, language: string) => boolean;

function parted(last: Wish, part: string, joint: string, language: string): boolean {
  return (chancesOf(FOREST, rowFor(FOREST, boundaryOf(last, part, joint, language)))[1] ?? 0) >= OWN_FROM;
}

/**
 * Parts of one sentence that are wishes of their own (learning.md section 4, “bundled wishes are split”). A part
 * stands alone when it orders or states something about another subject area; lists of objects, contrasts,
 * exceptions and reasons stay with the part before.
 */
export function splitSentence(sentence: string, language: string, parting: Parting = parted): string[] {
  const wishes: Wish[] = [];
  takeSentence(wishes, sentence, language, parting);
  return textsOf(wishes);
}

function textsOf(wishes: readonly Wish[]): string[] {
  return wishes.map(({ text }) => text.trim()).filter((text) => text !== "");
}

/** Parts of a whole text that are wishes of their own; what a sentence adds to the wish before it stays with it. */
export function splitText(text: string, language: string, parting: Parting = parted): string[] {
  const numbered = numberedWishes(text);
  if (numbered) return numbered;
  const wishes: Wish[] = [];
  for (const sentence of sentencesOf(text)) takeSentence(wishes, sentence, language, parting);
  return textsOf(wishes);
}

function takeSentence(wishes: Wish[], sentence: string, language: string, parting: Parting): void {
  const listed = listedWishes(sentence) ?? mixedWishes(sentence) ?? placeAndName(sentence);
  if (listed) {
    wishes.push(...listed.map((text) => ({ text, topic: topicFor(text) })));
    return;
  }
  const pieces = sentence.split(JOINT);
  for (let index = 0; index < pieces.length; index += 2) {
    const part = pieces[index] ?? "";
    const joint = index === 0 ? STOP : (pieces[index - 1] ?? "");
    const last = wishes.at(-1);
    const topic = topicFor(part);
    if (!last || (toldBy(last, part, joint) ?? parting(last, part, joint, language)))
      wishes.push({ text: part, topic });
    else {
      const ended = joint === STOP && /[.!?;。！？；]$/u.test(last.text.trimEnd());
      last.text = `${last.text}${ended ? " " : joint}${part}`;
      last.topic ??= topic;
    }
  }
}
