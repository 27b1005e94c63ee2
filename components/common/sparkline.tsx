type SparklineProps = {
  values: readonly number[];
  /** What the line says, in a sentence: “Corrections per 100 prompts fell from 12 to 4 in 8 weeks”. */
  label: string;
  tone?: "neutral" | "mark" | "ok";
};

const WIDTH = 96;
const HEIGHT = 24;
const INSET = 2;

const STROKES = { neutral: "var(--ink-muted)", mark: "var(--mark)", ok: "var(--ok)" };

/** A line without axes beside a number. Always starts its scale at zero, so that small is small. */
export function Sparkline({ values, label, tone = "neutral" }: SparklineProps) {
  const points = placePoints(values);
  const last = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      className="shrink-0"
    >
      <polyline
        points={points.map(([x, y]) => `${x},${y}`).join(" ")}
        stroke={STROKES[tone]}
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last ? <circle cx={last[0]} cy={last[1]} r={2} fill={STROKES[tone]} /> : null}
    </svg>
  );
}

function placePoints(values: readonly number[]): Array<[number, number]> {
  const top = Math.max(...values, 0) || 1;
  const step = values.length > 1 ? (WIDTH - 2 * INSET) / (values.length - 1) : 0;
  return values.map((value, position) => [
    Math.round((INSET + position * step) * 10) / 10,
    Math.round((HEIGHT - INSET - (value / top) * (HEIGHT - 2 * INSET)) * 10) / 10,
  ]);
}
