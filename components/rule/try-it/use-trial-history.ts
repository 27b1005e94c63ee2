"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { Trial } from "@/core/trial/schema";
import type { TrialVerdict } from "./run-trial";

export type TriedBefore = { trial: Trial; outcome: TrialVerdict["outcome"] };

const MAX_TRIED = 20;
/** In memory only: what was pasted is in no address, no storage and no request, and goes with the tab. */
const tried = new Map<string, readonly TriedBefore[]>();
const watchers = new Set<() => void>();

/** What was tried with a rule in this tab, newest first. */
export function useTrialHistory(ruleId: string) {
  const entries = useSyncExternalStore(
    watch,
    () => tried.get(ruleId) ?? NONE,
    () => NONE,
  );
  const remember = useCallback(
    (entry: TriedBefore) => {
      const key = JSON.stringify(entry.trial);
      const others = (tried.get(ruleId) ?? NONE).filter(({ trial }) => JSON.stringify(trial) !== key);
      set(ruleId, [entry, ...others].slice(0, MAX_TRIED));
    },
    [ruleId],
  );
  const clear = useCallback(() => set(ruleId, NONE), [ruleId]);
  return { entries, remember, clear };
}

const NONE: readonly TriedBefore[] = [];

function set(ruleId: string, entries: readonly TriedBefore[]): void {
  tried.set(ruleId, entries);
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
