const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Widens a span to whole characters as people see them, so that no mark begins or ends inside of a surrogate pair,
 * a combining sequence, a syllable or a joined emoji.
 * @param span UTF-16 offsets `[start, end)`; what lies outside of the text is clipped
 * @returns UTF-16 offsets; empty spans stay empty
 */
export function graphemeSpan(text: string, [from, to]: readonly [number, number]): [number, number] {
  const start = Math.min(Math.max(0, from), text.length);
  const end = Math.min(Math.max(start, to), text.length);
  if (end === start) return [start, end];
  const segments = segmenter.segment(text);
  const first = segments.containing(start);
  const last = segments.containing(end - 1);
  return [first?.index ?? start, last ? last.index + last.segment.length : end];
}

/** The beginning of a text, at most `limit` UTF-16 units long, without half a character at its end. */
export function clipGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = segmenter.segment(text).containing(limit);
  return text.slice(0, cut?.index ?? limit);
}
