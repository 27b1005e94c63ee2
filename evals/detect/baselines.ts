import { detect } from "../../core/correction/detect";
import { bandedLevenshtein } from "../../core/correction/levenshtein";
import type { DetectionInput } from "../../core/correction/schema";
import { type CorpusCase, toDetectionInput } from "./corpus-case";

/** The seed's own examples of negation phrases, as words; it names no others. */
const SEED_WORDS = /(?<![\p{L}\p{N}])(?:no|actually|don['’]?t|stop|instead)(?![\p{L}\p{N}])/iu;
const FENCE = /```[^\n`]*\n([\s\S]*?)```/;
const COMMAND = /^\s*(?:[!$❯>]\s*)?([a-z][\w.-]*)\s+(\S.*)$/im;
/** What a plain list of words holds that many tools ship: rejections in twelve languages. */
const WORDS =
  /(?<![\p{L}\p{N}])(?:no|nope|not|don['’]?t|stop|wrong|instead|incorrect|actually|never|undo|revert|nein|nicht|falsch|non|pas|arrête|faux|não|errado|pare|mal|nunca|sbagliato|mai|нет|не|неправильно|стоп|ne|špatně|nie|źle|nee|fout)(?![\p{L}\p{N}])|不要|不对|不是|错|别|違|じゃない|ではなく|やめて|아니|말고|하지\s?마/iu;

/** The four triggers of active-learning.txt, Definition “Correction Signal”, taken at their word. */
export type SeedTrigger = "negation" | "edit_distance" | "tool_override" | "rewrite";

/**
 * Which of the seed's triggers fire. Settled here: `m_{t-2}` is the agent's preceding response; an empty response and an
 * empty message never fire; a distance of exactly 0.3 and a difference of exactly 50 % do not fire; without an agent
 * call there is nothing to contradict.
 */
export function seedTriggers(corpusCase: CorpusCase): SeedTrigger[] {
  const fired: SeedTrigger[] = [];
  if (SEED_WORDS.test(corpusCase.message)) fired.push("negation");
  if (isEdited(corpusCase.message, corpusCase.agent_text ?? "")) fired.push("edit_distance");
  if (contradictsCall(corpusCase)) fired.push("tool_override");
  if (rewritesCode(corpusCase.message, corpusCase.agent_text ?? "")) fired.push("rewrite");
  return fired;
}

/** True when the message holds a word of a plain list, wherever it stands. */
export function hasListedWord(corpusCase: CorpusCase): boolean {
  return WORDS.test(corpusCase.message);
}

/** The detector when it does not know what came before. */
export function detectWithoutContext(corpusCase: CorpusCase): ReturnType<typeof detect> {
  const input = toDetectionInput(corpusCase);
  const blind: DetectionInput = { message: input.message, author: input.author, acts: [], priorPrompts: [] };
  return detect(blind);
}

/** The detector when it knows what the agent said and not what people did: no interruption, call, text or prompt. */
export function detectWithoutBehaviour(corpusCase: CorpusCase): ReturnType<typeof detect> {
  const input = toDetectionInput(corpusCase);
  return detect({
    message: input.message,
    author: input.author,
    acts: input.acts.filter((act) => act.eventId.endsWith(":act")),
    priorPrompts: [],
  });
}

function isEdited(message: string, response: string): boolean {
  if (message === "" || response === "") return false;
  const limit = Math.ceil(response.length * 0.3) - 1;
  return bandedLevenshtein(message, response, limit) <= limit;
}

function rewritesCode(message: string, response: string): boolean {
  const theirs = lines(FENCE.exec(message)?.[1] ?? "");
  const its = lines(FENCE.exec(response)?.[1] ?? "");
  if (theirs.length === 0 || its.length === 0) return false;
  const kept = its.filter((line) => theirs.includes(line)).length;
  return (its.length - kept) / its.length > 0.5;
}

function contradictsCall(corpusCase: CorpusCase): boolean {
  const call = corpusCase.agent_tool_calls?.at(-1)?.tool_input.command;
  const typed = COMMAND.exec(corpusCase.message);
  const own = typeof call === "string" ? COMMAND.exec(call) : null;
  return typed !== null && own !== null && typed[1] === own[1] && typed[2] !== own[2];
}

function lines(code: string): string[] {
  return code
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
