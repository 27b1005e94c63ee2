import { join } from "node:path";
import { GEMINI_CLI_CAPABILITIES } from "../../../../core/hosts/gemini-cli/capabilities";
import { addHooks, hooksOff, missingHooks, removeHooks } from "../../../../core/hosts/gemini-cli/settings";
import type { HostSettings } from "../host-settings";
import { settingsPath } from "../settings-path";

/** The person's own hooks run without a question of the host; a repository's settings can switch them off. */
export const geminiCliSettings: HostSettings = {
  capabilities: GEMINI_CLI_CAPABILITIES,
  folder: ".gemini",
  program: "gemini",
  path: (where) => settingsPath(GEMINI_CLI_CAPABILITIES.slug, where) ?? "",
  add: addHooks,
  remove: removeHooks,
  missing: missingHooks,
  off: hooksOff,
  sideFiles: (_where, root) =>
    root === null ? [] : [{ path: join(root, ".gemini", "settings.json"), off: hooksOff }],
  afterInstall: [
    "A running session reads its hooks at its start only: restart it.",
    "In a folder that it does not trust it runs no hooks: answer its question about the folder with yes.",
  ],
};
