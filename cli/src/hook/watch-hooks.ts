import { hookState } from "../../../core/enforcement/settings-guard";
import type { HostAdapter } from "../../../core/hosts/adapter";
import { settingsPath } from "../install/settings-path";
import { claim } from "../state/claims";
import { readText } from "../state/private-file";
import type { HookDeps } from "./deps";
import type { HookSession } from "./hook-session";

/** How many hook entries of ours the person's settings of a host hold. */
export function countHooks(
  adapter: HostAdapter,
  { userHome, env }: Pick<HookDeps, "userHome" | "env">,
): number {
  const path = settingsPath(adapter.capabilities.slug, { userHome, env });
  return hookState((path && readText(path)) ?? "").entries.length;
}

/**
 * Whether the settings hold fewer of our entries than when the session began (enforcement.md section 5: lost hooks
 * raise an alarm). Once for each session and number; a host that reloads its hooks calls us no more when all are
 * gone, which `heed doctor` and the server's last event then tell.
 * @returns what to tell, or null
 */
export function lostHooks({ file, adapter, deps, event, now }: HookSession): string | null {
  if (file.hooks === 0) return null;
  const left = countHooks(adapter, deps);
  const lost = file.hooks - left;
  if (lost <= 0 || !claim(deps.home, `hooks:${event.session}:${left}`, now)) return null;
  return `${lost} of ${file.hooks} hooks are gone from the settings of ${adapter.capabilities.title}`;
}
