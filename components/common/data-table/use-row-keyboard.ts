"use client";

import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useHotkeys } from "@/lib/hotkeys/use-hotkeys";

type RowKeyboardOptions = {
  rowIds: readonly string[];
  labels: { group: string; next: string; previous: string; select: string; open: string };
  onToggle?: (rowId: string) => void;
  onOpen?: (rowId: string) => void;
};

export type RowKeyboard = {
  bodyRef: RefObject<HTMLTableSectionElement | null>;
  activeRowId: string | null;
  rowProps: (rowId: string) => {
    "data-row-id": string;
    tabIndex: number;
    onFocus: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
  };
};

/** j/k walk the rows with the real focus, x selects, Enter opens: what is focused is what acts. */
export function useRowKeyboard({ rowIds, labels, onToggle, onOpen }: RowKeyboardOptions): RowKeyboard {
  const bodyRef = useRef<HTMLTableSectionElement | null>(null);
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const activeRowId = lastFocused !== null && rowIds.includes(lastFocused) ? lastFocused : null;

  function focusRow(position: number) {
    const rowId = rowIds[Math.max(0, Math.min(position, rowIds.length - 1))];
    const rows = Array.from(bodyRef.current?.querySelectorAll<HTMLElement>("tr[data-row-id]") ?? []);
    rows.find((row) => row.dataset.rowId === rowId)?.focus();
  }

  function step(by: number) {
    if (activeRowId === null) focusRow(0);
    else focusRow(rowIds.indexOf(activeRowId) + by);
  }

  const selecting = onToggle
    ? [
        {
          keys: "x",
          label: labels.select,
          group: labels.group,
          run: () => {
            if (activeRowId !== null) onToggle(activeRowId);
          },
        },
      ]
    : [];

  // Enter is handled by the row that has the focus; here it is only listed.
  const opening = onOpen ? [{ keys: "enter", label: labels.open, group: labels.group }] : [];

  useHotkeys(
    [
      { keys: "j", label: labels.next, group: labels.group, run: () => step(1) },
      { keys: "k", label: labels.previous, group: labels.group, run: () => step(-1) },
      ...selecting,
      ...opening,
    ],
    { enabled: rowIds.length > 0 },
  );

  return {
    bodyRef,
    activeRowId,
    rowProps: (rowId) => ({
      "data-row-id": rowId,
      tabIndex: rowId === (activeRowId ?? rowIds[0]) ? 0 : -1,
      onFocus: () => setLastFocused(rowId),
      onKeyDown: (event) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === "ArrowDown") step(1);
        else if (event.key === "ArrowUp") step(-1);
        else if (event.key === "Enter" && onOpen) onOpen(rowId);
        else return;
        event.preventDefault();
      },
    }),
  };
}
