import { LAUNCHER_ANYWHERE } from "../launcher";
import { CLAUDE_CODE_CAPABILITIES } from "./capabilities";
import { hookCommand } from "./settings";

/** Name of the plugin and of the marketplace that hands it out; `enabledPlugins` holds both. */
export const PLUGIN_NAME = "heed";

const README = `Heed notices when you correct your coding agent and checks its next acts against what you said.

This plugin registers the hooks only. They call ~/.heed/bin/heed-hook, which \`heed install\` of the command line puts
there, and do nothing where it is missing. Sign in and link a repository with \`heed login\` and \`heed link\`. Use the
plugin or the hooks in your settings, not both: \`heed doctor\` tells.
`;

/**
 * The files of a Claude Code plugin with our hooks, by their path in its folder: the other way to install. The folder
 * is a marketplace of its own, so that `claude plugin marketplace add` takes it. It calls the launcher of the person's
 * own Heed and is silent where there is none. Never beside the entries in the settings: the host would run both.
 * @param version of Heed that makes it
 */
export function pluginFiles(version: string): Record<string, string> {
  const description = "Correct your coding agent once.";
  const author = { name: "Heed" };
  return {
    "README.md": README,
    ".claude-plugin/plugin.json": json({ name: PLUGIN_NAME, version, description, author, license: "MIT" }),
    ".claude-plugin/marketplace.json": json({
      ...{ name: PLUGIN_NAME, description, owner: author },
      plugins: [{ name: PLUGIN_NAME, source: "./", description }],
    }),
    "hooks/hooks.json": json({ hooks: pluginHooks() }),
  };
}

/** Our entries by event, for who writes a whole file: a plugin, an administrator. */
export function pluginHooks(): Record<string, unknown[]> {
  const command = hookCommand(LAUNCHER_ANYWHERE);
  return Object.fromEntries(
    CLAUDE_CODE_CAPABILITIES.events.map(({ name, timeoutSeconds: timeout }) => [
      name,
      [{ hooks: [{ type: "command", command, timeout }] }],
    ]),
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
