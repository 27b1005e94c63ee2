import { findNodeAtLocation } from "jsonc-parser";
import { type Fields, fieldsOf, textOf } from "../fields";
import { ourEntries } from "../json-hooks";
import { appendItem, appendProperty, jsonTree, removeChild } from "../json-splice";
import { shellLauncher } from "../launcher";
import type { SettingsEdit } from "../settings-edit";
import { CODEX_CAPABILITIES } from "./capabilities";

/**
 * The guarded command of a hook entry: a missing launcher is silence and exit 0, and a failing one too. Trust holds
 * for this very text, so it never changes: fixed path, no version, no token.
 * @param launcher absolute path of the launcher, or `LAUNCHER_ANYWHERE`
 */
export function hookCommand(launcher: string): string {
  const quoted = shellLauncher(launcher);
  return `[ -x ${quoted} ] && ${quoted} ${CODEX_CAPABILITIES.slug} || exit 0`;
}

/**
 * Adds our hook entries to the text of `hooks.json`, behind all others: a group before another one would take that
 * one's trust, which the host keeps by position. Other entries stay byte for byte; a second run changes nothing.
 * @param text present text; the empty string where there is no file
 */
export function addHooks(text: string, launcher: string): SettingsEdit {
  const start = text.trim() === "" ? "{}\n" : text;
  const problem = problemOf(start);
  if (problem) return { ok: false, reason: problem };
  const command = hookCommand(launcher);
  let next = start;
  for (const { name, timeoutSeconds: timeout } of CODEX_CAPABILITIES.events) {
    const present = ourEntries(next).filter(({ event }) => event === name);
    next = present.reduce((body, entry) => withCommand(body, entry, command), next);
    if (present.length === 0) next = addGroup(next, name, { hooks: [{ type: "command", command, timeout }] });
  }
  return { ok: true, text: next, changed: next !== text };
}

/**
 * Takes our entries out again; groups and events that only held ours go with them. Where another group follows, an
 * empty one stays in the place of ours, so that the other keeps its position and with it the trust in it.
 */
export function removeHooks(text: string): SettingsEdit {
  const problem = text.trim() === "" ? null : problemOf(text);
  if (problem) return { ok: false, reason: problem };
  let next = text;
  for (const entry of ourEntries(text).reverse()) next = removeEntry(next, entry);
  return { ok: true, text: next, changed: next !== text };
}

/** Names of events that lack our entry: what an alarm, doctor and self-protection ask. */
export function missingHooks(text: string, launcher: string): string[] {
  const command = hookCommand(launcher);
  const present = ourEntries(text).flatMap((entry) => (entry.command === command ? [entry.event] : []));
  return CODEX_CAPABILITIES.events.map(({ name }) => name).filter((name) => !present.includes(name));
}

/** Why Codex reads nothing of this `hooks.json`; null when it reads it. */
export function hooksOff(text: string): string | null {
  if (text.trim() === "") return null;
  return strictProblem(text);
}

const TOP_LEVEL = new Set(["description", "hooks"]);
const HANDLERS = new Set(["command", "mcp_tool", "prompt", "agent"]);

function problemOf(text: string): string | null {
  const problem = strictProblem(text);
  return problem && `Codex reads nothing of this file: ${problem}. Mend it first; nothing was changed.`;
}

/** The host's own reading is strict: one thing that it does not know switches off all hooks of the file. */
function strictProblem(text: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "it is not strict JSON";
  }
  const root = fieldsOf(value);
  if (root !== value) return "it does not hold a JSON object";
  const unknown = Object.keys(root).find((key) => !TOP_LEVEL.has(key));
  if (unknown !== undefined) return `it has the unknown key "${unknown}"`;
  if (root.hooks !== undefined && fieldsOf(root.hooks) !== root.hooks) return 'its "hooks" is not an object';
  const handlers = Object.values(fieldsOf(root.hooks)).flatMap(handlersOf);
  const type = handlers.map((handler) => textOf(handler.type)).find((name) => name && !HANDLERS.has(name));
  if (type !== undefined) return `a hook has the unknown type "${type}"`;
  const isFraction = (limit: unknown) => typeof limit === "number" && !Number.isInteger(limit);
  return handlers.some(({ timeout }) => isFraction(timeout)) ? "a timeout is no whole number" : null;
}

function handlersOf(groups: unknown): Fields[] {
  if (!Array.isArray(groups)) return [];
  return groups.flatMap((group) => {
    const { hooks } = fieldsOf(group);
    return Array.isArray(hooks) ? hooks.map(fieldsOf) : [];
  });
}

type Entry = ReturnType<typeof ourEntries>[number];

/** An older entry of ours keeps its place. */
function withCommand(text: string, { event, group, index, command: old }: Entry, command: string): string {
  const root = old === command ? null : jsonTree(text);
  const node = root && findNodeAtLocation(root, ["hooks", event, group, "hooks", index, "command"]);
  if (!node) return text;
  return text.slice(0, node.offset) + JSON.stringify(command) + text.slice(node.offset + node.length);
}

function addGroup(text: string, event: string, group: unknown): string {
  const root = jsonTree(text);
  const hooks = root && findNodeAtLocation(root, ["hooks"]);
  if (root && !hooks) return appendProperty(text, root, { key: "hooks", value: { [event]: [group] } });
  const groups = root && findNodeAtLocation(root, ["hooks", event]);
  if (groups?.type === "array") return appendItem(text, groups, group);
  return hooks ? appendProperty(text, hooks, { key: event, value: [group] }) : text;
}

function removeEntry(text: string, { event, group, index }: Entry): string {
  const next = without(text, ["hooks", event, group, "hooks"], index);
  const groups = childrenAt(next, ["hooks", event]);
  if (childrenAt(next, ["hooks", event, group, "hooks"]) > 0 || group < groups - 1) return next;
  const shorter = without(next, ["hooks", event], group);
  if (childrenAt(shorter, ["hooks", event]) > 0) return shorter;
  const emptied = withoutKey(shorter, ["hooks"], event);
  return childrenAt(emptied, ["hooks"]) === 0 ? withoutKey(emptied, [], "hooks") : emptied;
}

type Path = (string | number)[];

function childrenAt(text: string, path: Path): number {
  return nodeAt(text, path)?.children?.length ?? 0;
}

function without(text: string, path: Path, index: number): string {
  const container = nodeAt(text, path);
  return container ? removeChild(text, container, index) : text;
}

function withoutKey(text: string, path: Path, key: string): string {
  const index = nodeAt(text, path)?.children?.findIndex(({ children }) => children?.[0]?.value === key) ?? -1;
  return index < 0 ? text : without(text, path, index);
}

function nodeAt(text: string, path: Path) {
  const root = jsonTree(text);
  return root ? findNodeAtLocation(root, path) : undefined;
}
