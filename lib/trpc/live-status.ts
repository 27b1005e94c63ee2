"use client";

import { useEffect, useId, useSyncExternalStore } from "react";

export type LiveStatus = "idle" | "connecting" | "pending" | "error";

const sources = new Map<string, LiveStatus>();
const listeners = new Set<() => void>();

/** Tells the shell how a page's subscription is doing: pass `status` of `useSubscription`. */
export function useReportLiveStatus(status: LiveStatus): void {
  const source = useId();
  useEffect(() => {
    sources.set(source, status);
    notify();
    return () => {
      sources.delete(source);
      notify();
    };
  }, [source, status]);
}

/** The worst of all live sources and of the network itself; `idle` when nothing is live. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(subscribe, readWorst, () => "idle");
}

function readWorst(): LiveStatus {
  if (!navigator.onLine) return "error";
  const all = new Set(sources.values());
  if (all.has("error")) return "error";
  if (all.has("connecting")) return "connecting";
  return all.has("pending") ? "pending" : "idle";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
