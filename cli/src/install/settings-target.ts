import { LAUNCHER_ANYWHERE } from "../../../core/hosts/launcher";
import { type CommandContext, CommandFailure, EXIT } from "../commands/context";
import { requireHere } from "../commands/here";
import { isHostPresent } from "./find-host";
import { HOST_SETTINGS, type HostSettings, settingsFiles } from "./host-settings";
import { launcherPath } from "./launcher";

/** Whose settings are written: the person's own, or those of the repository that they stand in. */
export type Level = "user" | "project";

/** A settings file to write to, and the launcher that its entries call. */
export type SettingsTarget = { host: HostSettings; path: string; launcher: string };

/**
 * The hosts that a person means. @param name of one; left out, all that are there
 * @throws CommandFailure where there is none
 */
export function chosenHosts(context: CommandContext, name: string | undefined): HostSettings[] {
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

/** The files of a host that an install or uninstall is about. @throws CommandFailure outside a repository */
export function settingsTargets(context: CommandContext, host: HostSettings, level: Level): SettingsTarget[] {
  if (level === "user") {
    const launcher = launcherPath(context.home);
    return settingsFiles(host, context).map((path) => ({ host, path, launcher }));
  }
  const path = host.projectPath?.(requireHere(context).checkout.root);
  // A repository is read by others too, whose launcher lies elsewhere.
  return path === undefined ? [] : [{ host, path, launcher: LAUNCHER_ANYWHERE }];
}
