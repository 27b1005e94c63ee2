import { join } from "node:path";

export type Where = { userHome: string; env: Record<string, string | undefined> };

/** Environment names by which a person moves a host's settings. */
export const SETTINGS_VARIABLES = ["CLAUDE_CONFIG_DIR", "CODEX_HOME", "GEMINI_CLI_HOME", "DSH_HOME"] as const;

/** Where each host keeps the person's own settings; small, because the hook looks there too. */
const PATHS: Record<string, (where: Where) => string> = {
  "claude-code": ({ userHome, env }) =>
    join(env.CLAUDE_CONFIG_DIR || join(userHome, ".claude"), "settings.json"),
  codex: (where) => join(codexHome(where), "hooks.json"),
  "gemini-cli": ({ userHome, env }) => join(env.GEMINI_CLI_HOME || userHome, ".gemini", "settings.json"),
};

/** The folder that Codex keeps everything in. */
export function codexHome({ userHome, env }: Where): string {
  return env.CODEX_HOME || join(userHome, ".codex");
}

/** The folder that DeepSeek Harness keeps everything in. */
export function dshHome({ userHome, env }: Where): string {
  return env.DSH_HOME || join(userHome, ".dsh");
}

/** Null for a host that is not installed into. */
export function settingsPath(slug: string, where: Where): string | null {
  return PATHS[slug]?.(where) ?? null;
}
