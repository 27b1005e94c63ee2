"use client";

import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";

export const cursorParser = parseAsString.withOptions({ history: "push", scroll: true });

export type CursorPaging = {
  cursor: string | null;
  /** Counted from 1; null after a reload deep in a list, when nobody knows. */
  page: number | null;
  hasPrevious: boolean;
  next: (cursor: string) => void;
  previous: () => void;
  /** Call when a filter or the sort order changes: a cursor belongs to one order. */
  reset: () => void;
};

/** Cursor paging in `?cursor=`. Cursors only lead forward, so the way back is remembered here. */
export function useCursorPaging(): CursorPaging {
  const [cursor, setCursor] = useQueryState("cursor", cursorParser);
  const [trail, setTrail] = useState<ReadonlyArray<string | null>>([]);

  // After the browser's own “back” the trail may be longer than the way that led here.
  const known = trail.includes(cursor) ? trail.slice(0, trail.indexOf(cursor)) : trail;

  return {
    cursor,
    page: pageNumber(cursor, known.length),
    hasPrevious: cursor !== null,
    next: (following) => {
      setTrail([...known, cursor]);
      void setCursor(following);
    },
    previous: () => {
      setTrail(known.slice(0, -1));
      void setCursor(known.at(-1) ?? null);
    },
    reset: () => {
      setTrail([]);
      void setCursor(null);
    },
  };
}

function pageNumber(cursor: string | null, stepsBehind: number): number | null {
  if (cursor === null) return 1;
  return stepsBehind > 0 ? stepsBehind + 1 : null;
}
