import { existsSync, realpathSync, renameSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { HostCapabilities } from "../../../core/hosts/adapter";
import { CLAUDE_CODE_CAPABILITIES } from "../../../core/hosts/claude-code/capabilities";
import {
  addHooks,
  hooksDisabled,
  missingHooks,
  removeHooks,
  type SettingsEdit,
} from "../../../core/hosts/claude-code/settings";
import { makeFolder } from "../state/private-file";
import { settingsPath } from "./settings-path";

/** What install, uninstall and doctor do with one host's settings file. */
export type HostSettings = {
  capabilities: HostCapabilities;
  path(where: { userHome: string; env: Record<string, string | undefined> }): string;
  folder: string;
  program: string;
  add(text: string, launcher: string): SettingsEdit;
  remove(text: string): SettingsEdit;
  missing(text: string, launcher: string): string[];
  disabled(text: string): boolean;
  /** Settings of a repository that can switch the person's hooks off. */
  projectFiles: string[];
};

/** Hosts that can be installed into; a new host is one entry. */
export const HOST_SETTINGS: HostSettings[] = [
  {
    capabilities: CLAUDE_CODE_CAPABILITIES,
    path: (where) => settingsPath(CLAUDE_CODE_CAPABILITIES.slug, where) ?? "",
    folder: ".claude",
    program: "claude",
    add: addHooks,
    remove: removeHooks,
    missing: missingHooks,
    disabled: hooksDisabled,
    projectFiles: [".claude/settings.json", ".claude/settings.local.json"],
  },
];

/** A host is there when it has a folder in the home or a program in the path. */
export function isHostPresent(
  { folder, program }: HostSettings,
  { userHome, env }: { userHome: string; env: Record<string, string | undefined> },
): boolean {
  if (existsSync(join(userHome, folder))) return true;
  return (env.PATH ?? "").split(delimiter).some((entry) => entry !== "" && existsSync(join(entry, program)));
}

/** Replaces a settings file in one step, through a link, with the mode that it had. */
export function writeSettings(path: string, text: string): void {
  const target = existsSync(path) ? realpathSync(path) : path;
  if (!existsSync(dirname(target))) makeFolder(dirname(target));
  const mode = statSync(target, { throwIfNoEntry: false })?.mode ?? 0o600;
  const draft = `${target}.heed-${process.pid}`;
  writeFileSync(draft, text, { mode: mode & 0o777, flag: "wx" });
  renameSync(draft, target);
}
