import { CLAUDE_CODE_CAPABILITIES } from "../../../core/hosts/claude-code/capabilities";
import { pluginHooks } from "../../../core/hosts/claude-code/plugin";
import { CODEX_CAPABILITIES } from "../../../core/hosts/codex/capabilities";
import { addHooks } from "../../../core/hosts/codex/settings";
import { GEMINI_CLI_CAPABILITIES } from "../../../core/hosts/gemini-cli/capabilities";
import { hookCommand, hookGroups } from "../../../core/hosts/gemini-cli/settings";
import { LAUNCHER_ANYWHERE } from "../../../core/hosts/launcher";

/** What an administrator puts on machines: a file, what it holds, and what has to be known about it. */
export type ManagedSettings = { path: string; text: string; notes: string[] };

const OWN_CLI =
  "Each person still runs heed login and heed install once: the entries call that person's own ~/.heed/bin/heed-hook, and are silent where there is none.";

/** By the host's word on the command line; a host without settings for administrators is not in it. */
export const MANAGED_SETTINGS: Record<string, () => ManagedSettings> = {
  [CLAUDE_CODE_CAPABILITIES.slug]: () => ({
    path: "/etc/claude-code/managed-settings.json",
    text: json({ hooks: pluginHooks() }),
    notes: [
      "No repository's disableAllHooks switches these off.",
      "Where the persons' own settings hold the entries too, each hook runs twice; Heed counts it once.",
      OWN_CLI,
    ],
  }),
  [GEMINI_CLI_CAPABILITIES.slug]: () => ({
    path: "/etc/gemini-cli/settings.json",
    text: json({ hooks: hookGroups(hookCommand(LAUNCHER_ANYWHERE)) }),
    notes: ["The folder must be writable by root only, or Gemini CLI skips the file.", OWN_CLI],
  }),
  [CODEX_CAPABILITIES.slug]: () => {
    const made = addHooks("", LAUNCHER_ANYWHERE);
    return {
      path: "~/.codex/hooks.json",
      text: made.ok ? made.text : "",
      notes: [
        "Put it into each person's own Codex folder: hooks by requirements.toml were not tried with this version of Heed.",
        "Codex runs a hook only once that person has trusted it.",
        OWN_CLI,
      ],
    };
  },
};

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
