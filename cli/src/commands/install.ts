import { applyEdit } from "../install/apply-edit";
import { HOST_SETTINGS } from "../install/host-settings";
import { launcherPath, writeLauncher } from "../install/launcher";
import { MANAGED_SETTINGS } from "../install/managed-settings";
import { migrateHome } from "../install/migrate-home";
import { SETTINGS_VARIABLES } from "../install/settings-path";
import { chosenHosts, type Level, type SettingsTarget, settingsTargets } from "../install/settings-target";
import { noteCreated } from "../install/write-settings";
import { newLink, projectFor } from "../project/resolve-link";
import { noteInstall, readInstalls } from "../state/installs";
import { writeLink } from "../state/links";
import { makeFolder, readText } from "../state/private-file";
import { type CommandContext, CommandFailure, requireHome, requirePerson } from "./context";
import { findHere } from "./here";

export type InstallOptions = {
  host?: string;
  dryRun: boolean;
  yes: boolean;
  homeFolder?: string;
  /** Into the repository's settings instead of the person's own. */
  project?: boolean;
  /** Print what an administrator deploys, and write nothing. */
  managed?: boolean;
};

/** `heed install`: registers the hook with each host found; shows the change and asks before it writes. */
export async function install(given: CommandContext, options: InstallOptions): Promise<void> {
  const context = relocated(given, options.homeFolder);
  if (options.managed) {
    const named = options.host === undefined ? HOST_SETTINGS : chosenHosts(context, options.host);
    for (const { capabilities } of named) sayManaged(context, capabilities);
    return;
  }
  requirePerson(context);
  requireHome(context);
  const hosts = chosenHosts(context, options.host);
  const level: Level = options.project ? "project" : "user";
  const targets: SettingsTarget[] = [];
  for (const host of hosts) {
    const { title } = host.capabilities;
    const plugin = host.plugin?.(context) ?? null;
    const found = settingsTargets(context, host, level);
    if (plugin !== null)
      context.terminal.say(
        `${title}: installed as a plugin already (${plugin}), so its settings stay as they are.`,
      );
    else if (found.length === 0) context.terminal.say(`${title}: ${nowhereWords(host.nowhere, level)}`);
    else targets.push(...found);
  }
  if (!options.dryRun) makeFolder(context.home);
  for (const target of targets) await register(context, target, options);
  if (options.dryRun) return;
  migrateHome(context);
  writeLauncher(context.home, context.program, process.execPath);
  context.terminal.say(`Hook installed in ${context.home}.`);
  for (const host of new Set(targets.map((target) => target.host))) {
    host.place?.(context, launcherPath(context.home));
    for (const line of host.afterInstall) context.terminal.say(`${host.capabilities.title}: ${line}`);
  }
  await offerLink(context);
}

function nowhereWords(nowhere: string | undefined, level: Level): string {
  return level === "project" ? "it has no settings in a repository." : (nowhere ?? "it has no settings.");
}

async function register(
  context: CommandContext,
  { host, path, launcher }: SettingsTarget,
  options: InstallOptions,
): Promise<void> {
  const { slug, title } = host.capabilities;
  const before = readText(path);
  const edit = host.add(before ?? "", launcher);
  if (!edit.ok) throw new CommandFailure(`${path}: ${edit.reason}`);
  const at = context.now();
  if (!edit.changed) {
    context.terminal.say(`${title}: already registered in ${path}.`);
    const isKnown = readInstalls(context.home).some((known) => known.path === path);
    if (!options.dryRun && !isKnown) noteInstall(context.home, { slug, path, at });
    return;
  }
  const applied = await applyEdit(context, { host, path, before: before ?? "", after: edit.text, options });
  if (!applied) return;
  if (before === null) noteCreated(context.home, path);
  noteInstall(context.home, { slug, path, at, ...applied });
}

function sayManaged({ terminal }: CommandContext, { slug, title }: { slug: string; title: string }): void {
  const managed = MANAGED_SETTINGS[slug]?.();
  if (!managed) {
    terminal.say(`${title}: it has no settings for administrators.`);
    return;
  }
  terminal.say(`${title}: ${managed.path}`);
  terminal.say(managed.text);
  for (const line of managed.notes) terminal.say(`${title}: ${line}`);
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

/** `--home DIR` is another person's home: settings and state both lie there. */
export function relocated(context: CommandContext, folder: string | undefined): CommandContext {
  if (folder === undefined) return context;
  const env = { ...context.env };
  for (const name of SETTINGS_VARIABLES) delete env[name];
  return { ...context, env, userHome: folder, home: `${folder.replace(/[\\/]+$/, "")}/.heed` };
}
