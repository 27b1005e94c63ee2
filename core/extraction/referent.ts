import type { AgentAction } from "../hook-event/schema";
import { conceptById, findConcepts } from "../topics/find-concepts";
import type { TopicMatch } from "../topics/topic";

/** Values of one dimension that an act used: `npm install x` used `npm` of package-manager[javascript]. */
export function valuesInAct(act: AgentAction | undefined, topic: TopicMatch): string[] {
  if (!act) return [];
  if (topic.key === "indentation") return indentationOf(act);
  const text = textOfAct(act);
  const values = findConcepts(text).flatMap(({ id }) => {
    const choice = conceptById(id)?.choice;
    return choice?.topic === topic.key && choice.subject === topic.subject && choice.value !== topic.value
      ? [choice.value]
      : [];
  });
  if (topic.key === "python-runner" && /(?:^|[\s;&|])python3?\s/u.test(text)) values.push("python");
  return [...new Set(values)].slice(0, 3);
}

/** The words of an act that a wish can be about: the command line, or the added text of a file. */
export function textOfAct(act: AgentAction): string {
  if (act.kind === "shell_command") return act.command.slice(0, 2000);
  if (act.kind === "file_change") return act.addedLines.slice(0, 60).join("\n").slice(0, 4000);
  return "";
}

function indentationOf(act: AgentAction): string[] {
  if (act.kind !== "file_change") return [];
  if (act.addedLines.some((line) => line.startsWith("\t"))) return ["tabs"];
  return act.addedLines.some((line) => line.startsWith("  ")) ? ["spaces"] : [];
}

/** Names an act for “don't do that”: program with sub-command and flags, or the path. Null when it has no name. */
export function nameOfAct(act: AgentAction | undefined): string | null {
  if (act?.kind === "file_change" || act?.kind === "file_read") return act.path;
  if (act?.kind === "mcp") return `${act.server}/${act.tool}`;
  if (act?.kind !== "shell_command") return null;
  const words = act.argv[0] ?? act.command.trim().split(/\s+/);
  const kept = words.filter(
    (word, index) => index === 0 || word.startsWith("-") || (index === 1 && /^[a-z][a-z-]*$/.test(word)),
  );
  return kept.length > 0 ? kept.slice(0, 5).join(" ") : null;
}

/** “that”, “doing this”, “touch it”: words that only point at the act. */
export function isPointing(object: string): boolean {
  return /^(?:(?:do|doing|use|using|run|running|touch|touching|edit|editing) )?(?:that|this|it|them|those|that one|like that)$/iu.test(
    object.trim(),
  );
}
