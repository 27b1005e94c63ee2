import { join } from "node:path";

type Where = { userHome: string; env: Record<string, string | undefined> };

/** Where each host keeps the person's own settings; small, because the hook looks there too. */
const PATHS: Record<string, (where: Where) => string> = {
  "claude-code": ({ userHome, env }) =>
    join(env.CLAUDE_CONFIG_DIR || join(userHome, ".claude"), "settings.json"),
};

/** Null for a host that is not installed into. */
export function settingsPath(slug: string, where: Where): string | null {
  return PATHS[slug]?.(where) ?? null;
}
