import { graphemeSpan } from "./grapheme-span";

export type TextPiece = { text: string; start: number; isMarked: boolean; masked: string | null };

const MASK = /\[redacted:([a-z0-9_-]+)\]/gi;

/**
 * Cuts a text where a mark or a masked value begins or ends.
 * @param marks UTF-16 offsets `[start, end)`, widened to whole characters; those outside of the text are clipped,
 *   overlapping ones join
 */
export function textPieces(text: string, marks: ReadonlyArray<readonly [number, number]> = []): TextPiece[] {
  const spans = marks.map((span) => graphemeSpan(text, span));
  const masks = [...text.matchAll(MASK)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: (match[1] ?? "").replaceAll("_", " "),
  }));
  const edges = [0, text.length, ...spans.flat(), ...masks.flatMap(({ start, end }) => [start, end])];
  const cuts = [...new Set(edges)].filter((edge) => edge <= text.length).sort((a, b) => a - b);
  const pieces: TextPiece[] = [];
  for (const [position, start] of cuts.entries()) {
    const end = cuts[position + 1];
    if (end === undefined) break;
    const mask = masks.find((one) => start >= one.start && end <= one.end);
    const isMarked = spans.some(([from, to]) => start >= from && end <= to);
    const previous = pieces.at(-1);
    const masked = mask?.kind ?? null;
    const sameMask = mask !== undefined && mask.start < start;
    if (previous && sameMask) {
      previous.text += text.slice(start, end);
      previous.isMarked ||= isMarked;
    } else if (previous && masked === null && previous.masked === null && previous.isMarked === isMarked) {
      previous.text += text.slice(start, end);
    } else {
      pieces.push({ text: text.slice(start, end), start, isMarked, masked });
    }
  }
  return pieces;
}
