import { dirname, join } from "node:path";
import { GEMINI_CLI_CAPABILITIES } from "../../../../core/hosts/gemini-cli/capabilities";
import {
  addHooks,
  HOOK_NAME,
  hooksOff,
  missingHooks,
  removeHooks,
} from "../../../../core/hosts/gemini-cli/settings";
import { folderTrust } from "../../../../core/hosts/gemini-cli/trust";
import { ourEntries } from "../../../../core/hosts/json-hooks";
import { resolveLinks } from "../../project/disk-place";
import { readText } from "../../state/private-file";
import type { HostEvidence, HostSettings, Inspection } from "../host-settings";
import { settingsPath, type Where } from "../settings-path";

/** The person's own hooks run without a question of the host; a repository's settings can switch them off. */
export const geminiCliSettings: HostSettings = {
  capabilities: GEMINI_CLI_CAPABILITIES,
  folder: ".gemini",
  program: "gemini",
  path: ownSettings,
  projectPath: (root) => join(root, ".gemini", "settings.json"),
  plugin: extensionFile,
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
  inspect: async (inspection) => [trustOf(inspection)],
};

function ownSettings(where: Where): string {
  return settingsPath(GEMINI_CLI_CAPABILITIES.slug, where) ?? "";
}

/** Our extension, put there by its own installer or by hand; null where there is none. */
function extensionFile(where: Where): string | null {
  const file = join(dirname(ownSettings(where)), "extensions", HOOK_NAME, "hooks", "hooks.json");
  return ourEntries(readText(file) ?? "").length > 0 ? file : null;
}

/** A folder may be trusted and another not, so it is asked for where the person stands. */
function trustOf(inspection: Inspection): HostEvidence {
  const { cwd, env } = inspection;
  const file = ownSettings(inspection);
  const list = env.GEMINI_CLI_TRUSTED_FOLDERS_PATH || join(dirname(file), "trustedFolders.json");
  const trust = folderTrust({
    settings: readText(file) ?? "",
    folders: readText(list) ?? "",
    folder: cwd,
    resolve: resolveLinks,
  });
  if (trust === "trusted") return { name: "trusted", state: "ok", detail: cwd };
  return trust === "asked"
    ? {
        name: "trusted",
        state: "warning",
        detail: `Gemini CLI will ask about ${cwd}: no hook runs before yes`,
      }
    : {
        name: "trusted",
        state: "failed",
        detail: `no hook runs in ${cwd}: change it there with /permissions`,
      };
}
