import { actionText } from "./action-text";
import { foldText } from "./fold";
import type { Family } from "./lexicon/lexicon";
import { LEXICONS } from "./lexicon/registry";
import { namesOtherNumber, namesOtherValue } from "./other-value";
import { referentOf } from "./referent";
import type { AgentAct, DetectionInput } from "./schema";

/** What the agent just did; the same words mean different things after different acts. */
export type AgentContext = {
  /** The agent did or said something inside the window. */
  hasAct: boolean;
  /** The last turn changed something: files, commands, remote tools. */
  changed: boolean;
  /** The agent ended with a question or an offer. */
  asked: boolean;
  /** The agent said that it is done or that it works. */
  claimed: boolean;
  /** The agent took a role: what is said next is said in a play. */
  plays: boolean;
  /** The agent only explained, listed or answered. */
  answered: boolean;
  /** The message names another value of a kind than the agent's last turn: “left” after “right”. */
  otherValue: boolean;
  /** The message names numbers, and none of those that the agent's last turn names. */
  otherNumber: boolean;
  /** Share of the message's content words that occur in what the agent did or said last. */
  overlap: number;
  /** Share of the message's content words that the person used in the prompt before. */
  repeated: number;
  /** … and how many they are. */
  repeatedWords: number;
  /** … that the agent brought in: they occur in what it did and not in the prompt before. */
  unasked: number;
  /** … that the person had asked for and what the agent did does not name. */
  undone: number;
  /** Folded text of what the agent did and said last. */
  done: string;
  /** Nothing came before this message in its session. */
  isFirst: boolean;
  interrupted: boolean;
  referentEventId: string | null;
};

const MAX_ACT_CHARS = 8192;
const TAIL_CHARS = 400;
const CONTENT_WORD = /[\p{L}\p{N}_]{4,40}/gu;
const CJK_PAIR = /(?=([\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}))/gu;

/**
 * Reads the acts of the window.
 * @param prose folded prose of the message
 */
export function readContext(input: DetectionInput, prose: string, language: string): AgentContext {
  const recent = input.acts.filter((act) => act.turnsAgo === 0);
  const lastTurn = recent.length > 0 ? recent : latestTurn(input.acts);
  const said = lastTurn.findLast((act) => act.message?.trim());
  const message = foldText((said?.message ?? "").slice(-MAX_ACT_CHARS)).text;
  const tail = message.length > TAIL_CHARS ? message.slice(-TAIL_CHARS) : message;
  const words = contentWords(prose);
  const changed = lastTurn.some(isChange) || has(message, language, "agentChanges");
  const done = `${message} ${lastTurn.map(actText).join(" ")}`;
  const doneWords = contentWords(done);
  const priorWords = contentWords(foldText(input.priorPrompts.at(-1) ?? "").text.slice(0, MAX_ACT_CHARS));
  return {
    hasAct: lastTurn.length > 0,
    changed,
    answered: !changed && has(message, language, "agentAnswers"),
    otherValue: namesOtherValue(prose, done),
    otherNumber: namesOtherNumber(prose, done),
    plays: has(message, language, "staged"),
    asked: /[?？]\s*$/u.test(tail) || has(tail, language, "agentAsks"),
    claimed: has(message, language, "agentClaims"),
    overlap: shareOf(words, doneWords),
    repeated: shareOf(words, priorWords),
    repeatedWords: [...words].filter((word) => priorWords.has(word)).length,
    unasked: shareOf(words, doneWords, priorWords),
    undone: shareOf(words, priorWords, doneWords),
    done,
    isFirst: input.acts.length === 0 && input.priorPrompts.length === 0,
    interrupted: input.interruption !== undefined,
    referentEventId:
      (input.interruption?.eventId ??
        referentOf(prose, { changes: lastTurn.filter(isChange), said }) ??
        lastTurn.at(-1)?.eventId) ||
      null,
  };
}

function latestTurn(acts: readonly AgentAct[]): AgentAct[] {
  const nearest = Math.min(...acts.map((act) => act.turnsAgo));
  return acts.filter((act) => act.turnsAgo === nearest);
}

function isChange(act: AgentAct): boolean {
  return act.action !== undefined && act.action.kind !== "file_read" && act.action.kind !== "web";
}

function has(text: string, language: string, family: Family): boolean {
  const languages = language === "en" ? ["en"] : [language, "en"];
  return languages.some((name) => {
    const matcher = LEXICONS.get(name)?.matchers.find((candidate) => candidate.family === family);
    if (!matcher) return false;
    matcher.regex.lastIndex = 0;
    return matcher.regex.test(text);
  });
}

function actText(act: AgentAct): string {
  const action = act.action;
  if (!action) return "";
  const text = actionText(action, { lines: 100, removed: true }).slice(0, MAX_ACT_CHARS);
  return foldText(text).text.replaceAll(/[/\\.-]/g, " ");
}

function contentWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const match of text.matchAll(CONTENT_WORD)) if (!STOP_WORDS.has(match[0])) words.add(stem(match[0]));
  for (const match of text.matchAll(CJK_PAIR)) words.add(match[1] ?? "");
  return words;
}

/** Endings differ between a request and its report (“pad”, “padding”, “padded”): compare by prefix. */
function stem(word: string): string {
  return word.length > 6 ? word.slice(0, Math.max(5, word.length - 3)) : word.slice(0, 5);
}

/** Share of words that occur in `others` and not in `known`. */
function shareOf(
  words: ReadonlySet<string>,
  others: ReadonlySet<string>,
  known?: ReadonlySet<string>,
): number {
  if (words.size === 0) return 0;
  let common = 0;
  for (const word of words) if (others.has(word) && !known?.has(word)) common += 1;
  return common / words.size;
}

const STOP_WORDS = new Set(
  "that this with have from they them then there here what when where which will would could should about your into just like make made want need please also some more only very does done doing because instead always never still again".split(
    " ",
  ),
);
