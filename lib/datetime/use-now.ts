"use client";

import { useSyncExternalStore } from "react";

const TICK_MS = 30_000;

/** 0 until the first reader comes; stable between ticks, as React demands of a snapshot. */
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const notify of listeners) notify();
    }, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read(): number | null {
  if (now === 0) now = Date.now();
  return now;
}

/**
 * Milliseconds since the epoch, renewed every half minute by one shared timer.
 * `null` on the server and while hydrating, so that both render the same text.
 */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
