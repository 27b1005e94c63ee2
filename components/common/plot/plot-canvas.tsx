"use client";

import { useMemo, useState } from "react";
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { useReducedMotion } from "@/lib/use-reduced-motion";
import { LABEL_LINE, labelLines, PLOT_INSET, placeMarkers } from "./place-markers";
import type { PlotMarker, PlotRow, PlotSeries } from "./plot-data";

type PlotCanvasProps = {
  rows: readonly PlotRow[];
  series: readonly PlotSeries[];
  markers: readonly PlotMarker[];
};

const COLOURS = { neutral: "var(--ink-muted)", mark: "var(--mark)", ok: "var(--ok)" };
/** Series differ by stroke as well, so that colour never speaks alone. */
const DASHES = { neutral: "2 3", mark: undefined, ok: "6 3" };
const TICK = { fill: "var(--ink-muted)", fontSize: 12 };
const HEIGHT = 240;

export function PlotCanvas({ rows, series, markers }: PlotCanvasProps) {
  const still = useReducedMotion();
  const [width, setWidth] = useState(0);
  const data = rows.map((row) => ({ x: row.x, ...row.values }));
  const placed = useMemo(
    () =>
      placeMarkers({
        ...{ markers, width, xs: rows.map(({ x }) => x) },
        hasBars: series.some(({ kind }) => kind === "bar"),
      }),
    [markers, rows, series, width],
  );
  const lines = labelLines(placed);
  return (
    // Out of the flow, so that a plot drawn for a wide window never keeps the page wide.
    <div className="relative overflow-hidden" style={{ height: HEIGHT }}>
      <div className="absolute inset-0">
        <ResponsiveContainer width="100%" height={HEIGHT} onResize={(next) => setWidth(next)}>
          <ComposedChart
            data={data}
            margin={{ top: 2 + LABEL_LINE * Math.max(1, lines), right: PLOT_INSET.right, bottom: 0, left: 0 }}
            accessibilityLayer
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="x"
              tick={TICK}
              tickLine={false}
              axisLine={{ stroke: "var(--line)" }}
              minTickGap={24}
            />
            <YAxis
              tick={TICK}
              tickLine={false}
              axisLine={false}
              width={PLOT_INSET.left}
              allowDecimals={false}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ stroke: "var(--line-strong)", fill: "var(--hover)" }}
              contentStyle={{
                background: "var(--raised)",
                border: "1px solid var(--line)",
                borderRadius: 6,
                color: "var(--ink)",
                fontSize: 13,
              }}
              itemStyle={{ color: "var(--ink)" }}
            />
            <Legend
              align="left"
              iconType="plainline"
              formatter={(label: string) => <span className="text-ink text-sm">{label}</span>}
            />
            {placed.map(({ key, x, label, line, shift }) => (
              <ReferenceLine
                key={key}
                x={x}
                stroke="var(--line-strong)"
                strokeDasharray="1 3"
                label={
                  line === null
                    ? undefined
                    : {
                        ...{ value: label, position: "top", fill: "var(--ink-muted)", fontSize: 12 },
                        ...{ offset: 4 + line * LABEL_LINE, dx: shift },
                      }
                }
              />
            ))}
            {series.map((one) =>
              one.kind === "bar" ? (
                <Bar
                  key={one.key}
                  dataKey={one.key}
                  name={one.label}
                  fill={COLOURS[one.tone]}
                  radius={2}
                  maxBarSize={16}
                  isAnimationActive={!still}
                  animationDuration={180}
                />
              ) : (
                <Line
                  key={one.key}
                  dataKey={one.key}
                  name={one.label}
                  stroke={COLOURS[one.tone]}
                  strokeDasharray={DASHES[one.tone]}
                  strokeWidth={1.5}
                  dot={false}
                  isAnimationActive={!still}
                  animationDuration={180}
                />
              ),
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
