"use client";

import { useSyncExternalStore } from "react";

/**
 * The fragment of the address without its `#`: it is never sent to a server, so secrets in it stay out of
 * logs. Null while hydrating, empty when there is none.
 */
export function useFragment(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function read(): string {
  return window.location.hash.slice(1);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
