/** One place on the x axis. A missing value is a gap, not a zero. */
export type PlotRow = { x: string; values: Record<string, number | null> };

export type PlotSeries = {
  key: string;
  label: string;
  kind: "line" | "bar";
  /** `mark` for corrections and denials, `ok` for what was prevented or fixed. */
  tone: "neutral" | "mark" | "ok";
};

export type PlotMarker = { x: string; label: string };
