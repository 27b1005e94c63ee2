import { hookState } from "../../../core/enforcement/settings-guard";
import type { HostAdapter } from "../../../core/hosts/adapter";
import { settingsPath } from "../install/settings-path";
import { claim } from "../state/claims";
import { readText } from "../state/private-file";
import type { HookDeps } from "./deps";
import type { HookSession } from "./hook-session";
import { makeEvent } from "./make-event";
import type { HookOutcome } from "./outcome";

/** How many hook entries of ours the person's settings of a host hold. */
export function countHooks(
  adapter: HostAdapter,
  { userHome, env }: Pick<HookDeps, "userHome" | "env">,
): number {
  const path = settingsPath(adapter.capabilities.slug, { userHome, env });
  return hookState((path && readText(path)) ?? "").entries.length;
}

/**
 * Raises an alarm when the settings hold fewer of our entries than when the session began (enforcement.md section 5:
 * lost hooks raise an alarm). Once for each session and number; a host that reloads its hooks calls us no more when
 * all are gone, which `heed doctor` and the server's last event then tell.
 */
export function watchHooks(session: HookSession, outcome: HookOutcome): void {
  const { file, adapter, deps, event, now } = session;
  if (file.hooks === 0) return;
  const left = countHooks(adapter, deps);
  const lost = file.hooks - left;
  if (lost <= 0 || !claim(deps.home, `hooks:${event.session}:${left}`, now)) return;
  const { title } = adapter.capabilities;
  const detail = `${lost} of ${file.hooks} hooks are gone from the settings of ${title}`;
  outcome.answer.personLines.push(`Heed: ${detail}. Put them back: heed install`);
  const note = { type: "alarm", alarm: "hooks_lost", detail } as const;
  const alarm = makeEvent(session, { kind: "client_note", note, at: now + 3 });
  if (alarm) outcome.events.push(alarm);
}
