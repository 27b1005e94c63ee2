type ShareMeterProps = { part: number; whole: number; label: string };

const WIDTH = 96;

/** How much of the whole: a bar as wide as the sparklines beside it. What fired is a denial, hence the mark. */
export function ShareMeter({ part, whole, label }: ShareMeterProps) {
  const filled = whole === 0 ? 0 : Math.min(1, part / whole) * WIDTH;
  return (
    <svg role="img" aria-label={label} width={WIDTH} height={24} viewBox={`0 0 ${WIDTH} 24`}>
      <rect x={0} y={14} width={WIDTH} height={6} rx={1} fill="var(--line)" />
      <rect x={0} y={14} width={filled} height={6} rx={1} fill="var(--mark)" />
    </svg>
  );
}
