import { findNodeAtLocation, type JSONPath, type Node, type ParseError, parse } from "jsonc-parser";
import { fieldsOf, textOf } from "../fields";
import { insertItem, insertProperty, jsonTree, removeChild } from "../json-splice";
import type { SettingsEdit } from "../settings-edit";
import { CLAUDE_CODE_CAPABILITIES } from "./capabilities";

/** What marks an entry as ours, whatever folder it points to. */
const LAUNCHER = /[\\/]heed-hook(?=['"\s]|$)/;

/**
 * The guarded command of a hook entry: a missing launcher is silence and exit 0, and a failing one too. The
 * definition never changes: fixed path, no version, no token.
 * @param launcher absolute path of the launcher
 */
export function hookCommand(launcher: string): string {
  const quoted = `'${launcher.replaceAll("'", `'\\''`)}'`;
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
  const removed = removeHooks(start);
  if (!removed.ok) return removed;
  let next = removed.text;
  // Each goes in first, so the last to be written stands on top.
  for (const event of [...CLAUDE_CODE_CAPABILITIES.events].reverse()) {
    const entry = { type: "command", command, timeout: event.timeoutSeconds };
    next = addEntry(next, event.name, { hooks: [entry] });
  }
  return { ok: true, text: next, changed: next !== text };
}

/** Takes our entries out again; groups and events that only held ours go with them. */
export function removeHooks(text: string): SettingsEdit {
  const problem = problemOf(text);
  if (problem) return { ok: false, reason: problem };
  let next = text;
  for (const entry of ourEntries(next).reverse()) next = removeEntry(next, entry);
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
  return fieldsOf(parse(text)).disableAllHooks === true ? "disableAllHooks is set" : null;
}

type Entry = { event: string; group: number; index: number; command: string };

function ourEntries(text: string): Entry[] {
  const hooks = fieldsOf(fieldsOf(parse(text)).hooks);
  return Object.entries(hooks).flatMap(([event, groups]) =>
    Array.isArray(groups) ? groups.flatMap((group, position) => ofGroup(event, group, position)) : [],
  );
}

function ofGroup(event: string, group: unknown, position: number): Entry[] {
  const list = fieldsOf(group).hooks;
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return entries.flatMap((entry, index) => {
    const command = textOf(fieldsOf(entry).command) ?? "";
    return LAUNCHER.test(command) ? [{ event, group: position, index, command }] : [];
  });
}

function addEntry(text: string, event: string, group: unknown): string {
  const root = jsonTree(text);
  const hooks = root && findNodeAtLocation(root, ["hooks"]);
  if (root && !hooks) return insertProperty(text, root, { key: "hooks", value: { [event]: [group] } });
  const groups = root && findNodeAtLocation(root, ["hooks", event]);
  if (groups?.type === "array") return insertItem(text, groups, group);
  return hooks ? insertProperty(text, hooks, { key: event, value: [group] }) : text;
}

/** Takes an entry out, then whatever it leaves empty: its group, its event, `hooks` itself. */
function removeEntry(text: string, { event, group, index }: Entry): string {
  let next = removeAt(text, ["hooks", event, group, "hooks"], index);
  if (isEmptyAt(next, ["hooks", event, group, "hooks"])) next = removeAt(next, ["hooks", event], group);
  if (isEmptyAt(next, ["hooks", event])) next = removeKey(next, ["hooks"], event);
  return isEmptyAt(next, ["hooks"]) ? removeKey(next, [], "hooks") : next;
}

function removeAt(text: string, path: JSONPath, index: number): string {
  const container = nodeAt(text, path);
  return container ? removeChild(text, container, index) : text;
}

function removeKey(text: string, path: JSONPath, key: string): string {
  const container = nodeAt(text, path);
  const index = container?.children?.findIndex((property) => property.children?.[0]?.value === key) ?? -1;
  return container && index >= 0 ? removeChild(text, container, index) : text;
}

function isEmptyAt(text: string, path: JSONPath): boolean {
  return nodeAt(text, path)?.children?.length === 0;
}

function nodeAt(text: string, path: JSONPath): Node | undefined {
  const root = jsonTree(text);
  return root ? findNodeAtLocation(root, path) : undefined;
}

function problemOf(text: string): string | null {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  if (errors.length > 0) return "The file is not valid JSON; nothing was changed.";
  const root = fieldsOf(value);
  if (root !== value) return "The file does not hold a JSON object; nothing was changed.";
  if (root.hooks !== undefined && fieldsOf(root.hooks) !== root.hooks)
    return 'Its "hooks" is not an object; nothing was changed.';
  return null;
}
