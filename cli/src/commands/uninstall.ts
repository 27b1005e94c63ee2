import { rmSync } from "node:fs";
import { join } from "node:path";
import type { SettingsEdit } from "../../../core/hosts/settings-edit";
import { agreed, applyEdit, textDigest } from "../install/apply-edit";
import { HOST_SETTINGS, type HostSettings, settingsFiles } from "../install/host-settings";
import { chosenHosts } from "../install/settings-target";
import { removeCreated } from "../install/write-settings";
import { forgetInstall, readInstalls } from "../state/installs";
import { readText } from "../state/private-file";
import { type CommandContext, CommandFailure, requirePerson } from "./context";
import { type InstallOptions, relocated } from "./install";

export type UninstallOptions = InstallOptions & { purge: boolean };

/** `heed uninstall`: takes the entries out; data stays unless purged. */
export async function uninstall(given: CommandContext, options: UninstallOptions): Promise<void> {
  const context = relocated(given, options.homeFolder);
  requirePerson(context);
  for (const host of chosenHosts(context, options.host)) await removeFrom(context, host, options);
  if (options.dryRun) return;
  if (isAnyLeft(context)) {
    context.terminal.say("Other coding agents still use the hook, so it stays.");
    return;
  }
  for (const folder of ["bin", "lib", "cache"])
    rmSync(join(context.home, folder), { recursive: true, force: true });
  if (options.purge && (await agreed(context, options, `Delete everything in ${context.home}?`))) {
    rmSync(context.home, { recursive: true, force: true });
  }
  context.terminal.say("Heed is uninstalled.");
}

async function removeFrom(
  context: CommandContext,
  host: HostSettings,
  options: UninstallOptions,
): Promise<void> {
  const { slug, title } = host.capabilities;
  const written = readInstalls(context.home).flatMap((known) => (known.slug === slug ? known.path : []));
  for (const path of new Set([...settingsFiles(host, context), ...written])) {
    // What the host keeps about our entries is found by where they stand now.
    const sides = host.sideFiles(context, null);
    await takeOut(context, { host, path, edit: (text) => restored(context, path, text, host), options });
    const left = readText(path);
    if (!options.dryRun && left !== null) removeCreated(context.home, path, left);
    for (const { path: side, clean } of sides)
      if (clean) await takeOut(context, { host, path: side, edit: clean, options });
    if (!options.dryRun) forgetInstall(context.home, path);
  }
  if (!options.dryRun) host.displace?.(context);
  const plugin = host.plugin?.(context) ?? null;
  if (plugin !== null)
    context.terminal.say(`${title}: it is installed as a plugin (${plugin}): remove it in ${title} itself.`);
}

/** A file that still is what install wrote becomes what it was before, byte for byte. */
function restored({ home }: CommandContext, path: string, text: string, host: HostSettings): SettingsEdit {
  const known = readInstalls(home).find((install) => install.path === path);
  const before = known?.backup ? readText(join(home, "backups", known.backup)) : null;
  if (before !== null && known?.wrote === textDigest(text))
    return { ok: true, text: before, changed: before !== text };
  return host.remove(text);
}

/** Entries in the settings of a host that was not named call the launcher still. */
function isAnyLeft(context: CommandContext): boolean {
  const installs = readInstalls(context.home);
  return HOST_SETTINGS.some((host) => {
    const known = installs.flatMap(({ slug, path }) => (slug === host.capabilities.slug ? path : []));
    return [...settingsFiles(host, context), ...known].some((path) => {
      const text = readText(path);
      const edit = text === null ? null : host.remove(text);
      return edit?.ok === true && edit.changed;
    });
  });
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
