"use client";

import { useSyncExternalStore } from "react";

/**
 * False until the page's scripts run. A form that is sent before that goes the browser's own way, with what
 * was typed in it: buttons of forms with secrets wait, and such forms say `method="post"` besides, so that
 * no password gets into an address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => {};
}
