import type { SettingsEdit } from "../settings-edit";
import { CODEX_CAPABILITIES } from "./capabilities";

/*
 * What of `config.toml` concerns hooks, read and edited as lines: the host itself writes the file, and not one byte
 * else of it may change.
 */

/** What in the text switches all hooks off; null when nothing does. */
export function configOff(text: string): string | null {
  let table = "";
  for (const line of text.split("\n")) {
    table = /^\s*\[([^[\]]+)\]\s*(?:#.*)?$/.exec(line)?.[1]?.trim() ?? table;
    if (/^\s*\[\[/.test(line)) table = "";
    const found =
      (table === "features" && /^\s*(?:codex_)?hooks\s*=\s*false\b/.test(line)) ||
      (table === "" && /^\s*features\.(?:codex_)?hooks\s*=\s*false\b/.test(line)) ||
      (table === "" && /^\s*features\s*=\s*\{[^}]*\b(?:codex_)?hooks\s*=\s*false\b/.test(line));
    if (found) return "the feature hooks is off";
  }
  return null;
}

/** The name that the host gives an event in its keys: `PreToolUse` is `pre_tool_use`. */
export function eventKey(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, "_$&").toLowerCase();
}

/**
 * Takes out what the host keeps of the trust in our entries, by the keys that they had.
 * @param keys as `hooks/list` names them: `<file>:<event>:<group>:<entry>`
 */
export function forgetTrust(text: string, keys: readonly string[]): SettingsEdit {
  const lines = text.split("\n");
  const kept: string[] = [];
  let isOurs = false;
  for (const line of lines) {
    if (/^\s*\[/.test(line)) isOurs = keys.some((key) => isTableOf(line, key));
    if (!isOurs) kept.push(line);
  }
  if (kept.length === lines.length) return { ok: true, text, changed: false };
  // The table above ours is the host's too, and so is the empty line that parts tables.
  const hasOthers = kept.some((line) => STATE_TABLE.test(line) && line.includes("state."));
  const left = hasOthers ? kept : kept.filter((line) => !STATE_TABLE.test(line));
  const next = left
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\n+$/, "");
  return { ok: true, text: next === "" ? "" : `${next}\n`, changed: true };
}

const STATE_TABLE = /^\s*\[\s*hooks\s*\.\s*state\s*[.\]]/;

function isTableOf(line: string, key: string): boolean {
  const name = /^\s*\[\s*hooks\s*\.\s*state\s*\.\s*("(?:[^"\\]|\\.)*"|'[^']*')\s*\]/.exec(line)?.[1];
  if (name === undefined) return false;
  return name === `'${key}'` || name === JSON.stringify(key);
}

/** Keys that the host gives to entries of a hooks file. */
export function hookKeys(file: string, entries: { event: string; group: number; index: number }[]): string[] {
  const known = new Set(CODEX_CAPABILITIES.events.map(({ name }) => name));
  return entries
    .filter(({ event }) => known.has(event))
    .map(({ event, group, index }) => `${file}:${eventKey(event)}:${group}:${index}`);
}
