import type { Severity } from "../rule/schema";
import { CODE_TOPICS } from "./catalog/code";
import { CONDUCT_TOPICS } from "./catalog/conduct";
import { FILE_TOPICS } from "./catalog/files";
import { GIT_TOPICS } from "./catalog/git";
import { PROCESS_TOPICS } from "./catalog/process";
import type { ConceptHit } from "./concept";
import { conceptById, conceptSet, findConcepts } from "./find-concepts";
import { tokenise } from "./tokens";
import type { TopicEntry } from "./topic-entry";

const CATALOG: TopicEntry[] = [
  ...GIT_TOPICS,
  ...PROCESS_TOPICS,
  ...FILE_TOPICS,
  ...CODE_TOPICS,
  ...CONDUCT_TOPICS,
];
/** A named value (`pnpm`) says more than one general idea, less than two. */
const CHOICE_WEIGHT = 1.7;

export type TopicMatch = { key: string; subject: string; weight: number; value?: string };

function entryWeight(entry: TopicEntry, named: Set<string>, form: string | undefined): number {
  if (entry.forms && !(form && entry.forms.includes(form))) return 0;
  const most = entry.when
    .filter((ideas) => ideas.every((idea) => named.has(idea)))
    .reduce((best, ideas) => Math.max(best, ideas.length), 0);
  return most === 0 ? 0 : most + (entry.bonus ?? 0);
}

function subjectOf(entry: TopicEntry, named: Set<string>): string {
  const found = Object.entries(entry.subjects ?? {}).find(([idea]) => named.has(idea));
  return found ? found[1] : entry.key;
}

/** The value with the longest words: “components are functions” says more than “React”. */
function choiceMatch(hits: readonly ConceptHit[]): TopicMatch | null {
  const named = hits.filter(({ id }) => conceptById(id)?.choice && !id.startsWith("speaks:"));
  const longest = [...named].sort((a, b) => b.text.split(" ").length - a.text.split(" ").length)[0];
  const choice = longest && conceptById(longest.id)?.choice;
  return choice
    ? { key: choice.topic, subject: choice.subject, value: choice.value, weight: CHOICE_WEIGHT }
    : null;
}

function withValue(match: TopicMatch, hits: readonly ConceptHit[]): TopicMatch {
  if (match.value !== undefined) return match;
  const own = hits.map(({ id }) => conceptById(id)?.choice).find((choice) => choice?.topic === match.key);
  return own && !match.key.endsWith("-language")
    ? { ...match, subject: own.subject, value: own.value }
    : match;
}

/**
 * Known subject area of a wish by its ideas, or null. `form` admits the areas that only some forms have
 * (a *place* for tests is `file-location`, a *tool* for tests is `test-runner`).
 */
export function matchTopic(hits: readonly ConceptHit[], form?: string): TopicMatch | null {
  const named = conceptSet(hits);
  let best = choiceMatch(hits);
  for (const entry of CATALOG) {
    const weight = entryWeight(entry, named, form);
    if (weight > (best?.weight ?? 0)) best = { key: entry.key, subject: subjectOf(entry, named), weight };
  }
  return best && withValue(best, hits);
}

/** Words that carry no subject; a generic key is made of what is left. */
const EMPTY_WORDS = new Set(
  "here there now today okay just really actually instead rather anymore a an the and or to of in on at for with from by as is are be it its this that these those do don't not no never always please must should shall will would can could may use using we you i me my our your they them then than so just only any every all when while if before after into out up off over now ever again also too still more less most very thing stuff way make sure get let want need have has had put keep go one new each per gets get en de do da el la le lo nada al del du au si se sont est siempre nunca con los las una para por que nicht immer bitte und mit auf der die das den dem im zu pas les des dans avec toujours jamais sempre mai non nunca não os uma com para и в на не всегда никогда".split(
    " ",
  ),
);

/** Stems of a text that carry meaning, without repeats, in order. */
export function contentStems(text: string): string[] {
  const stems = tokenise(text)
    .filter(
      (token) =>
        !EMPTY_WORDS.has(token.text.toLowerCase()) &&
        !EMPTY_WORDS.has(token.stem) &&
        !/^\d+$/.test(token.text),
    )
    .map((token) => token.stem);
  return [...new Set(stems)];
}

/** `phrase:close-cursor-file-socket`: stable for the same words in any order, at most four of them. */
export function phraseKey(text: string): string {
  const stems = contentStems(text).slice(0, 4).sort();
  return `phrase:${stems.join("-") || "wish"}`.slice(0, 80);
}

/**
 * Topic key of a text: a catalog key, or a generic fallback that is the same for the same words.
 * @param form directive form when known
 */
export function topicOf(text: string, form?: string): string {
  return matchTopic(findConcepts(text), form)?.key ?? phraseKey(text);
}

/** Keys of the built-in areas. */
export function builtInTopics(): ReadonlySet<string> {
  return new Set(CATALOG.map(({ key }) => key));
}

/** Severity that wishes of a topic start with; `major` for unknown programs that destroy, else `minor`. */
export function topicSeverity(key: string): Severity {
  const entry = CATALOG.find((candidate) => candidate.key === key && candidate.severity);
  if (entry?.severity) return entry.severity;
  return /^command:(rm|dd|mkfs|shutdown|reboot|kill|killall|pkill|truncate|shred)$/.test(key)
    ? "critical"
    : "minor";
}

/** The polarity that claims of a topic always have, where it can be said both ways. */
export function topicStance(key: string): "require" | "forbid" | undefined {
  return CATALOG.find((candidate) => candidate.key === key && candidate.stance)?.stance;
}

/** Whether unrelated wishes share a topic, so that its key alone does not make two wishes the same. */
export function isBroadTopic(key: string): boolean {
  return CATALOG.some((candidate) => candidate.key === key && candidate.broad === true);
}
