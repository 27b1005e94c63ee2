import { rmSync } from "node:fs";
import { join } from "node:path";
import { createTwoFilesPatch } from "diff";
import type { SettingsEdit } from "../../../core/hosts/settings-edit";
import { isHostPresent } from "../install/find-host";
import { HOST_SETTINGS, type HostSettings } from "../install/host-settings";
import { launcherPath, writeLauncher } from "../install/launcher";
import { SETTINGS_VARIABLES } from "../install/settings-path";
import { noteCreated, removeCreated, writeSettings } from "../install/write-settings";
import { newLink, projectFor } from "../project/resolve-link";
import { writeLink } from "../state/links";
import { makeFolder, readText, writePrivate } from "../state/private-file";
import { type CommandContext, CommandFailure, EXIT, requireHome, requirePerson } from "./context";
import { findHere } from "./here";

export type InstallOptions = { host?: string; dryRun: boolean; yes: boolean; homeFolder?: string };

/** `heed install`: registers the hook with each host found; shows the change and asks before it writes. */
export async function install(given: CommandContext, options: InstallOptions): Promise<void> {
  const context = relocated(given, options.homeFolder);
  requirePerson(context);
  requireHome(context);
  const hosts = chosenHosts(context, options.host);
  const launcher = launcherPath(context.home);
  if (!options.dryRun) makeFolder(context.home);
  for (const host of hosts) {
    const path = host.path(context);
    const before = readText(path);
    const edit = host.add(before ?? "", launcher);
    if (!edit.ok) throw new CommandFailure(`${path}: ${edit.reason}`);
    if (!edit.changed) context.terminal.say(`${host.capabilities.title}: already registered in ${path}.`);
    else {
      await applyEdit(context, { host, path, before: before ?? "", after: edit.text, options });
      if (before === null && !options.dryRun) noteCreated(context.home, path);
    }
  }
  if (options.dryRun) return;
  writeLauncher(context.home, context.program, process.execPath);
  context.terminal.say(`Hook installed in ${context.home}.`);
  for (const { capabilities, afterInstall } of hosts)
    for (const line of afterInstall) context.terminal.say(`${capabilities.title}: ${line}`);
  await offerLink(context);
}

/** Installing inside a repository is a good moment to link it; without an answer nothing is (trust.md section 1). */
async function offerLink(context: CommandContext): Promise<void> {
  const { home, terminal, now } = context;
  const here = findHere(context);
  if (!terminal.interactive || here?.linked.state !== "unlinked") return;
  const found = projectFor(home, here.facts);
  if (!found) return;
  const { name } = found.project;
  if (!(await terminal.confirm(`Link ${here.checkout.root} to ${name} on ${found.origin}?`))) return;
  const link = newLink(home, { ...found, checkout: here.facts, now: now() });
  writeLink(home, here.checkout.commonFolder, link);
  terminal.say(`Linked to ${name}. heed unlink takes it back.`);
}

export type UninstallOptions = InstallOptions & { purge: boolean };

/** `heed uninstall`: takes the entries out; data stays unless purged. */
export async function uninstall(given: CommandContext, options: UninstallOptions): Promise<void> {
  const context = relocated(given, options.homeFolder);
  requirePerson(context);
  for (const host of chosenHosts(context, options.host)) {
    const path = host.path(context);
    // What the host keeps about our entries is found by where they stand now.
    const sides = host.sideFiles(context, null);
    await takeOut(context, { host, path, edit: host.remove, options });
    const left = readText(path);
    if (!options.dryRun && left !== null) removeCreated(context.home, path, left);
    for (const { path: side, clean } of sides)
      if (clean) await takeOut(context, { host, path: side, edit: clean, options });
  }
  if (options.dryRun) return;
  for (const folder of ["bin", "lib", "cache"])
    rmSync(join(context.home, folder), { recursive: true, force: true });
  if (options.purge && (await agreed(context, options, `Delete everything in ${context.home}?`))) {
    rmSync(context.home, { recursive: true, force: true });
  }
  context.terminal.say("Heed is uninstalled.");
}

type Removal = {
  host: HostSettings;
  path: string;
  edit(text: string): SettingsEdit;
  options: InstallOptions;
};

async function takeOut(context: CommandContext, { host, path, edit, options }: Removal): Promise<void> {
  const before = readText(path);
  if (before === null) return;
  const done = edit(before);
  if (!done.ok) throw new CommandFailure(`${path}: ${done.reason}`);
  if (!done.changed) context.terminal.say(`${host.capabilities.title}: nothing of Heed in ${path}.`);
  else await applyEdit(context, { host, path, before, after: done.text, options });
}

type Edit = { host: HostSettings; path: string; before: string; after: string; options: InstallOptions };

async function applyEdit(
  context: CommandContext,
  { host, path, before, after, options }: Edit,
): Promise<void> {
  context.terminal.say(createTwoFilesPatch(path, path, before, after, "before", "after"));
  if (options.dryRun) return;
  if (!(await agreed(context, options, `Write ${path}?`))) throw new CommandFailure("Nothing was changed.");
  if (before !== "") keepBackup(context, host, before);
  writeSettings(path, after);
  context.terminal.say(`${host.capabilities.title}: ${path} written.`);
}

function keepBackup({ home, now }: CommandContext, { capabilities }: HostSettings, text: string): void {
  const stamp = new Date(now()).toISOString().replace(/[:.]/g, "-");
  writePrivate(join(home, "backups", `${capabilities.slug}-${stamp}`), text);
}

async function agreed(
  { terminal }: CommandContext,
  { yes }: InstallOptions,
  question: string,
): Promise<boolean> {
  if (yes) return true;
  if (!terminal.interactive)
    throw new CommandFailure("Nobody can be asked here. Repeat with --yes, or see --dry-run.", EXIT.usage);
  return terminal.confirm(question);
}

function chosenHosts(context: CommandContext, name: string | undefined): HostSettings[] {
  if (name === undefined) {
    const present = HOST_SETTINGS.filter((host) => isHostPresent(host, context));
    if (present.length > 0) return present;
    throw new CommandFailure("No coding agent was found. Name one: heed install --host claude-code");
  }
  const hosts = HOST_SETTINGS.filter(({ capabilities }) =>
    [capabilities.slug, capabilities.host].includes(name),
  );
  if (hosts.length > 0) return hosts;
  const known = HOST_SETTINGS.map(({ capabilities }) => capabilities.slug).join(", ");
  throw new CommandFailure(`Heed knows no host “${name}”. Known: ${known}.`, EXIT.usage);
}

/** `--home DIR` is another person's home: settings and state both lie there. */
function relocated(context: CommandContext, folder: string | undefined): CommandContext {
  if (folder === undefined) return context;
  const env = { ...context.env };
  for (const name of SETTINGS_VARIABLES) delete env[name];
  return { ...context, env, userHome: folder, home: join(folder, ".heed") };
}
