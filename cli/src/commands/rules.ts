import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { BundleRule } from "../../../core/bundle/schema";
import type { Moment } from "../../../core/enforcement/schema";
import { readAction } from "../../../core/hosts/claude-code/action";
import { MAX_COMMAND } from "../../../core/shell/parse";
import { explainLines } from "../../../core/verifiers/composite";
import { ruleNumber } from "../person/parse-command";
import { diskPlace } from "../project/disk-place";
import { readText } from "../state/private-file";
import { askRules } from "./ask-rules";
import { type CommandContext, CommandFailure, EXIT } from "./context";
import { requireHere, requireRules } from "./here";
import { pauseLine } from "./pause-line";

/** `heed rules list`: what is in force here, strongest last seen first. Reads only. */
export function listRules(context: CommandContext, options: { json: boolean }): void {
  const { rules, link, muted } = requireRules(context);
  const inForce = rules.filter(({ id }) => !muted.some((rule) => rule.id === id));
  if (options.json) {
    context.terminal.say(JSON.stringify(rules.map((rule) => ({ ...rule, muted: !inForce.includes(rule) }))));
    return;
  }
  const pause = pauseLine(context);
  if (pause) context.terminal.say(`Heed is ${pause}`);
  context.terminal.say(`${inForce.length} rule${inForce.length === 1 ? "" : "s"} in ${link.name}`);
  for (const rule of inForce) {
    const masked = rule.maskedBy === null ? "" : ` (not in force: ${rule.maskedBy})`;
    const check = rule.verifier === null ? " (only a reminder: it has no check)" : "";
    const review = rule.awaitsReview ? " (only observed until you accept it)" : "";
    context.terminal.say(
      `${rule.number.padEnd(6)} ${rule.mode.padEnd(8)} ${rule.statement}${check}${masked}${review}`,
    );
  }
  for (const { number, statement } of muted)
    context.terminal.say(`${number.padEnd(6)} muted    ${statement} (back: heed unmute ${number})`);
}

/** `heed rules show <rule>`. Reads only. */
export function showRule(context: CommandContext, number: string, options: { json: boolean }): void {
  const rule = findRule(context, number);
  if (options.json) {
    context.terminal.say(JSON.stringify(rule));
    return;
  }
  const lines: [string, string | null][] = [
    ["Rule", `${rule.number} (${rule.layer}, version ${rule.version}, ${rule.mode})`],
    ["Says", rule.statement],
    ["Told to agents", rule.instruction],
    ["Instead", rule.remedy],
    ["Words", rule.words ? `“${rule.words.text}”` : null],
    ["Author", [rule.author, ...rule.approvers].join(", ")],
    ["Since", rule.createdAt.slice(0, 10)],
    ["Check", rule.verifier ? "as follows" : "reminder only"],
  ];
  for (const [name, value] of lines) if (value) context.terminal.say(`${name.padEnd(15)} ${value}`);
  for (const line of rule.verifier ? explainLines(rule.verifier) : []) context.terminal.say(`  ${line}`);
}

export type TestOptions = { command?: string; file?: string; text?: string; json: boolean };

/**
 * `heed rules test <rule> "…" | --file …`: the verdict that the hook would give, by the same code.
 * @returns an exit code of 1 when the act would be stopped
 */
export function testRule(context: CommandContext, number: string, options: TestOptions): number {
  const rule = findRule(context, number);
  const moment = momentOf(context, options);
  const { decision, reason } = askRules([rule], moment, context.now());
  const unchecked = decision === "pass" ? unreadIn(moment) : null;
  const verdict = { pass: "passes", remind: "reminds", ask: "asks", deny: "stops" }[decision];
  const told =
    unchecked === null ? `${rule.number} ${verdict}.` : `${rule.number} is unchecked: ${unchecked}`;
  context.terminal.say(
    options.json
      ? JSON.stringify({ decision, reason, ...(unchecked === null ? {} : { unchecked }) })
      : [told, reason].join("\n").trim(),
  );
  return decision === "deny" || decision === "ask" ? EXIT.failed : EXIT.ok;
}

/** Why the hook would know nothing of an act, so that its passing means nothing; null where it reads it. */
function unreadIn(moment: Moment): string | null {
  if (moment.point === "turn_finished" || moment.action.kind !== "shell_command") return null;
  const { command, unparsed, truncated } = moment.action;
  if (truncated || command.length > MAX_COMMAND)
    return `the command is longer than ${MAX_COMMAND / 1024} kB, which is more than the hook reads. It would be let pass.`;
  return unparsed ? "the command cannot be read as Bash. It would be let pass." : null;
}

function findRule(context: CommandContext, given: string): BundleRule {
  const number = ruleNumber(given);
  const rule = requireRules(context).rules.find((candidate) => candidate.number === number);
  if (!rule) throw new CommandFailure(`There is no rule ${given} here. See: heed rules list`);
  return rule;
}

function momentOf(context: CommandContext, { command, file, text }: TestOptions): Moment {
  const { checkout } = requireHere(context);
  const place = diskPlace(checkout.root, context.userHome);
  const { cwd } = context;
  if (command !== undefined) {
    const action = readAction({ name: "Bash", input: { command }, cwd }, place);
    return { point: "action_requested", action };
  }
  if (file === undefined) {
    throw new CommandFailure("Say what to test: a quoted command, or --file PATH.", EXIT.usage);
  }
  const content = text ?? fileContent(context, file);
  // As if the file were written now, so that all its lines are new.
  const action = readAction(
    { name: "Write", input: { file_path: file, content }, cwd },
    { ...place, read: () => null },
  );
  return { point: "action_requested", action };
}

/** A file that is not there yet is one that would be created: its path can be judged, and its text is empty. */
function fileContent({ terminal, cwd }: CommandContext, file: string): string {
  const path = resolve(cwd, file);
  if (!existsSync(path)) {
    terminal.warn(`${file} does not exist: tested as a new, empty file. Give its text with --text.`);
    return "";
  }
  const content = readText(path);
  if (content === null) throw new CommandFailure(`${file} cannot be read. Give its text with --text.`);
  return content;
}
