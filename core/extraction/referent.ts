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

const INSTALLS = /^(?:install|i|add|get|require|in|ci)$/;

/** What a name is in an act: a module that is imported or installed, a program that is run, or any tool. */
export function kindInAct(act: AgentAction | undefined, name: string): "import" | "command" | "tool" {
  if (act?.kind === "shell_command") {
    const lines = act.argv.length > 0 ? act.argv : [act.command.trim().split(/\s+/)];
    if (lines.some(([program = ""]) => program.split("/").at(-1)?.toLowerCase() === name)) return "command";
    const adds = (words: readonly string[]): boolean =>
      words.slice(1, 4).some((word) => INSTALLS.test(word)) &&
      words.some((word) => word.toLowerCase().replace(/(?<=.)@.*$|[=<>~!].*$/u, "") === name);
    return lines.some(adds) ? "import" : "tool";
  }
  if (act?.kind !== "file_change") return "tool";
  const quoted = name.replace(/[^\w]/g, "\\$&");
  const imported = new RegExp(
    `\\b(?:import|from|require|use|include)\\b[^\\n]*(?:^|[\\s"'\`(<])${quoted}(?![\\w-])`,
    "iu",
  );
  const inManifest = new RegExp(`^\\s*["']?${quoted}["']?\\s*(?::|=|[<>~]=|$)`, "iu");
  const manifest = /(?:package\.json|requirements[\w.-]*\.txt|pyproject\.toml|Cargo\.toml|Gemfile)$/u.test(
    act.path,
  );
  return act.addedLines.some((line) => imported.test(line) || (manifest && inManifest.test(line)))
    ? "import"
    : "tool";
}
