import type { PlotMarker, PlotRow } from "@/components/common/plot/plot-data";
import type { FactCause, FactChangeView } from "@/core/fact/change";
import type { FactView } from "@/core/fact/output";
import { formatDate } from "@/lib/datetime/format";

/** Steps that do not move the confidence; they stand on the axis. */
const MARKED: readonly FactCause[] = ["retired", "restored", "promoted"];

export type HistoryRow = PlotRow & { cause: FactCause | null };

/**
 * One place on the axis for each step, in percent, and one for the day on which the fact fades.
 * @param changes oldest first
 */
export function historyRows(
  changes: readonly FactChangeView[],
  { expiresAt, retiredAt }: Pick<FactView, "expiresAt" | "retiredAt">,
  expires: string,
): HistoryRow[] {
  const rows: HistoryRow[] = changes.map(({ at, after, cause }, index) => ({
    x: `${index + 1}. ${formatDate(at, "dateTime")}`,
    values: { confidence: Math.round(after * 1000) / 10 },
    cause,
  }));
  if (expiresAt && !retiredAt) {
    rows.push({
      x: `${expires} ${formatDate(expiresAt, "dateTime")}`,
      values: { confidence: null },
      cause: null,
    });
  }
  return rows;
}

export function historyMarkers(
  rows: readonly HistoryRow[],
  labelOf: (cause: FactCause) => string,
  expires: string,
): PlotMarker[] {
  return rows.flatMap(({ x, cause }) => {
    if (cause === null) return [{ x, label: expires }];
    return MARKED.includes(cause) ? [{ x, label: labelOf(cause) }] : [];
  });
}
