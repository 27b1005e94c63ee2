export const DENSITIES = ["dense", "comfortable"] as const;
export type RowDensity = (typeof DENSITIES)[number];

/** 36 or 44 px; also for skeletons, which the server renders. */
export function rowHeight(density: RowDensity): string {
  return density === "dense" ? "h-9" : "h-11";
}
