"use client";

import { useStoredChoice } from "@/lib/url-state/use-stored-choice";

const DENSITIES = ["dense", "comfortable"] as const;
export type RowDensity = (typeof DENSITIES)[number];

export function useRowDensity(): [RowDensity, (density: RowDensity) => void] {
  return useStoredChoice("row-density", DENSITIES);
}

/** 36 or 44 px. */
export function rowHeight(density: RowDensity): string {
  return density === "dense" ? "h-9" : "h-11";
}
