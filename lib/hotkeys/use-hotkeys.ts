"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { areSingleKeysOn, type Hotkey, readHotkeys, registerHotkeys, watchHotkeys } from "./registry";

/**
 * Keys of the mounted page or component. They rest while a text field, dialog or menu has the focus.
 * Handlers may change on every render; the keys are registered anew only when `keys` or labels change.
 */
export function useHotkeys(hotkeys: readonly Hotkey[], options: { enabled?: boolean } = {}): void {
  const { enabled = true } = options;
  const signature = JSON.stringify(
    hotkeys.map(({ run, ...described }) => ({ ...described, listedOnly: run === undefined })),
  );
  const run = useEffectEvent((keys: string, event: KeyboardEvent) => {
    hotkeys.find((hotkey) => hotkey.keys === keys)?.run?.(event);
  });

  useEffect(() => {
    if (!enabled) return;
    const described: Array<Omit<Hotkey, "run"> & { listedOnly: boolean }> = JSON.parse(signature);
    return registerHotkeys(
      described.map(({ listedOnly, ...hotkey }) =>
        listedOnly ? hotkey : { ...hotkey, run: (event) => run(hotkey.keys, event) },
      ),
    );
  }, [enabled, signature]);
}

const NONE: ReturnType<typeof readHotkeys> = [];

/** Everything that can be pressed right now, newest layer first. */
export function useActiveHotkeys(): ReturnType<typeof readHotkeys> {
  return useSyncExternalStore(watchHotkeys, readHotkeys, () => NONE);
}

export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(watchHotkeys, areSingleKeysOn, () => true);
}
