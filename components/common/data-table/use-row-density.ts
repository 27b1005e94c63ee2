"use client";

import { useStoredChoice } from "@/lib/url-state/use-stored-choice";
import { DENSITIES, type RowDensity } from "./row-height";

export function useRowDensity(): [RowDensity, (density: RowDensity) => void] {
  return useStoredChoice("row-density", DENSITIES);
}
