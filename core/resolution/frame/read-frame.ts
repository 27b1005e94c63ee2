import { cleanClause } from "../../extraction/clean";
import { withLeadingComma } from "../../extraction/leading-clause";
import { literalsIn } from "../../extraction/literals";
import { forbidsInForeign } from "../../extraction/negation";
import { opensWithOrder } from "../../extraction/verbs";
import { languageOfText } from "../../topics/function-words";
import { type Span, spansOf } from "../../topics/spans";
import { stemOf, tokenise } from "../../topics/tokens";
import { isBroadIdea } from "./broad";
import {
  ADDITION,
  AGAINST,
  CONTEXT,
  ENDED,
  EXCEPTION,
  MEANS,
  MOMENT,
  NEGATES,
  PREDICATE,
  REASON,
  TWICE_NEGATED,
  UNDOES,
} from "./markers";
import { type Measure, measuresIn } from "./measures";

/** Where an idea stands: what is wanted, whose subject it is, or when and where it counts. */
export type Zone = "main" | "subject" | "context";
/**
 * One word or phrase of a wish with all that it may stand for. `sign` is 1 where it is wanted and -1 where it is
 * turned down; `added` marks the part after a joint (“…, and carry the ticket id”).
 */
export type Idea = {
  ids: ReadonlySet<string>;
  text: string;
  weight: number;
  sign: 1 | -1;
  zone: Zone;
  added: boolean;
  /** Stands after “before”, “when” …: when it counts. */
  moment: boolean;
  /** Stands after “with”, “via” …: by which means. */
  means: boolean;
  /** The noun that a phrase is about: “quotes” in “single quotes”. */
  head: boolean;
  kind?: string;
  value?: string;
  /** Groups of things that stand in for each other, with which of each it is. */
  groups: ReadonlyMap<string, string>;
  axis?: string;
  /** Which end of the axis it names; `sign` is turned round for the second. */
  pole?: 1 | -1;
};
/** A wish taken apart into slots, without knowing its subject area. */
export type Frame = {
  ideas: Idea[];
  measures: Measure[];
  /** Command lines as typed. */
  commands: string[];
  /** Words of an exception or restriction: “except in …”, “but only …”. */
  exception: string | null;
  /** The wish without lead-in and reason. */
  text: string;
  language: string;
};

const LIFTS =
  /\b(?:do not|don't) (?:need|have) to\b|\bneed not\b|\bneedn't\b|\bno need to\b|\bnot (?:needed|required|necessary)\b|\boptional\b|\bbraucht? (?:man )?nicht\b|необязательно|不必|不用再|안 해도/iu;
/** “X is fine”, “X is what we want”: the subject is what is wanted. */
const GRANTS =
  /\b(?:is|are|'s)\s+(?:perfectly |totally |now |again |all )*(?:fine|ok|okay|allowed|permitted|acceptable|welcome|what (?:we|i) (?:want|use|need)|the way|back|good|preferred|mandatory|required)\b/iu;
const SEGMENT =
  /(\s*[,;:，、。；：]\s*|\s+[–—-]\s+|\.\s+|\s+(?=(?:but|aber|mais|pero|ma|mas|но|sondern|sino)\s))/iu;
const BEGINS_NEGATED =
  /^(?:never|don't|dont|do not|no|not|avoid|stop|without|nothing|refrain|quit|skip|please don't|you (?:don't|must not|may not|can't))\b/iu;

function flip(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1;
}

/** Where the subject of a statement ends; 0 for an order. */
function subjectEnd(segment: string): number {
  const clean = segment.trim();
  if (BEGINS_NEGATED.test(clean) || opensWithOrder(clean) || /^(?:use|write|keep|put|let)\b/iu.test(clean))
    return 0;
  const verb = PREDICATE.exec(segment);
  return verb && verb.index > 0 ? verb.index : 0;
}

type Reading = { sign: 1 | -1; zone: Zone; moment: boolean; means: boolean };
type Reader = (at: number) => Reading;

/** Verbs that turn their object down when nothing before them does: in “never drop a table” the act is to drop. */
const SOFT = /^(?:drop|ditch|stop|quit|avoid|refrain|forbid|disallow|prohibit)$/;

/** Where the words stand that turn down what follows. */
function negatorsIn(segment: string): Set<number> {
  const starts = new Set<number>();
  for (const { text, start } of tokenise(segment)) {
    const lower = text.toLowerCase();
    if (NEGATES.test(lower) && !(SOFT.test(lower) && starts.size > 0)) starts.add(start);
  }
  return starts;
}

/** Reads a segment of English from left to right: what follows a negation is turned down, a statement's subject is not. */
function englishReader(segment: string, begin: 1 | -1): Reader {
  const subject = subjectEnd(segment);
  const negators = negatorsIn(segment);
  const tokens = tokenise(segment);
  const twice = TWICE_NEGATED.exec(segment);
  const back = twice ? twice.index + twice[0].length : Number.POSITIVE_INFINITY;
  return (at) => {
    if (at >= back) return { sign: begin, zone: "main", moment: false, means: false };
    if (twice && at > twice.index) return { sign: begin, zone: "subject", moment: false, means: false };
    let sign = begin;
    let zone: Zone = at < subject ? "subject" : "main";
    let [moment, means] = [false, false];
    for (const token of tokens) {
      if (token.start >= at) break;
      const lower = token.text.toLowerCase();
      const rest = segment.slice(token.start);
      const doneBy =
        /^done with\s/iu.test(rest) &&
        /(?<!\b(?:i|we|you)\s)(?:is|are|be|gets?)\s+$/iu.test(segment.slice(0, token.start));
      if (
        !doneBy &&
        AGAINST.test(rest) &&
        /^(?:instead|rather|in place|as opposed|over(?! the\b)|done|away|moved)\s/iu.test(rest)
      )
        sign = flip(begin);
      else if (negators.has(token.start)) sign = -1;
      else if (lower === "to" && /\bprefer\w*\s[^,]*$/iu.test(segment.slice(0, token.start)))
        sign = flip(sign);
      if (token.start === subject && zone === "context") zone = "main";
      else if (UNDOES.test(stemOf(lower)) || isOff(rest)) sign = flip(sign);
      if (/^(?:and|but|then)$/.test(lower) && zone === "context") zone = "main";
      if (MEANS.test(lower) || CONTEXT.test(lower)) [moment, means] = [MOMENT.test(lower), MEANS.test(lower)];
      if (CONTEXT.test(lower) && token.start > 0 && zone !== "subject") zone = "context";
      if (token.start === 0 && /^(?:while|when|whenever|if|before|after|until|unless|during)$/.test(lower))
        zone = "context";
    }
    return { sign, zone, moment: moment && zone === "context", means };
  };
}

function isOff(rest: string): boolean {
  return /^(?:disabl\w+|turn(?:ing)? off|switch(?:ing)? off|deactivat\w+|deshabilit\p{L}*|desactiv\p{L}*|désactiv\p{L}*|disattiv\p{L}*|disabilit\p{L}*|desativ\p{L}*|desabilit\p{L}*|отключ\p{L}*|выключ\p{L}*|deaktivier\p{L}*|abschalt\p{L}*)(?![\p{L}])/iu.test(
    rest,
  );
}

/** What “nie ohne X”, “jamais sans X”, “没有X不要…” demand: where X stands, or null. */
function neededIn(segment: string): { start: number; end: number } | null {
  const spaced =
    /(?:^|\s)(?:nie|niemals|nicht|kein\p{L}*|jamais|ne|pas|nunca|no|mai|non|não|никогда|не|нельзя)\s(?:.{0,60}\s)?(?:ohne|sans|sin|senza|sem|без)\s+((?:\p{L}+\s+){0,1}\p{L}+)/iu.exec(
      segment,
    ) ??
    /(?:^|\s)(?:ohne|sans|sin|senza|sem|без)\s+((?:\p{L}+\s+){0,1}\p{L}+)\s.*(?:nicht|nie|kein\p{L}*|jamais|pas|no|nunca|non|mai|não|не|нельзя)(?:\s|$)/iu.exec(
      segment,
    );
  const glued =
    /(?:没有|没|未经?)(.{1,12}?)(?:之?前|就|时)?(?:不要|别|不能|不得|不许|禁止)/u.exec(segment) ??
    /(\S{1,14}?)(?:なしに|なしで|せずに)(?=.*(?:ない|禁止|するな))/u.exec(segment) ??
    /(\S{1,14}?)(?:\s?없이)(?=.*(?:지 ?마|금지|말))/u.exec(segment);
  const found = spaced ?? glued;
  const word = found?.[1];
  if (!found || word === undefined) return null;
  const start = found.index + found[0].lastIndexOf(word);
  return { start, end: start + word.length };
}

/** Other languages: the polarity of the whole segment, turned round after “instead of” and verbs that switch off. */
function foreignReader(segment: string): Reader {
  const forbids =
    forbidsInForeign(segment) ||
    /(?:^|\s)(?:не|нет|без)\s/iu.test(segment) ||
    /吞掉|不能|不得|不可/u.test(segment);
  const twice = neededIn(segment);
  return (at) => {
    const before = segment.slice(0, at);
    const against =
      /(?:statt|anstatt|anstelle von|au lieu d[e']|plutôt que|en vez de|en lugar de|invece di|anziché|em vez de|ao invés de|вместо)\s*(?:\p{L}+\s+){0,2}$/iu.test(
        before,
      );
    const after = /^\S*\s?(?:ではなく|じゃなくて?|말고|대신|而不是)/u.test(segment.slice(at));
    const off = [...before.matchAll(/\p{L}+/gu)].some(([word]) => isOff(word));
    if (twice) {
      const needed = twice.start <= at && at < twice.end;
      return { sign: 1, zone: needed ? "main" : "subject", moment: false, means: false };
    }
    const polarity: 1 | -1 = forbids ? -1 : 1;
    const turned = off ? flip(polarity) : polarity;
    const sign = against || after ? -1 : turned;
    const context =
      /(?:^|\s)(?:in|im|bei|beim|dans|en|nel|nella|nei|na|no|nas|nos|в|во|на|при|wenn|quand|cuando|quando|когда|если)\s+(?:\p{L}+\s+)?$/iu.test(
        before,
      );
    const means = /(?:^|\s)(?:mit|avec|con|com|с|через)\s+(?:\p{L}+\s+)?$/iu.test(before);
    return { sign, zone: context ? "context" : "main", moment: false, means };
  };
}

type Part = { text: string; start: number };

function partsOf(main: string): Part[] {
  const pieces = main.split(SEGMENT);
  const parts: Part[] = [];
  let start = 0;
  for (const [index, text] of pieces.entries()) {
    if (index % 2 === 0 && text.trim() !== "") parts.push({ text, start });
    start += text.length;
  }
  return parts;
}

const ENDS_PHRASE =
  /\b(?:with|for|in|on|of|to|from|by|via|through|that|which|who|per|under|into|onto|as|at|before|after|when|while|if|and|or|instead|rather|than|not|is|are|must|should|can|may|has|have|need|needs|start|starts|come|comes|carry|carries|follow|follows|get|gets)\b/iu;

/** Last word of the first noun phrase: of the subject in a statement, of the object in an order. */
function headOf(segment: string, spans: Span[]): Span | null {
  const first = spans[0];
  if (!first) return null;
  const ordered = opensWithOrder(segment.trim());
  const from =
    ordered && spans.length > 1 && /^\S+$/.test(segment.slice(0, first.end).trim()) ? first.end : 0;
  const start = spans.find((span) => span.start >= from)?.start ?? 0;
  const end = ENDS_PHRASE.exec(segment.slice(start));
  const limit = end && end.index > 0 ? start + end.index : segment.length;
  return spans.filter((span) => span.start >= start && span.end <= limit).at(-1) ?? null;
}

function signOf(span: Span, reading: Reading, over: boolean): 1 | -1 {
  const sign = over ? -1 : reading.sign;
  return span.pole === -1 ? flip(sign) : sign;
}

/** “The changelog is generated, don't write to it”: the later part turns down what the first is about. */
const TAKES_BACK =
  /^\s*(?:so |and |please )*(?:don't|dont|do not|never|no need to|stop|hands off|leave)\b(?:\s+[\p{L}-]+){0,4}\s+(?:it|them|that|those|this)\b/iu;

function ideasOf(main: string, language: string, measures: Measure[]): Idea[] {
  const lifted = LIFTS.test(main);
  const granted = GRANTS.test(main);
  const joint = ADDITION.exec(main);
  const parts = partsOf(main);
  const takenBack = parts
    .slice(1)
    .some(({ text }) => TAKES_BACK.test(text) && spansOf(text, language).length <= 2);
  return parts.flatMap((part, index) => {
    const ended = language === "en" ? ENDED.exec(part.text) : null;
    const reserved = /^(?:i|we)(?:'ll| will) (?:do|handle|take care of)\b|\bto me$/iu.test(main);
    const read = language === "en" ? englishReader(part.text, reserved ? -1 : 1) : foreignReader(part.text);
    const spans = spansOf(part.text, language, true);
    const head = index === 0 && language === "en" ? headOf(part.text, spans) : null;
    const negators = language === "en" ? negatorsIn(part.text) : new Set<number>();
    return spans.flatMap((span): Idea[] => {
      if (negators.has(span.start)) return [];
      const [start, end] = [part.start + span.start, part.start + span.end];
      if (measures.some((measure) => measure.start < end && start < measure.end)) return [];
      const reading = read(span.start);
      const over = (takenBack && index === 0) || lifted || (ended !== null && span.end <= ended.index + 1);
      const zone = reading.zone === "subject" && (over || granted) ? "main" : reading.zone;
      return [
        {
          ids: span.ids,
          text: part.text.slice(span.start, span.end),
          weight: span.kind === undefined && isBroadIdea(span.ids) ? 0.5 : 1,
          sign: signOf(span, reading, over),
          zone,
          head: span === head,
          moment: reading.moment,
          means: reading.means,
          added: joint !== null && start >= joint.index + joint[0].length && joint.index > 0,
          groups: span.groups,
          ...(span.kind === undefined ? {} : { kind: span.kind, value: span.value }),
          ...(span.axis === undefined ? {} : { axis: span.axis, pole: span.pole }),
        },
      ];
    });
  });
}

/** “…, like 'add x'”: shows what is meant and adds nothing. */
const EXAMPLE =
  /[,;，、]\s*(?:like|e\.g\.|such as|for example|for instance|z\.\s?B\.|zum Beispiel|par exemple|por ejemplo|per esempio|ad esempio|por exemplo|например|比如|例如|例えば|예를 들어)\s?.*$/iu;

/** A text without what only shows what is meant. */
export function withoutExample(text: string): string {
  return text.replace(EXAMPLE, "");
}

/** Takes a wish apart: ideas with their sign, amounts, exception. Works for any subject area in ten languages. */
export function readFrame(text: string): Frame {
  const language = languageOfText(text);
  const remark = text.normalize("NFKC").replace(/\s*\((?!.*(?:not|except|only|unless))[^)]*\)/giu, "");
  const plain = withoutExample(remark);
  const clean = cleanClause(withLeadingComma(plain)) || text;
  const unreasoned = clean.replace(REASON, "");
  const whole = unreasoned.length >= 8 ? unreasoned : clean;
  const found = EXCEPTION.exec(whole);
  const restricted = found !== null && whole.length - found[0].length >= 4;
  const main = restricted
    ? `${whole.slice(0, found.index)} ${whole.slice(found.index + found[0].length)}`
    : whole;
  const measures = measuresIn(main);
  return {
    ideas: ideasOf(main, language, measures),
    measures,
    commands: literalsIn(main).flatMap(({ kind, text: command }) =>
      kind === "command" && command.includes(" ") ? [command] : [],
    ),
    exception: restricted ? found[0].replace(/^[\s,;:(–—-]+/u, "") : null,
    text: whole,
    language,
  };
}
