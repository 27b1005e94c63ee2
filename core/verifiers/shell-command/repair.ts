import type { Moment } from "../../enforcement/schema";
import type { SimpleCommand } from "../../shell/simple-command";
import { type CommandPattern, matchesCommand, matchesHead } from "../command-pattern";
import { shellOf } from "../evidence";
import type { Misjudged, Repaired, Repairer } from "../repair";
import type { ShellCommandSpec } from "./spec";

type Narrowed = { pattern: CommandPattern; change: string };

/** Shorter beginnings say nothing: `-f`, `in`. */
const MIN_STEM = 4;

/**
 * Mends what a recipe made of commands: an accepted one is told apart from the corrected one by an option or a
 * sub-command of its own; another spelling of a forbidden option is added.
 */
export const repairShellCommand: Repairer<ShellCommandSpec> = {
  judge: (spec, misjudged) =>
    misjudged.expected === "pass" ? narrow(spec, misjudged) : widen(spec, misjudged),
  condense,
};

function narrow(spec: ShellCommandSpec, { moment, counter }: Misjudged): Repaired<ShellCommandSpec> | null {
  const excepted = (command: SimpleCommand) =>
    (spec.except ?? []).some((pattern) => matchesCommand(pattern, command));
  const caught = commandsOf(moment).find(
    (command) => !excepted(command) && spec.forbid.some((pattern) => matchesCommand(pattern, command)),
  );
  if (!caught) return null;
  const corrected = counter ? commandsOf(counter) : [];
  const changes: string[] = [];
  const forbid: CommandPattern[] = [];
  for (const pattern of spec.forbid) {
    if (!matchesCommand(pattern, caught)) {
      forbid.push(pattern);
      continue;
    }
    const other = corrected.find((command) => matchesCommand(pattern, command));
    const narrowed = other && tellApart(pattern, caught, other);
    if (!narrowed) return null;
    forbid.push(narrowed.pattern);
    changes.push(narrowed.change);
  }
  return { spec: { ...spec, forbid }, change: [...new Set(changes)].join(" ") };
}

function tellApart(pattern: CommandPattern, passes: SimpleCommand, stops: SimpleCommand): Narrowed | null {
  const [passing, stopping] = [passes.strictWords[0], stops.strictWords[0]];
  if (passing !== undefined && passing !== stopping && pattern.subcommand === undefined) {
    return {
      pattern: { ...pattern, exceptSubcommand: [...(pattern.exceptSubcommand ?? []), passing] },
      change: `\`${passes.program} ${passing}\` passes.`,
    };
  }
  const flag = passes.flags.find(({ name }) => !stops.flags.some((other) => other.name === name));
  if (!flag || passing !== stopping) return null;
  return {
    pattern: { ...pattern, exceptFlags: [...(pattern.exceptFlags ?? []), flag.name] },
    change: `\`${passes.program}\` passes with \`${flag.name}\`.`,
  };
}

function widen(spec: ShellCommandSpec, { moment }: Misjudged): Repaired<ShellCommandSpec> | null {
  for (const command of commandsOf(moment)) {
    for (const [position, pattern] of spec.forbid.entries()) {
      const alias = flagAlias(pattern, command);
      if (!alias) continue;
      return {
        spec: { ...spec, forbid: spec.forbid.with(position, alias.pattern) },
        change: alias.change,
      };
    }
  }
  return null;
}

/** A longer or shorter spelling of one forbidden option, when everything else of the pattern fits. */
function flagAlias(pattern: CommandPattern, command: SimpleCommand): Narrowed | null {
  const { flags = [], ...rest } = pattern;
  if (flags.length === 0 || !matchesHead(pattern, command) || !matchesCommand(rest, command)) return null;
  const missing = flags.findIndex((wanted) => !matchesCommand({ ...rest, flags: [wanted] }, command));
  const wanted = flags[missing];
  if (wanted === undefined || wanted.includes("=")) return null;
  const alias = command.flags.find(({ name }) =>
    wanted.split("|").some((known) => isSpelling(bare(name), bare(known))),
  );
  if (!alias) return null;
  return {
    pattern: { ...pattern, flags: flags.with(missing, `${wanted}|${alias.name}`) },
    change: `\`${alias.name}\` is stopped like \`${wanted.split("|")[0]}\`.`,
  };
}

function bare(flag: string): string {
  return flag.replace(/^-+/, "");
}

function isSpelling(one: string, other: string): boolean {
  if (one === other || Math.min(one.length, other.length) < MIN_STEM) return false;
  return one.startsWith(other) || other.startsWith(one);
}

/** Patterns that differ in nothing but their programs, or but their sub-commands, are one. */
function condense(spec: ShellCommandSpec): Repaired<ShellCommandSpec> | null {
  if (!Array.isArray(spec.forbid)) return null;
  const forbid = joinBy("program", joinBy("subcommand", spec.forbid));
  if (forbid.length === spec.forbid.length) return null;
  const change = `${spec.forbid.length} patterns are joined to ${forbid.length}.`;
  return { spec: { ...spec, forbid }, change };
}

function joinBy(field: "program" | "subcommand", patterns: readonly CommandPattern[]): CommandPattern[] {
  const joined = new Map<string, CommandPattern>();
  for (const pattern of patterns) {
    const { [field]: names, ...rest } = pattern;
    const key = `${names === undefined} ${JSON.stringify(Object.entries(rest).toSorted())}`;
    const known = joined.get(key);
    const all = [...new Set([...(known?.[field] ?? []), ...(names ?? [])])];
    joined.set(key, names === undefined ? pattern : { ...pattern, [field]: all });
  }
  return [...joined.values()];
}

function commandsOf(moment: Moment): readonly SimpleCommand[] {
  if (moment.point === "turn_finished" || moment.action.kind !== "shell_command") return [];
  return shellOf(moment.action).commands;
}
