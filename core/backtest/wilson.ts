/** 95 % of a normal distribution. */
const Z = 1.959964;

/**
 * Wilson's score interval of a share, at 95 %. Few marks make it wide; it never claims 0 or 100 % by themselves.
 * @returns shares between 0 and 1, or null when nothing was marked
 */
export function wilsonInterval(successes: number, total: number): { low: number; high: number } | null {
  if (total === 0) return null;
  const share = successes / total;
  const zz = Z * Z;
  const centre = share + zz / (2 * total);
  const margin = Z * Math.sqrt((share * (1 - share) + zz / (4 * total)) / total);
  const scale = 1 + zz / total;
  return { low: Math.max(0, (centre - margin) / scale), high: Math.min(1, (centre + margin) / scale) };
}
