"use client";

import { useCallback, useSyncExternalStore } from "react";

const CHANGED = "heed:stored-choice";

/** A taste of this browser (density, folded sidebar), not of the page: kept in localStorage. */
export function useStoredChoice<TChoice extends string>(
  key: string,
  choices: readonly [TChoice, ...TChoice[]],
): [TChoice, (choice: TChoice) => void] {
  const storageKey = `heed.${key}`;
  const fallback = choices[0];
  const read = () => choices.find((choice) => choice === localStorage.getItem(storageKey)) ?? fallback;
  const choice = useSyncExternalStore(subscribe, read, () => fallback);
  const choose = useCallback(
    (next: TChoice) => {
      localStorage.setItem(storageKey, next);
      window.dispatchEvent(new Event(CHANGED));
    },
    [storageKey],
  );
  return [choice, choose];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}
