"use client";

import { useSyncExternalStore } from "react";

/**
 * The code in the fragment of the setup link (`#code=…`): a fragment is never sent to a server, so it
 * stays out of logs. Null while hydrating, empty when the link has none.
 */
export function useSetupCode(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function read(): string {
  const fragment = window.location.hash.slice(1);
  return new URLSearchParams(fragment).get("code") ?? (fragment.includes("=") ? "" : fragment);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
