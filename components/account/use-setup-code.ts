"use client";

import { useFragment } from "./use-fragment";

/** The code of the setup link (`#code=…`). Null while hydrating, empty when the link has none. */
export function useSetupCode(): string | null {
  const fragment = useFragment();
  if (fragment === null) return null;
  return new URLSearchParams(fragment).get("code") ?? (fragment.includes("=") ? "" : fragment);
}
