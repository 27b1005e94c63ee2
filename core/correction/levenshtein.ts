/**
 * Levenshtein distance inside a diagonal band; work is `limit` × length, not length².
 * @param limit largest distance of interest, at least 0
 * @returns the distance, or `limit + 1` when it is larger
 */
export function bandedLevenshtein(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  const over = limit + 1;
  let previous = new Int32Array(right.length + 1).fill(over);
  let current = new Int32Array(right.length + 1).fill(over);
  for (let column = 0; column <= Math.min(limit, right.length); column += 1) previous[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    const from = Math.max(1, row - limit);
    const to = Math.min(right.length, row + limit);
    current[from - 1] = from === 1 && row <= limit ? row : over;
    let best = current[from - 1] ?? over;
    for (let column = from; column <= to; column += 1) {
      const cost = left.charCodeAt(row - 1) === right.charCodeAt(column - 1) ? 0 : 1;
      const value = Math.min(
        (previous[column - 1] ?? over) + cost,
        (previous[column] ?? over) + 1,
        (current[column - 1] ?? over) + 1,
      );
      current[column] = value;
      if (value < best) best = value;
    }
    if (to < right.length) current[to + 1] = over;
    if (best > limit) return over;
    [previous, current] = [current, previous];
  }
  return Math.min(previous[right.length] ?? over, over);
}
