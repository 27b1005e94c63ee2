import { conceptById, findConcepts } from "../topics/find-concepts";
import { contentStems, matchTopic } from "../topics/topic";
import { cleanClause } from "./clean";
import { anyOf, FOREIGN, SPACED, UNSPACED } from "./grammar/words";
import { forbidsInForeign } from "./negation";
import { quantitiesIn } from "./numbers";
import { isBaseVerb, opensWithOrder } from "./verbs";

const CONTINUES =
  /^(?:except|unless|because|since|so|which|that|where|when|if|as|not|only|including|included|also (?:in|for|on)|even|like|such|for example|e\.g|apart|other than|otherwise|instead|rather|it'?s?|they|he|she|no matter|no exceptions?|ever|either|too|though|but only|just do it|leave (?:mine|the rest|everything)|do it|please(?=[\s.!]*$)|thanks|thank|ok|weil|außer|porque|sauf|кроме|потому|nor|or|neither|whatever|as well|dev dependencies)\b/iu;

export const STATES =
  /^(?:the |all |our |your |any |every |each )?[\p{L}*.\s-]{2,40}?\s(?:are|is|go|goes|must|should|live|lives|need|needs|have to|has to|stay|belong|belongs|can|may|get|gets|use|uses|follow|follows)\s/iu;

const STARTS =
  /^(?:keep |write |put )?(?:commit messages?|comments?|tests?|files?|docs|branches|names?|replies|summar\w+|variables?|imports?)\s+(?:in|with|under|by|at|as)\s/iu;

const CONDITION_ENDS = new RegExp(`${anyOf("whenEnds")}$`, "u");

type Topic = { key: string; subject: string; weight: number } | null;

export function topicFor(text: string): Topic {
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
  if (clean.length < 3 || goesOnHere(part) || CONTINUES.test(clean)) return false;
  if (opensWithOrder(clean) || STATES.test(`${clean} `) || STARTS.test(`${clean} `)) return true;
  if (/\bonly$/iu.test(clean) || (hasLimit(clean) && matchTopic(findConcepts(clean), "limit") !== null))
    return true;
  const short = clean.split(/\s+/).length <= 5;
  if (short && findConcepts(clean).some(({ id }) => conceptById(id)?.choice)) return true;
  return foreign && (forbidsInForeign(clean) || topicFor(clean) !== null);
}

/** An order about something that has no known area is a wish too. */
function ordersSomething(text: string): boolean {
  const clean = cleanClause(text);
  if (/^(?:no|never|don't|dont|do not)\s+\p{L}{3,}/iu.test(clean)) return contentStems(clean).length >= 1;
  return opensWithOrder(clean) && contentStems(text).length >= 2;
}

export const FOREIGN_ORDER = new RegExp(`${anyOf("obliges", FOREIGN)}|${anyOf("standing", FOREIGN)}`, "iu");

export const BACK =
  /\b(?:it|its|them|they|their|this|these|that|those|the (?:same|latter|former|result|rest|others?))\b/iu;

export const HAS_PREDICATE =
  /\s(?:is|are|must|should|shall|may|can|has|have|needs?|comes?|goes?|carr(?:y|ies)|starts?|begins?|ends?|stays?|follows?|uses?|gets?|lives?|belongs?|works?|runs?|returns?|contains?|includes?|expires?|loads?|describes?|takes?)\s/iu;

const PLURAL_VERB =
  /\s(?:start|begin|end|follow|carry|contain|need|use|go|get|live|stay|come|belong|describe|take)\s/iu;

/** “Constants in upper case”: a thing and its manner, no verb. */
const VERBLESS =
  /^(?:the |all |every |each |any )*(?!(?:no|not|never|only|always)\b)[\p{L}-]+(?: [\p{L}-]+){0,2} (?:in|with|as|under)\s\S+(?: \S+){0,4}$/iu;

export function isVerbless(clean: string): boolean {
  return (
    VERBLESS.test(clean) &&
    !opensWithOrder(clean) &&
    !HAS_PREDICATE.test(` ${clean} `) &&
    !PLURAL_VERB.test(clean)
  );
}

/** A whole wish whatever it is about: an order with its object, a prohibition, a statement with subject and demand. */
export function isWhole(text: string, language: string): boolean {
  const clean = cleanClause(text);
  const stems = contentStems(clean);
  if (/^(?:no|never|don't|dont|do not|avoid|stop|nothing)\s+\S/iu.test(clean))
    return stems.length >= 1 || /\bany$/iu.test(clean);
  // “Round, clamp” waits for its object.
  if (/^[\p{L}-]+(?:\s*,\s*[\p{L}-]+)*$/u.test(clean)) return false;
  if (opensWithOrder(clean)) {
    const words = clean.match(/[\p{L}'-]+/gu) ?? [];
    return stems.length >= 2 && words.some((word) => !isBaseVerb(word));
  }
  if (language !== "en" && (FOREIGN_ORDER.test(` ${clean} `) || forbidsInForeign(clean, language)))
    return stems.length >= 2 || /[^\p{Script=Latin}\s]/u.test(clean);
  if (isVerbless(clean)) return true;
  return (
    HAS_PREDICATE.test(` ${clean} `) &&
    stems.length >= 2 &&
    !/^(?:it|this|that|they|which|who)\b/iu.test(clean)
  );
}

export function negates(text: string, language: string): boolean {
  return language === "en"
    ? /^(?:no|never|don't|dont|do not|avoid|stop|nothing|not|without|there(?:'s| is| are) no|we have no)\b|\b(?:is|are) (?:out|gone|banned|forbidden|dead|off limits|history|over)$/iu.test(
        cleanClause(text),
      )
    : forbidsInForeign(text, language);
}

const PERMITS =
  /^(?:you |we )?(?:can|may|need not|needn't|don't (?:need|have) to|no need to)\b|\b(?:is|are) (?:fine|ok|okay|allowed|optional)\b/iu;

/** “No sleeps, poll instead”, “return a value, don't panic”: a bare comma between yes and no is one contrast. */
export function isContrast(last: string, part: string, joint: string, language: string): boolean {
  if (PERMITS.test(last) && /^we (?:now |already )?(?:use|have|switched|moved)\b/iu.test(part.trim()))
    return true;
  if (/\binstead\b|\brather\b|\bstatt(?:dessen)?\b|\bplutôt\b/iu.test(part)) return true;
  const bare = /^\s*[,，、:–—-]\s*$/u.test(joint);
  return bare && negates(last, language) !== negates(part, language);
}

/** The part goes on about what came before: it points back, or its subject was named there. */
export function goesOn(last: string, part: string): boolean {
  const clean = cleanClause(part);
  const subject =
    /^(?:the|its|their|this|that)\s+([\p{L}-]+(?:\s+[\p{L}-]+)?)\s+(?:is|are|must|should|has|have|needs?|carr(?:y|ies)|starts?|ends?|gets?)\s/iu.exec(
      clean,
    )?.[1];
  if (subject !== undefined) return contentStems(subject).some((stem) => contentStems(last).includes(stem));
  if (/\b(?:one|ones|so)$/iu.test(clean)) return true;
  if (/\b(?:its|their)\b/iu.test(clean)) return true;
  return BACK.test(clean.split(/\s+/).slice(0, 4).join(" "));
}

/** A part that only goes on about the wish before it: an exception, a reason, “leave mine alone”. */
const FOREIGN_CONTINUES = new RegExp(
  `^(?:${anyOf("continues", SPACED)}|${anyOf("continues", UNSPACED)})`,
  "iu",
);

function goesOnHere(part: string): boolean {
  return CONTINUES.test(part.trim()) || FOREIGN_CONTINUES.test(part.trim());
}

export function continues(part: string): boolean {
  // “Let pnpm write it”: what it is stands in the part before.
  if (/^let \S+ \p{L}+ (?:it|them|that)$/iu.test(cleanClause(part))) return true;
  return goesOnHere(part) || CONTINUES.test(cleanClause(part));
}

/** Two wishes in one sentence about things that have no known area. */
function isSecondWish(last: string, part: string, joint: string, language: string): boolean {
  if (goesOnHere(part) || /^(?:\s*[–—:]\s*)$/u.test(joint)) return false;
  if (isVerbless(cleanClause(part)) && !isVerbless(cleanClause(last))) return false;
  const begun = language !== "en" && contentStems(last).length >= 2;
  if (!(begun || isWhole(last, language)) || !isWhole(part, language)) return false;
  return !isContrast(last, part, joint, language) && !goesOn(last, part);
}

/** “…, cypress is gone”: tells that what came before replaces it. */
export function isOver(part: string): boolean {
  return /^[\p{L}\d./@_-]+(?: [\p{L}\d./@_-]+)? (?:is|are) (?:gone|out|dead|over|history|banned|deprecated|dropped|not used any ?more)$/iu.test(
    cleanClause(part),
  );
}

/** Areas whose values stand in for each other: for one of them and against another is one wish. */
const ONE_CHOICE = [new Set(["merge", "merge-style", "rebase"])];

export function sameWish(a: Topic, b: Topic): boolean {
  if (a === null || b === null) return false;
  return a.key === b.key || ONE_CHOICE.some((keys) => keys.has(a.key) && keys.has(b.key));
}

/** “No print, we have the logger everywhere”: two values of one choice, one of them turned down. */
export function weighsValues(last: string, part: string, language: string): boolean {
  const choices = (text: string): { topic: string; value: string }[] =>
    findConcepts(text).flatMap(({ id }) => conceptById(id)?.choice ?? []);
  const [before, now] = [choices(last), choices(part)];
  const siblings = now.some((one) =>
    before.some((other) => other.topic === one.topic && other.value !== one.value),
  );
  return siblings && negates(last, language) !== negates(part, language);
}

/** “Tabs in Go and two spaces in TypeScript”: one matter, settled for two languages. */
function namesOtherLanguage(last: string, part: string): boolean {
  const languages = (text: string): string[] =>
    findConcepts(text).flatMap(({ id }) => (id.startsWith("code:") ? [id] : []));
  const [before, now] = [languages(last), languages(part)];
  const valued = (text: string): boolean => findConcepts(text).some(({ id }) => conceptById(id)?.choice);
  if (!valued(last) || !valued(part)) return false;
  return before.length > 0 && now.length > 0 && !now.some((id) => before.includes(id));
}

/** Third-person head: “Commit messages follow X and carry Y” goes on about the same subject. */
function sharesSubject(head: string, part: string, joint: string): boolean {
  const clean = cleanClause(head);
  if (opensWithOrder(clean) || isVerbless(clean)) return false;
  if (!STATES.test(`${clean} `) && !HAS_PREDICATE.test(` ${clean} `)) return false;
  if (/^\s+(?:and|or)\s+$/iu.test(joint) && /^(?:never|always|must|should)\s/iu.test(part)) return true;
  return opensWithOrder(part) && !/^(?:no|never|don't|always|please|keep|use)\b/iu.test(part);
}

/** “…，别自己写”: a few letters without an object of their own go on about what came before. */
export function isTooShort(part: string): boolean {
  const bare = part.trim().replace(/[\p{P}\s]/gu, "");
  return /^[\p{Script=Han}]{1,5}$/u.test(bare) && contentIdeas(bare) === 0;
}

export function contentIdeas(text: string): number {
  return findConcepts(text).filter(({ id }) => !/^(?:create|edit|run|yourself)$/.test(id)).length;
}

/** “…, the ORM is only for the other part”: says where the wish before does not count. */
export function restricts(part: string): boolean {
  return /\b(?:is|are) only (?:for|in|when|used)\b|\bnur (?:für|in|bei|wenn)\b|\bseulement (?:pour|dans)\b|\bsolo (?:para|en|per|in)\b|\bsó (?:para|em)\b|только (?:для|в)/iu.test(
    part,
  );
}

/** Whether the rules of the grammar take a part for a wish of its own; `each` for one matter settled for two languages. */
export function ruledOwn(last: Wish, part: string, joint: string, topic: Topic, language: string) {
  const opened =
    /^\s*(?:before|after|when|whenever|while|if|once|prior to|bevor|wenn|antes de|avant de|quand|cuando|перед|когда)\b[^,，]*$/iu.test(
      last.text,
    ) || CONDITION_ENDS.test(last.text.trim());
  const known =
    standsAlone(part, language !== "en") &&
    topic !== null &&
    (last.topic !== null || ordersSomething(last.text));
  const second = isSecondWish(last.text, part, joint, language);
  const own =
    !opened &&
    !(restricts(part) && !restricts(last.text)) &&
    !isTooShort(part) &&
    !(/^\s+(?:and|then|and then)\s+$/iu.test(joint) && /^\p{L}+ (?:it|them)\b/iu.test(part.trim())) &&
    !(/then/iu.test(joint) && /\bfirst$/iu.test(last.text.trim())) &&
    !isOver(part) &&
    !weighsValues(last.text, part, language) &&
    (known || second);
  const each = topic !== null && sameWish(last.topic, topic) && namesOtherLanguage(last.text, part);
  const shares = sharesSubject(last.text, part.trim(), joint);
  return { opened, known, second, own, each, shares };
}

export type Wish = { text: string; topic: Topic };

/** Stands between two sentences. */
export const STOP = ". ";
