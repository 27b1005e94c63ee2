import { conceptSet, findConcepts } from "../topics/find-concepts";
import { literalsIn } from "./literals";

const STEPS: [idea: string, step: string][] = [
  ["test", "test"],
  ["lint", "lint"],
  ["type-check", "types"],
  ["compile", "build"],
  ["format", "format"],
  ["read", "read"],
  ["plan", "plan"],
  ["install", "install"],
  ["changelog", "changelog"],
  ["deploy", "deploy"],
];
const TRIGGERS: [idea: string, trigger: string][] = [
  ["force-push", "force-push"],
  ["pull-request", "pull-request"],
  ["commit", "commit"],
  ["commit-message", "commit"],
  ["push", "push"],
  ["merge", "merge"],
  ["rebase", "rebase"],
  ["deploy", "deploy"],
  ["delete", "delete"],
  ["global-package", "install"],
  ["dependency", "install"],
  ["install", "install"],
  ["refactor", "refactor"],
  ["migration", "migrate"],
  ["finish", "finish"],
  ["claim", "finish"],
  ["reply", "reply"],
  ["edit", "edit"],
  ["create", "create"],
];

/** Literal commands of a text, else the symbolic steps that its words name (`test`, `lint` …). */
export function stepsIn(text: string): string[] {
  const commands = literalsIn(text).filter(({ kind }) => kind === "command");
  if (commands.length > 0) return commands.map(({ text: command }) => command);
  const named = conceptSet(findConcepts(text));
  return STEPS.filter(([idea]) => named.has(idea)).map(([, step]) => step);
}

/** The moments that a text names, most special first: `commit`, `finish`, `edit` … */
export function triggersIn(text: string): string[] {
  const named = conceptSet(findConcepts(text));
  const found = TRIGGERS.filter(([idea]) => named.has(idea)).map(([, trigger]) => trigger);
  const unique = [...new Set(found)];
  return unique.length > 1 ? unique.filter((trigger) => trigger !== "create" && trigger !== "edit") : unique;
}
