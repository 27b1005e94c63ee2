import type { AgentAction } from "../hook-event/schema";
import { conceptSet, findConcepts } from "../topics/find-concepts";
import { actionText } from "./action-text";
import type { AgentAct } from "./schema";

/** Commands that only look, or put what is done in order: who corrects them names them. */
const LOOKS =
  /^(?:git (?:status|diff|log|show|reflog|branch|fetch|add|blame|stash list)|ls|cat|head|tail|pwd|cd|grep|rg|find|which|echo|tree|wc)\b/u;
/** Shorter words are endings and articles in most languages. */
const WORD = /[\p{L}\p{N}_]{3,40}/gu;
const MAX_CHARS = 4096;
const MAX_ACTS = 20;

type LastTurn = {
  /** Acts of the agent's last turn, oldest first, as far as they change something. */
  changes: readonly AgentAct[];
  said: AgentAct | undefined;
};

/**
 * The act that a message is about: the last of those that share the most words or ideas with it, in any language of the
 * glossary; else the last that does more than look; else what the agent said.
 * @param prose the message without code and quotations
 * @returns the id of its event, or null when the turn holds nothing
 */
export function referentOf(prose: string, { changes, said }: LastTurn): string | null {
  const recent = changes.slice(-MAX_ACTS);
  const words = traitsOf(prose);
  let best: { act: AgentAct; common: number } | undefined;
  for (const act of recent) {
    const common = sharedWith(words, act.action);
    if (common > 0 && common >= (best?.common ?? 1)) best = { act, common };
  }
  const does = best?.act ?? recent.findLast(({ action }) => !onlyLooks(action));
  return (does ?? said ?? recent.at(-1))?.eventId ?? null;
}

function onlyLooks(action: AgentAction | undefined): boolean {
  return action?.kind === "shell_command" && LOOKS.test(action.command.trim());
}

function sharedWith(words: ReadonlySet<string>, action: AgentAction | undefined): number {
  if (!action) return 0;
  return [...traitsOf(actionText(action, { lines: 40, removed: false }))].filter((trait) => words.has(trait))
    .length;
}

/** Words of a text and, beside them, the ideas that the glossary knows: “nicht pushen” and `git push` are one. */
function traitsOf(text: string): Set<string> {
  const cut = text.slice(0, MAX_CHARS);
  const words = cut.toLowerCase().match(WORD) ?? [];
  return new Set([...words.filter((word) => !COMMON.has(word)), ...conceptSet(findConcepts(cut))]);
}

const COMMON = new Set(
  "the and not for you don use with from now are was that this all here any only src der die das und nicht les des pas los las que non del per com não что это как".split(
    " ",
  ),
);
