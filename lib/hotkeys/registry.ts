import { describeKey, matchSequence } from "./sequence";

export type Hotkey = {
  /** Single keys, `mod+k`, or a sequence: `g r`. */
  keys: string;
  /** What it does, for the list of shortcuts; unlisted when left out. */
  label?: string;
  /** Heading in the list. */
  group?: string;
  /** Also while a text field or a dialog has the focus. Only for keys with `mod`. */
  everywhere?: boolean;
  /** Left out where the focused element answers the key itself and it is only listed. */
  run?: (event: KeyboardEvent) => void;
};

const SEQUENCE_MS = 1_000;
const OFF_KEY = "heed.hotkeys";

let layers: ReadonlyArray<readonly Hotkey[]> = [];
let typed: Array<{ key: string; at: number }> = [];
const listeners = new Set<() => void>();

/** Adds hotkeys until the returned function is called. Of two alike the newer one answers. */
export function registerHotkeys(hotkeys: readonly Hotkey[]): () => void {
  if (layers.length === 0) document.addEventListener("keydown", onKeyDown);
  layers = [hotkeys, ...layers];
  notify();
  return () => {
    layers = layers.filter((layer) => layer !== hotkeys);
    if (layers.length === 0) document.removeEventListener("keydown", onKeyDown);
    notify();
  };
}

/** The layers in force, newest first; stable between changes. */
export function readHotkeys(): ReadonlyArray<readonly Hotkey[]> {
  return layers;
}

export function watchHotkeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Single-key shortcuts can be switched off (WCAG 2.1.4); those with `mod` stay. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(OFF_KEY) !== "off";
}

export function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(OFF_KEY);
  else localStorage.setItem(OFF_KEY, "off");
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const key = describeKey(event);
  if (key === null) return;

  const busy = takesKeys(event.target);
  const singleKeys = areSingleKeysOn();
  const usable = layers
    .flat()
    .filter((hotkey) => hotkey.run !== undefined)
    .filter((hotkey) => (busy ? hotkey.everywhere : singleKeys || hotkey.keys.includes("mod+")));

  const now = event.timeStamp;
  typed = [...typed.filter((press) => now - press.at < SEQUENCE_MS), { key, at: now }];
  const match = matchSequence(
    typed.map((press) => press.key),
    usable.map((hotkey) => hotkey.keys),
  );
  if (match.kind === "waiting") return;
  typed = [];
  if (match.kind === "none") return;
  event.preventDefault();
  usable.find((hotkey) => hotkey.keys === match.keys)?.run?.(event);
}

/** Whoever types into a field or works in a dialog or menu does not mean the page. */
function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]"))
    return true;
  const layer = target.closest("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]");
  return layer !== null && !layer.hasAttribute("data-page-hotkeys");
}
