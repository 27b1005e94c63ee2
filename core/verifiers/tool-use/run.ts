import type { EnforcementContext } from "../../enforcement/schema";
import type { AgentAction } from "../../hook-event/schema";
import { mentionsWord } from "../../rule/task-words";
import { matchesCommand } from "../command-pattern";
import { evidenceText, fileChangesOf, shellOf } from "../evidence";
import { matchesAnyGlob } from "../glob";
import { plainToolName, toolNames, usesTool } from "../tool-names";
import type { Finding, VerifierKind } from "../verifier";
import { isTold } from "./is-told";
import type { ToolUseSpec } from "./spec";

const SILENT: Finding = { verdict: "satisfied", relevant: false };
/** Tools by which hosts put a question to the person. */
const ASKS = [
  "askuserquestion",
  "ask_user",
  "ask_user_question",
  "exitplanmode",
  "exit_plan_mode",
  "request_user_input",
];

/** Judges which tools are used (enforcement.md section 2, `tool-use`). */
export const runToolUse: VerifierKind<ToolUseSpec>["run"] = (spec, moment, context) => {
  if (spec.use === "required") return required(spec, moment, context);
  if (moment.point === "turn_finished" || !isMeant(spec, moment.action)) return SILENT;
  if (spec.options && !isTold(spec.options, moment.action, context.host)) return SILENT;
  if (spec.use === "when-asked" && isAsked(spec, context)) return { verdict: "satisfied", relevant: true };
  return { verdict: "violated", relevant: true, evidence: evidenceText(nameOf(moment.action)) };
};

/** The tool: equal keys mean the same wish. */
export function toolUseRelatedKey(spec: ToolUseSpec, action: AgentAction): string | null {
  if (spec.use === "required") return `required ${spec.tools[0]}`;
  return isMeant(spec, action) ? (spec.tools.find((tool) => usesTool([tool], action)) ?? null) : null;
}

function isMeant(spec: ToolUseSpec, action: AgentAction): boolean {
  if (!usesTool(spec.tools, action) || usesTool(spec.except ?? [], action)) return false;
  const { options, files, commands } = spec;
  if (files && !fileChangesOf(action).some(({ path }) => matchesAnyGlob(files, path))) return false;
  if (commands && !runs(action, commands)) return false;
  return options?.some((wanted) => hasOption(wanted, action)) ?? true;
}

function runs(action: AgentAction, patterns: NonNullable<ToolUseSpec["commands"]>): boolean {
  if (action.kind !== "shell_command") return false;
  return shellOf(action).commands.some((command) => patterns.some((one) => matchesCommand(one, command)));
}

/** An option that is left out is below every number. */
function hasOption(
  { name, on, missing, below, above }: NonNullable<ToolUseSpec["options"]>[number],
  action: AgentAction,
): boolean {
  const value = "options" in action ? action.options?.[name] : undefined;
  if (value === undefined || value === false) return missing === true || below !== undefined;
  if (typeof value === "boolean") return on === true;
  return (below !== undefined && value < below) || (above !== undefined && value > above);
}

/** The request names the tool, or a question was put to the person in this task. */
function isAsked(spec: ToolUseSpec, { prompt, steps }: EnforcementContext): boolean {
  const asked = steps.some(
    ({ action, outcome }) => outcome !== "denied" && action.kind === "other" && isQuestion(action),
  );
  if (asked || prompt === undefined) return asked;
  const words = [...spec.tools.flatMap(spokenNames), ...(spec.asked ?? [])];
  return words.some((word) => mentionsWord(prompt, word));
}

function isQuestion(action: AgentAction): boolean {
  return toolNames(action).some((name) => ASKS.includes(name));
}

/** `WebSearch` → `websearch`, `web search`; `github/create_issue` → `github`, `create issue`. */
function spokenNames(tool: string): string[] {
  const [server = "", name] = plainToolName(tool).split("/");
  const words = tool
    .replace(/^.*(?:\/|__)/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
  const spoken = name === undefined ? [server, words] : [server, ...(name === "*" ? [] : [name, words])];
  return spoken.filter((word) => word.length > 1 && !word.includes("*"));
}

function required(
  spec: ToolUseSpec,
  moment: Parameters<VerifierKind<ToolUseSpec>["run"]>[1],
  context: EnforcementContext,
): Finding {
  const before = spec.before ?? "finish";
  const happened = context.steps.filter(({ outcome }) => outcome === "ok" || outcome === "unknown");
  if (moment.point === "turn_finished") {
    if (before !== "finish" || context.planMode) return SILENT;
    return wanting(spec, happened.flatMap(({ action }) => changedFile(spec, action) ?? [])[0], happened);
  }
  if (moment.point !== "action_requested") return SILENT;
  if (before === "change") return wanting(spec, changedFile(spec, moment.action), happened);
  if (before === "commit" && commits(moment.action))
    return wanting(spec, happened.flatMap(({ action }) => changedFile(spec, action) ?? [])[0], happened);
  return SILENT;
}

/** A change asks for the tool; without one nothing is asked. */
function wanting(
  spec: ToolUseSpec,
  changed: string | undefined,
  steps: EnforcementContext["steps"],
): Finding {
  if (changed === undefined) return SILENT;
  if (steps.some(({ action }) => isMeant(spec, action))) return { verdict: "satisfied", relevant: true };
  return { verdict: "violated", relevant: true, evidence: evidenceText(changed) };
}

function changedFile(spec: ToolUseSpec, action: AgentAction): string | undefined {
  return fileChangesOf(action).find(({ path }) => !spec.whenChanged || matchesAnyGlob(spec.whenChanged, path))
    ?.path;
}

function commits(action: AgentAction): boolean {
  if (action.kind !== "shell_command") return false;
  return shellOf(action).commands.some(
    ({ program, strictWords }) => program === "git" && strictWords[0] === "commit",
  );
}

function nameOf(action: AgentAction): string {
  if (action.kind === "mcp") return `${action.server}/${action.tool}`;
  if (action.kind === "other") return action.tool;
  if (action.kind === "web") return action.url ?? action.query ?? "web";
  return action.kind === "shell_command" ? action.command : action.path;
}
