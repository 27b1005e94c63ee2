import { fieldsOf } from "../fields";
import { addGroup, ourEntries, problemOf, readJson, withoutOurs } from "../json-hooks";
import { shellLauncher } from "../launcher";
import type { SettingsEdit } from "../settings-edit";
import { CLAUDE_CODE_CAPABILITIES } from "./capabilities";

/**
 * The guarded command of a hook entry: a missing launcher is silence and exit 0, and a failing one too. The
 * definition never changes: fixed path, no version, no token.
 * @param launcher absolute path of the launcher, or `LAUNCHER_ANYWHERE`
 */
export function hookCommand(launcher: string): string {
  const quoted = shellLauncher(launcher);
  return `[ -x ${quoted} ] && ${quoted} ${CLAUDE_CODE_CAPABILITIES.slug} || exit 0`;
}

/**
 * Adds our hook entries to the text of a settings file. Other entries, comments and formatting stay byte for
 * byte; a second run changes nothing; older entries of ours are replaced.
 * @param text present text; the empty string where there is no file
 */
export function addHooks(text: string, launcher: string): SettingsEdit {
  const command = hookCommand(launcher);
  const start = text.trim() === "" ? "{}\n" : text;
  const problem = problemOf(start);
  if (problem) return { ok: false, reason: problem };
  if (
    missingHooks(start, launcher).length === 0 &&
    ourEntries(start).every((entry) => entry.command === command)
  ) {
    return { ok: true, text: start, changed: start !== text };
  }
  let next = withoutOurs(start);
  // Each goes in first, so the last to be written stands on top.
  for (const event of [...CLAUDE_CODE_CAPABILITIES.events].reverse()) {
    const entry = { type: "command", command, timeout: event.timeoutSeconds };
    next = addGroup(next, event.name, { hooks: [entry] });
  }
  return { ok: true, text: next, changed: next !== text };
}

/** Takes our entries out again; groups and events that only held ours go with them. */
export function removeHooks(text: string): SettingsEdit {
  const problem = problemOf(text);
  if (problem) return { ok: false, reason: problem };
  const next = withoutOurs(text);
  return { ok: true, text: next, changed: next !== text };
}

/** Names of events that lack our entry: what an alarm, doctor and self-protection ask. */
export function missingHooks(text: string, launcher: string): string[] {
  const command = hookCommand(launcher);
  const present = new Set(
    ourEntries(text).flatMap((entry) => (entry.command === command ? [entry.event] : [])),
  );
  return CLAUDE_CODE_CAPABILITIES.events.map(({ name }) => name).filter((name) => !present.has(name));
}

/** What in the file switches all hooks off; null when nothing does. */
export function hooksOff(text: string): string | null {
  return fieldsOf(readJson(text)).disableAllHooks === true ? "disableAllHooks is set" : null;
}
