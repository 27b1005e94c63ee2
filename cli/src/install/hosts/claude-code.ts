import { join } from "node:path";
import { CLAUDE_CODE_CAPABILITIES } from "../../../../core/hosts/claude-code/capabilities";
import { enabledPlugin } from "../../../../core/hosts/claude-code/enabled-plugin";
import { addHooks, hooksOff, missingHooks, removeHooks } from "../../../../core/hosts/claude-code/settings";
import { readText } from "../../state/private-file";
import type { HostSettings } from "../host-settings";
import { settingsPath } from "../settings-path";

export const claudeCodeSettings: HostSettings = {
  capabilities: CLAUDE_CODE_CAPABILITIES,
  folder: ".claude",
  program: "claude",
  path: (where) => settingsPath(CLAUDE_CODE_CAPABILITIES.slug, where) ?? "",
  projectPath: (root) => join(root, ".claude", "settings.json"),
  plugin: (where) => enabledPlugin(readText(settingsPath(CLAUDE_CODE_CAPABILITIES.slug, where) ?? "") ?? ""),
  add: addHooks,
  remove: removeHooks,
  missing: missingHooks,
  off: hooksOff,
  sideFiles: (_where, root) =>
    root === null
      ? []
      : ["settings.json", "settings.local.json"].map((name) => ({
          path: join(root, ".claude", name),
          off: hooksOff,
        })),
  afterInstall: ["Running sessions take it up at their next event."],
};
