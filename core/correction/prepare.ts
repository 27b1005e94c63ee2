import { type AgentContext, readContext } from "./context";
import { type FoldedText, foldText, originalSpan } from "./fold";
import { detectLanguage } from "./language";
import type { Family } from "./lexicon/lexicon";
import { LEXICONS } from "./lexicon/registry";
import { mendTypos } from "./mend";
import { blankHiddenParts, findHiddenParts, type HiddenPart } from "./quoted-text";
import type { DetectionInput } from "./schema";
import { type MessageShape, measureShape } from "./shape";
import { stripHostText } from "./strip-host-text";
import { isTechnical } from "./technical";

/** Longer prose is a document; what it asks for stands at its beginning or end. */
const MAX_PROSE = 6000;

export type Hit = {
  family: Family;
  /** Folded words that matched. */
  phrase: string;
  /** … as the person wrote them. */
  said: string;
  /** Offsets in the folded prose. */
  start: number;
  end: number;
  /** UTF-16 offsets into the message. */
  span: [number, number];
  /** Begins the message, greetings and particles aside. */
  leads: boolean;
  /** Which sentence of the prose it stands in, from 0. */
  sentence: number;
  /** Begins a sentence or clause. */
  opensClause: boolean;
};

/** A hit before its words are cut from the message. */
type Found = Omit<Hit, "said">;

export type Prepared = {
  /** The person's text without host text. */
  text: string;
  /** Where it begins in the message. */
  shift: number;
  hidden: HiddenPart[];
  prose: FoldedText;
  /** Names something of the trade: a tool, a flag, a file. */
  technical: boolean;
  language: string;
  script: string;
  hits: Hit[];
  shape: MessageShape;
  context: AgentContext;
};

/**
 * Makes a message ready for the detectors: host text and quotations out, folded, typos mended, phrases of the
 * lexicons found, the agent's last acts read. Work is bounded by the caps of the input.
 */
export function prepare(input: DetectionInput): Prepared {
  const text = stripHostText(input.message).text;
  const shift = Math.max(0, input.message.indexOf(text));
  const hidden = findHiddenParts(text);
  const visible = clip(blankHiddenParts(text, hidden));
  const folded = foldText(visible);
  const { language, script } = detectLanguage(folded.text, input.priorPrompts.at(-1));
  const lexicons = lexiconsFor(language);
  const prose = mendTypos(
    folded,
    lexicons.flatMap((lexicon) => lexicon.mended),
  );
  const hits = findHits(prose, language).map((hit) => ({
    ...hit,
    said: text.slice(...hit.span),
    span: [hit.span[0] + shift, hit.span[1] + shift] satisfies [number, number],
  }));
  return {
    text,
    shift,
    hidden,
    prose,
    language,
    script,
    hits,
    technical: isTechnical(text),
    shape: measureShape(text, visible, hidden),
    context: readContext(input, prose.text, language),
  };
}

/** Lexicons that read a message: its language's, and English, which developers mix in. */
function lexiconsFor(language: string) {
  const own = LEXICONS.get(language);
  const english = LEXICONS.get("en");
  return [own, own === english ? undefined : english].filter((lexicon) => lexicon !== undefined);
}

/** Finds the phrases of all families in folded text; phrases inside an `answer` are hidden. */
export function findHits(prose: FoldedText, language: string): Found[] {
  const hits: Found[] = [];
  const ends = [...prose.text.matchAll(SENTENCE_END)].map((match) => match.index);
  for (const lexicon of lexiconsFor(language)) {
    for (const { family, regex } of lexicon.matchers) {
      for (const match of prose.text.matchAll(regex)) {
        const start = match.index;
        const end = start + match[0].length;
        const before = prose.text.slice(Math.max(0, start - 40), start);
        hits.push({
          family,
          phrase: match[0],
          start,
          end,
          span: originalSpan(prose, start, end),
          sentence: sentenceAt(ends, start),
          leads: start <= 40 && LEAD.test(before),
          opensClause: CLAUSE.test(before),
        });
      }
    }
  }
  const answers = hits.filter((hit) => hit.family === "answer");
  const correctsThemselves = hits.some((hit) => hit.family === "selfcorrection");
  return hits
    .filter((hit) => !correctsThemselves || !HIDDEN_BY_SELFCORRECTION.has(hit.family))
    .filter((hit) => !isSwallowed(hit, hits))
    .filter(
      (hit) => !HIDDEN_BY_ANSWER.has(hit.family) || !answers.some((answer) => isPartOfAnswer(hit, answer)),
    )
    .sort((left, right) => left.start - right.start || left.end - right.end);
}

const HIDDEN_BY_ANSWER: ReadonlySet<Family> = new Set([
  "rejection",
  "prohibition",
  "dislike",
  "recurrence",
  "neglect",
  "ban",
  "swap",
]);

const HIDDEN_BY_SELFCORRECTION: ReadonlySet<Family> = new Set([
  "rejection",
  "misdirection",
  "contrast",
  "takeback",
  "evaluation",
]);

/** Families whose phrases are too general to swallow what stands inside them. */
const NEVER_SWALLOWS: ReadonlySet<Family> = new Set([
  "answer",
  "inquiry",
  "deixis",
  "tweak",
  "trouble",
  "approval",
  "praise",
  "workflow",
  "taste",
  "guideline",
  "universal",
  "report",
  "opinion",
  "requirement",
  "settled",
  "nextstep",
  "state",
  "norm",
  "restrict",
  "harm",
  "manner",
  "success",
  "minewill",
  "staged",
  "conditional",
  "tag",
  "neg",
  "we",
  "you",
  "me",
  "past",
]);
/** What a longer phrase explains away: “don't” in “I don't want”, “we use” in “could we use”. */
const SWALLOWED: ReadonlySet<Family> = new Set([
  "rejection",
  "prohibition",
  "convention",
  "request",
  "neglect",
  "regression",
  "recurrence",
  "persistence",
  "approval",
  "praise",
  "dislike",
]);

function isSwallowed(hit: Found, hits: readonly Found[]): boolean {
  if (!SWALLOWED.has(hit.family)) return false;
  return hits.some(
    (other) =>
      other.family !== hit.family &&
      !NEVER_SWALLOWS.has(other.family) &&
      (other.family !== "request" || hit.family === "convention") &&
      overlaps(hit, other) &&
      other.end - other.start > hit.end - hit.start,
  );
}

/** “no, thanks” inside the answer, or “no” right before it: “no, no idea”. */
function isPartOfAnswer(hit: Found, answer: Found): boolean {
  const leadsIn = hit.family === "rejection" && hit.end <= answer.start && answer.start - hit.end <= 3;
  const crosses = hit.family === "swap" && hit.start < answer.end && answer.start < hit.end;
  return leadsIn || crosses || overlaps(hit, answer);
}

function overlaps(hit: Found, answer: Found): boolean {
  return hit.start >= answer.start && hit.end <= answer.end;
}

const SENTENCE_END = /[.!?](?=\s)|[\n。！？;]/gu;

function sentenceAt(ends: readonly number[], offset: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const LEAD =
  /^[\s\p{P}\p{S}]*(?:(?:ok|okay|hi|hey|hello|please|so|well|and|um|uh|hmm?|ah|oh|sorry|great|nice|cool|thanks|fine|good|yes|yeah|pls|now)[\s\p{P}]+){0,3}$/u;
const CLAUSE =
  /(?:^|[.!?;:,\n—–()…。！？；：，、-]|\b(?:and|but|so|ok|okay|please|then|also|plus|just|pls|however|because|since|as))[\s\p{P}]*$/u;

function clip(text: string): string {
  if (text.length <= MAX_PROSE) return text;
  const tail = MAX_PROSE / 3;
  return `${text.slice(0, MAX_PROSE - tail)}${" ".repeat(text.length - MAX_PROSE)}${text.slice(-tail)}`;
}
