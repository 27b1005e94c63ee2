/** A key press as it is written in a hotkey: `mod+k`, `shift+enter`, `?`, `j`. */
export type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const NAMES: Record<string, string> = {
  " ": "space",
  Escape: "esc",
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
const BARE_MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock", "AltGraph"]);

/** `mod` is Ctrl or Cmd. Shift counts only with named keys: `?` is `?`, however a keyboard makes it. */
export function describeKey(pressed: PressedKey): string | null {
  if (BARE_MODIFIERS.has(pressed.key)) return null;
  const name = NAMES[pressed.key] ?? pressed.key;
  const parts: string[] = [];
  if (pressed.ctrlKey || pressed.metaKey) parts.push("mod");
  if (pressed.altKey) parts.push("alt");
  if (pressed.shiftKey && name.length > 1) parts.push("shift");
  parts.push(name.toLowerCase());
  return parts.join("+");
}

export type SequenceMatch = { kind: "hit"; keys: string } | { kind: "waiting" } | { kind: "none" };

/**
 * Compares what was typed (oldest first) with the known sequences. The longest tail that is a whole
 * sequence wins; otherwise `waiting` when a tail is the beginning of one.
 */
export function matchSequence(typed: readonly string[], known: readonly string[]): SequenceMatch {
  const tails = typed.map((_, start) => typed.slice(start).join(" "));
  const hit = tails.find((tail) => known.includes(tail));
  if (hit) return { kind: "hit", keys: hit };
  const waiting = tails.some((tail) => known.some((keys) => keys.startsWith(`${tail} `)));
  return waiting ? { kind: "waiting" } : { kind: "none" };
}
