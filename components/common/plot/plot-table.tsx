import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader } from "@/components/ui/table";
import { formatNumber } from "@/lib/number-format";
import type { PlotMarker, PlotRow, PlotSeries } from "./plot-data";

type PlotTableProps = {
  rows: readonly PlotRow[];
  series: readonly PlotSeries[];
  markers: readonly PlotMarker[];
  xLabel: string;
};

/** The same numbers for those who do not see the plot or want to copy them. */
export function PlotTable({ rows, series, markers, xLabel }: PlotTableProps) {
  const t = useTranslations("common");
  return (
    <Table>
      <TableHead>
        <tr>
          <TableHeader>{xLabel}</TableHeader>
          {series.map((one) => (
            <TableHeader key={one.key} className="text-right">
              {one.label}
            </TableHeader>
          ))}
          {markers.length > 0 ? <TableHeader>{t("plotMarkers")}</TableHeader> : null}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <tr key={row.x}>
            <th scope="row" className="h-9 whitespace-nowrap pr-3 text-left font-normal">
              {row.x}
            </th>
            {series.map((one) => (
              <TableCell key={one.key} className="text-right">
                {formatValue(row.values[one.key])}
              </TableCell>
            ))}
            {markers.length > 0 ? (
              <TableCell className="text-ink-muted">{markersAt(markers, row.x)}</TableCell>
            ) : null}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

function formatValue(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : formatNumber(value);
}

function markersAt(markers: readonly PlotMarker[], x: string): string {
  return markers
    .filter((marker) => marker.x === x)
    .map((marker) => marker.label)
    .join(", ");
}
