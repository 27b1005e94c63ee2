import type { HostCapabilities } from "../../../core/hosts/adapter";
import type { SettingsEdit } from "../../../core/hosts/settings-edit";
import { claudeCodeSettings } from "./hosts/claude-code";
import { codexSettings } from "./hosts/codex";
import { dshSettings } from "./hosts/dsh";
import { geminiCliSettings } from "./hosts/gemini-cli";
import type { Where } from "./settings-path";

/** A file beside the settings, of the person or of a repository: where hooks can be switched off, or where the host keeps traces of ours. */
export type SideFile = {
  path: string;
  /** What in it switches the hooks off; null when nothing does. */
  off(text: string): string | null;
  /** Takes out what the host wrote about our entries; uninstall asks it. */
  clean?(text: string): SettingsEdit;
};

/** What the host itself says of our entries: written is not trusted, and trusted is not working. */
export type HostEvidence = { name: string; state: "ok" | "warning" | "failed"; detail: string };

/** Where a question to a host is asked from. */
export type Inspection = Where & { cwd: string; launcher: string };

/** What install, uninstall and doctor do with one host. */
export type HostSettings = {
  capabilities: HostCapabilities;
  /** By these two the host is found: its folder in the home, its program in the path. */
  folder: string;
  program: string;
  /** The file that our entries stand in. */
  path(where: Where): string;
  /** All of them, where a host has several. */
  paths?(where: Where): string[];
  /** What to do where a host has no such file yet. */
  nowhere?: string;
  /** Where our hooks are installed as a plugin of the host; null where they are not. Never beside the settings. */
  plugin?(where: Where): string | null;
  /** The file that a repository's own entries stand in; absent where the host reads none. */
  projectPath?(root: string): string;
  add(text: string, launcher: string): SettingsEdit;
  remove(text: string): SettingsEdit;
  /** Names of events that lack our entry. */
  missing(text: string, launcher: string): string[];
  /** What in the settings file switches the hooks off; null when nothing does. */
  off(text: string): string | null;
  /** @param root of the repository that the person stands in, or null */
  sideFiles(where: Where, root: string | null): SideFile[];
  /** What the person still has to do once the entries are written: one line each. */
  afterInstall: string[];
  /** Puts there what the entries name beside the launcher, and takes it away again. */
  place?(where: Where, launcher: string): void;
  displace?(where: Where): void;
  /** Asks the host what it makes of our entries; absent where a host cannot be asked. */
  inspect?(inspection: Inspection): Promise<HostEvidence[]>;
};

/** Every file of a host that our entries stand in. */
export function settingsFiles(host: HostSettings, where: Where): string[] {
  return host.paths?.(where) ?? [host.path(where)];
}

/** Hosts that can be installed into; a new host is one entry. */
export const HOST_SETTINGS: HostSettings[] = [
  claudeCodeSettings,
  codexSettings,
  geminiCliSettings,
  dshSettings,
];
