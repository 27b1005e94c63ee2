import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createTwoFilesPatch } from "diff";
import { type CommandContext, CommandFailure, EXIT } from "../commands/context";
import { codeOf, writePrivate } from "../state/private-file";
import type { HostSettings } from "./host-settings";
import { writeProblem, writeSettings } from "./write-settings";

export type EditOptions = { dryRun: boolean; yes: boolean };

export type Edit = { host: HostSettings; path: string; before: string; after: string; options: EditOptions };

/** What was written where, for the way back; null after a dry run. */
export type Applied = { backup: string | null; wrote: string } | null;

/**
 * Shows a change, asks, keeps a backup and writes. @throws CommandFailure when the person says no, and when the file
 * must not be written
 */
export async function applyEdit(
  context: CommandContext,
  { host, path, before, after, options }: Edit,
): Promise<Applied> {
  context.terminal.say(createTwoFilesPatch(path, path, before, after, "before", "after"));
  const problem = writeProblem(path);
  if (problem) {
    if (!options.dryRun) throw new CommandFailure(`${path}: ${problem}. Nothing was changed.`);
    context.terminal.warn(`${path}: ${problem}.`);
  }
  if (options.dryRun) return null;
  if (!(await agreed(context, options, `Write ${path}?`))) throw new CommandFailure("Nothing was changed.");
  // An empty file is one too, and comes back as one.
  const backup = existsSync(path) ? keepBackup(context, host, before) : null;
  try {
    writeSettings(path, after);
  } catch (error) {
    throw new CommandFailure(`${path} cannot be written (${codeOf(error)}). Nothing was changed.`);
  }
  context.terminal.say(`${host.capabilities.title}: ${path} written.`);
  return { backup, wrote: textDigest(after) };
}

export async function agreed(
  { terminal }: CommandContext,
  { yes }: Pick<EditOptions, "yes">,
  question: string,
): Promise<boolean> {
  if (yes) return true;
  if (!terminal.interactive)
    throw new CommandFailure("Nobody can be asked here. Repeat with --yes, or see --dry-run.", EXIT.usage);
  return terminal.confirm(question);
}

export function textDigest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function keepBackup({ home, now }: CommandContext, { capabilities }: HostSettings, text: string): string {
  const stamp = new Date(now()).toISOString().replace(/[:.]/g, "-");
  const name = `${capabilities.slug}-${stamp}-${textDigest(text).slice(0, 8)}`;
  writePrivate(join(home, "backups", name), text);
  return name;
}
