export type Score = { tp: number; fp: number; fn: number; p: number; r: number; f1: number };

/** Precision, recall and F1 of yes/no answers; 0 where undefined. */
export function scoreOf(rows: readonly { expected: boolean; got: boolean }[]): Score {
  const tp = rows.filter((row) => row.expected && row.got).length;
  const fp = rows.filter((row) => !row.expected && row.got).length;
  const fn = rows.filter((row) => row.expected && !row.got).length;
  const p = tp + fp === 0 ? 0 : tp / (tp + fp);
  const r = tp + fn === 0 ? 0 : tp / (tp + fn);
  return { tp, fp, fn, p, r, f1: p + r === 0 ? 0 : (2 * p * r) / (p + r) };
}

const RESAMPLES = 1000;

/**
 * 95 % interval of F1 by resampling whole author groups, because messages of one author are alike.
 * Deterministic: the random numbers come from a fixed seed.
 */
export function intervalByGroup(
  rows: readonly { expected: boolean; got: boolean; group: string }[],
): [number, number] {
  const groups = groupRows(rows);
  if (groups.length === 0) return [0, 0];
  const random = generator(20_260_101);
  const values: number[] = [];
  for (let round = 0; round < RESAMPLES; round += 1) {
    const sample = Array.from(groups, () => groups[Math.floor(random() * groups.length)] ?? []).flat();
    values.push(scoreOf(sample).f1);
  }
  values.sort((left, right) => left - right);
  return [values[Math.floor(RESAMPLES * 0.025)] ?? 0, values[Math.floor(RESAMPLES * 0.975)] ?? 0];
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function groupRows<TRow extends { group: string }>(rows: readonly TRow[]): TRow[][] {
  const groups = new Map<string, TRow[]>();
  for (const row of rows) {
    const group = groups.get(row.group);
    if (group) group.push(row);
    else groups.set(row.group, [row]);
  }
  return [...groups.values()];
}
