import { conceptById, findConcepts } from "../topics/find-concepts";
import { contentStems, matchTopic } from "../topics/topic";
import { cleanClause } from "./clean";
import { forbidsInForeign } from "./negation";
import { quantitiesIn } from "./numbers";
import { opensWithOrder } from "./verbs";

const SENTENCE = /(?<=[.!?;])\s+(?=\S)|\n+|(?<=[。！？；])/u;
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|incl|approx|z\.b|bzw)\.$/iu;
const JOINT =
  /(\s*[,;，、：]\s*(?:(?:and|but|also|plus|then|or|und|aber|y|e|et|mais|pero|ma|и|а|но|zudem|außerdem)\s+)?|\s+(?:and then|and also|and|but|plus|&|und|sowie|y|et|e|и|och)\s+|\s+[–—]\s+)/iu;
const CONTINUES =
  /^(?:except|unless|because|since|so|which|that|where|when|if|as|not|only|including|included|also (?:in|for|on)|even|like|such|for example|e\.g|apart|other than|otherwise|instead|rather|it'?s?|they|he|she|no matter|no exceptions?|ever|either|too|though|but only|just do it|leave (?:mine|the rest|everything)|do it|please|thanks|thank|ok|weil|außer|porque|sauf|кроме|потому|nor|or|neither|whatever|as well|dev dependencies)\b/iu;
const STATES =
  /^(?:the |all |our |your |any |every |each )?[\p{L}*.\s-]{2,40}?\s(?:are|is|go|goes|must|should|live|lives|need|needs|have to|has to|stay|belong|belongs|can|may|get|gets|use|uses|follow|follows)\s/iu;
const STARTS =
  /^(?:keep |write |put )?(?:commit messages?|comments?|tests?|files?|docs|branches|names?|replies|summar\w+|variables?|imports?)\s+(?:in|with|under|by|at|as)\s/iu;

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

type Topic = { key: string; subject: string; weight: number } | null;

function topicFor(text: string): Topic {
  const hits = findConcepts(text);
  const form = /\b(?:in|into|under|next to|beside)\s+\S*\//iu.test(text) ? "location" : formHint(text);
  return matchTopic(hits, form) ?? matchTopic(hits);
}

function hasLimit(text: string): boolean {
  return quantitiesIn(text).some(({ unit }) => unit !== undefined && unit !== "spaces");
}

function formHint(text: string): string | undefined {
  if (/\bask\b|\bapproval\b|\bpermission\b|\bsay so\b/iu.test(text)) return "ask_first";
  if (/\b(?:before|prior to)\b/iu.test(text)) return "order";
  if (/^(?:no|never|don't|dont|do not|stop|avoid)\b/iu.test(text)) return "forbid";
  return hasLimit(text) ? "limit" : "require";
}

function standsAlone(part: string, foreign: boolean): boolean {
  const clean = cleanClause(part);
  if (/\b(?:them|it|those|that)$/iu.test(clean)) return false;
  if (clean.length < 3 || CONTINUES.test(part.trim()) || CONTINUES.test(clean)) return false;
  if (opensWithOrder(clean) || STATES.test(`${clean} `) || STARTS.test(`${clean} `)) return true;
  if (/\bonly$/iu.test(clean) || (hasLimit(clean) && matchTopic(findConcepts(clean), "limit") !== null))
    return true;
  const short = clean.split(/\s+/).length <= 5;
  if (short && findConcepts(clean).some(({ id }) => conceptById(id)?.choice)) return true;
  return foreign && (forbidsInForeign(clean) || topicFor(clean) !== null);
}

/** An order about something that has no known area is a wish too. */
function ordersSomething(text: string): boolean {
  return opensWithOrder(cleanClause(text)) && contentStems(text).length >= 2;
}

function sameWish(a: Topic, b: Topic): boolean {
  return a !== null && b !== null && a.key === b.key;
}

/** Third-person head: “Commit messages follow X and carry Y” goes on about the same subject. */
function sharesSubject(head: string, part: string): boolean {
  return (
    !opensWithOrder(cleanClause(head)) &&
    STATES.test(`${cleanClause(head)} `) &&
    opensWithOrder(part) &&
    !/^(?:no|never|don't|always|please|keep|use)\b/iu.test(part)
  );
}

/**
 * Parts of one sentence that are wishes of their own (learning.md section 4, “bundled wishes are split”). A part
 * stands alone when it orders or states something about another subject area; lists of objects, contrasts,
 * exceptions and reasons stay with the part before.
 */
export function splitSentence(sentence: string, language: string): string[] {
  const pieces = sentence.split(JOINT);
  const wishes: { text: string; topic: Topic }[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const part = pieces[index] ?? "";
    const joint = index === 0 ? "" : (pieces[index - 1] ?? "");
    const last = wishes.at(-1);
    if (!last) {
      wishes.push({ text: part, topic: topicFor(part) });
      continue;
    }
    const topic = topicFor(part);
    const opened =
      /^\s*(?:before|after|when|whenever|while|if|once|prior to|bevor|wenn|antes de|avant de|quand|cuando|перед|когда)\b[^,，]*$/iu.test(
        last.text,
      );
    const own =
      !opened &&
      standsAlone(part, language !== "en") &&
      topic !== null &&
      (last.topic !== null || ordersSomething(last.text));
    if (own && !sameWish(last.topic, topic) && !sharesSubject(last.text, part.trim()))
      wishes.push({ text: part, topic });
    else {
      last.text = `${last.text}${joint}${part}`;
      last.topic ??= topic;
    }
  }
  return wishes.map(({ text }) => text.trim()).filter((text) => text !== "");
}
