import { fieldsOf } from "../fields";
import { addGroup, isStrictlyBroken, ourEntries, problemOf, readJson, withoutOurs } from "../json-hooks";
import { shellLauncher } from "../launcher";
import type { SettingsEdit } from "../settings-edit";
import { GEMINI_CLI_CAPABILITIES } from "./capabilities";

/** Shown in the host's list of hooks; a person can switch it off by this name. */
export const HOOK_NAME = "heed";

/**
 * The command of a hook entry. With any exit code of 2 or more the host takes what stands on either stream for a
 * denial, and at a time limit it ends the shell only and waits for whoever still holds the streams. So a missing
 * launcher ends with 0, errors go nowhere, and the shell takes its child with it.
 * @param launcher absolute path of the launcher, or `LAUNCHER_ANYWHERE`
 */
export function hookCommand(launcher: string): string {
  const quoted = shellLauncher(launcher);
  const { slug } = GEMINI_CLI_CAPABILITIES;
  return `[ -x ${quoted} ] || exit 0; exec 3<&0; ${quoted} ${slug} <&3 2>/dev/null & trap 'kill $!' TERM; wait $!; exit 0`;
}

/** The groups of a settings file or of an extension, by event. Time limits are milliseconds here. */
export function hookGroups(command: string): Record<string, unknown[]> {
  return Object.fromEntries(
    GEMINI_CLI_CAPABILITIES.events.map(({ name, timeoutSeconds, matcher }) => {
      const entry = { type: "command", name: HOOK_NAME, command, timeout: timeoutSeconds * 1000 };
      return [name, [{ ...(matcher === undefined ? {} : { matcher }), hooks: [entry] }]];
    }),
  );
}

/**
 * Adds our hook entries to the text of a settings file. Other entries, comments and formatting stay byte for byte; a
 * second run changes nothing; older entries of ours are replaced. What a person switched off stays switched off.
 * @param text present text; the empty string where there is no file
 */
export function addHooks(text: string, launcher: string): SettingsEdit {
  const start = text.trim() === "" ? "{}\n" : text;
  const problem = problemOf(start);
  if (problem) return { ok: false, reason: problem };
  const command = hookCommand(launcher);
  if (
    missingHooks(start, launcher).length === 0 &&
    ourEntries(start).every((ours) => ours.command === command)
  )
    return { ok: true, text: start, changed: start !== text };
  // Each goes in first, so the last to be written stands on top.
  const next = Object.entries(hookGroups(command))
    .reverse()
    .reduce(
      (edited, [event, groups]) => groups.reduce<string>((all, group) => addGroup(all, event, group), edited),
      withoutOurs(start),
    );
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
  const present = ourEntries(text).filter((ours) => ours.command === command);
  return GEMINI_CLI_CAPABILITIES.events
    .filter(
      ({ name, matcher = "" }) => !present.some((ours) => ours.event === name && ours.matcher === matcher),
    )
    .map(({ name }) => name);
}

/** What in a settings file keeps our hooks from running; null when nothing does. */
export function hooksOff(text: string): string | null {
  if (text.trim() !== "" && isStrictlyBroken(text))
    return "Gemini CLI cannot read it: it takes comments, but no trailing comma and no byte order mark";
  const { enabled, disabled } = fieldsOf(fieldsOf(readJson(text)).hooksConfig);
  if (enabled === false) return "hooksConfig.enabled is false";
  return Array.isArray(disabled) && disabled.includes(HOOK_NAME)
    ? `hooksConfig.disabled names ${HOOK_NAME}`
    : null;
}
