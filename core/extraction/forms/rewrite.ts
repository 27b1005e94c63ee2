import type { AgentAction } from "../../hook-event/schema";
import { conceptById, findConcepts } from "../../topics/find-concepts";
import { textOfAct } from "../referent";

const FENCED = /```[^\n]*\n([\s\S]*?)(?:```|$)/u;
const CONVENTIONAL =
  /^(?:feat|fix|docs|chore|refactor|test|perf|build|ci|style|revert)(?:\([\w./-]+\))?!?: [^\n]{3,}$/u;
/** Values that show in code itself; the rest of the vocabulary is too easily a name there. */
const VISIBLE = new Set([
  "async-style",
  "logging",
  "date-library",
  "http-client",
  "validation-library",
  "test-runner",
  "state-library",
]);

function valuesIn(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const { id } of findConcepts(text)) {
    const choice = conceptById(id)?.choice;
    if (choice && VISIBLE.has(choice.topic) && !values.has(choice.topic))
      values.set(choice.topic, choice.value);
  }
  if (/\.then\(/u.test(text) && !/\bawait\b/u.test(text)) values.set("async-style", ".then");
  if (/\bawait\b/u.test(text)) values.set("async-style", "async/await");
  return values;
}

/**
 * The wish that a rewrite shows without saying it: a convention in which the person's text differs from the agent's.
 * @returns a sentence for the grammar, or null when nothing of the kind shows
 */
export function wishOfRewrite(
  message: string,
  act: AgentAction | undefined,
  agentText: string | undefined,
): string | null {
  if (CONVENTIONAL.test(message.trim())) return "Commit messages follow Conventional Commits";
  const code = FENCED.exec(message)?.[1];
  if (code === undefined) return null;
  const before = valuesIn(`${act ? textOfAct(act) : ""}\n${agentText ?? ""}`);
  for (const [topic, value] of valuesIn(code)) {
    const old = before.get(topic);
    if (old !== undefined && old !== value) return `Use ${value}, not ${old}`;
  }
  return null;
}
