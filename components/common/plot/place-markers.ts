import type { PlotMarker } from "./plot-data";

/** Room beside the drawing, in pixels: the y axis and the margins that `PlotCanvas` gives. */
export const PLOT_INSET = { left: 36, right: 8 };
/** Height of one line of labels. */
export const LABEL_LINE = 14;
const LINES = 3;
/** Of a letter of 12 pixels, on the safe side. */
const LETTER = 6.8;
const GAP = 6;

type PlacedMarker = PlotMarker & {
  key: string;
  /** Line above the drawing, from below; null where there is no room: the tick stays, and the table has its words. */
  line: number | null;
  /** Pixels that the label moves to stay within the plot. */
  shift: number;
};

type Places = {
  markers: readonly PlotMarker[];
  /** Places on the x axis, in order. */
  xs: readonly string[];
  /** Bars stand in the middle of their place; a line begins at the edge. */
  hasBars: boolean;
  /** Of the whole plot, in pixels. */
  width: number;
};

/** Spreads the labels of ticks over lines so that none lies on another, from left to right. */
export function placeMarkers({ markers, xs, hasBars, width }: Places): PlacedMarker[] {
  const room = width - PLOT_INSET.left - PLOT_INSET.right;
  const ends: number[] = [];
  const sorted = markers
    .map((marker, order) => ({ marker, order, at: xs.indexOf(marker.x) }))
    .toSorted((a, b) => a.at - b.at || a.order - b.order);
  return sorted.map(({ marker, order, at }) => {
    const key = `${marker.x}-${order}`;
    const half = (marker.label.length * LETTER) / 2;
    const middle = PLOT_INSET.left + centre(at, { count: xs.length, hasBars, room });
    const kept = Math.max(half, Math.min(width - half, middle));
    const line = Array.from({ length: LINES }, (_, level) => level).find(
      (level) => kept - half >= (ends[level] ?? -GAP) + GAP,
    );
    const isPlaced = line !== undefined && at >= 0 && 2 * half <= width;
    if (isPlaced) ends[line] = kept + half;
    return { ...marker, key, line: isPlaced ? line : null, shift: kept - middle };
  });
}

/** How many lines of labels there are. */
export function labelLines(placed: readonly PlacedMarker[]): number {
  return Math.max(0, ...placed.map(({ line }) => (line === null ? 0 : line + 1)));
}

type Axis = { count: number; hasBars: boolean; room: number };

function centre(at: number, { count, hasBars, room }: Axis): number {
  if (hasBars) return ((at + 0.5) * room) / Math.max(1, count);
  return count < 2 ? room / 2 : (at * room) / (count - 1);
}
