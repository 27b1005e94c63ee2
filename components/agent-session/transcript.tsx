"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toastDone as say } from "@/components/ui/toast";
import type { TimelineItem } from "@/core/agent-session/schema";
import { useHotkeys } from "@/lib/hotkeys/use-hotkeys";
import { askableId, findCorrections, isMarkable, marginNotes } from "./margin-notes";
import type { MarginActions } from "./row-margin";
import { findRow, toRows } from "./timeline-rows";
import { TranscriptRow } from "./transcript-row";
import { useTakeOver } from "./use-take-over";

type TranscriptProps = {
  items: readonly TimelineItem[];
  /** Event of a deep link, or the one that was jumped to last. */
  at: string | null;
  newCount: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onSeenEnd: () => void;
} & MarginActions;

/** One key each; they act on the prompt that is marked as the current line. */
const MARK_KEYS = [
  { keys: "c", verdict: "correction" },
  { keys: "n", verdict: "none" },
] as const;
const ROW_HEIGHT = 72;
/** Below the sticky top bar. */
const TOP_BAR = 72;
/** What the server renders, before anybody knows how high the window is. */
const FIRST_RECT = { width: 1024, height: 1200 };

/** The session as a transcript with a margin; only what is near the window is in the page. */
export function Transcript({ items, at, newCount, hasMore, onMore, onSeenEnd, ...props }: TranscriptProps) {
  const { onMark, onWithdraw } = props;
  const t = useTranslations("session.timeline");
  const rows = useMemo(() => toRows(items), [items]);
  const corrections = useMemo(() => findCorrections(items), [items]);
  const notes = useMemo(() => rows.map((row) => marginNotes(row, corrections)), [rows, corrections]);
  const list = useRef<HTMLOListElement>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  const offset = measured ?? 0;
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setMeasured(top + window.scrollY);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollMargin: offset,
    scrollPaddingStart: TOP_BAR,
    initialRect: FIRST_RECT,
  });
  const visible = virtualizer.getVirtualItems();
  // Lines stand in the normal flow between two gaps, so that none overlap before they are measured.
  const above = Math.max(0, (visible[0]?.start ?? offset) - offset);
  const below = Math.max(0, virtualizer.getTotalSize() + offset - (visible.at(-1)?.end ?? offset));
  const lastVisible = visible.at(-1)?.index ?? -1;
  const isAtEnd = rows.length > 0 && lastVisible >= rows.length - 1;
  const current = findRow(rows, at);

  const isFound = current >= 0 && measured !== null;
  const jump = useEffectEvent((eventId: string | null) => {
    const index = findRow(rows, eventId);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: "start" });
  });
  // Once for each link, when its line is there; not again when more lines arrive. Before anything is drawn: the
  // lines do not run away from whoever sees them.
  useLayoutEffect(() => {
    if (isFound) jump(at);
  }, [at, isFound]);
  useTakeOver(virtualizer.cancelScroll);
  useEffect(() => {
    if (isAtEnd && hasMore && !props.isLoadingMore) onMore();
    if (isAtEnd && !hasMore && newCount > 0) onSeenEnd();
  });

  const noted = useMemo(() => notes.flatMap((beside, index) => (beside.length > 0 ? [index] : [])), [notes]);
  function goToNote(step: 1 | -1) {
    const here = current >= 0 ? current : (visible[0]?.index ?? 0);
    const target = step === 1 ? noted.find((index) => index > here) : noted.findLast((index) => index < here);
    const row = target === undefined ? undefined : rows[target];
    if (row) props.onGo(row.id);
  }
  const prompts = useMemo(
    () => rows.flatMap(({ item }, index) => (item.kind === "prompt_submitted" ? [index] : [])),
    [rows],
  );
  function goToPrompt(step: 1 | -1) {
    const here = current >= 0 ? current : (visible[0]?.index ?? 0) - 1;
    const target =
      step === 1 ? prompts.find((index) => index > here) : prompts.findLast((index) => index < here);
    const row = target === undefined ? undefined : rows[target];
    if (row) props.onGo(row.id);
  }
  const row = rows[current];
  const item = row?.item;
  const asked = row ? askableId(row) : null;
  const marked = item && isMarkable(item) ? item : null;
  const toEnd = () => virtualizer.scrollToIndex(rows.length - 1, { align: "end" });
  useHotkeys([
    { keys: "j", label: t("keys.next"), group: t("keys.group"), run: () => goToNote(1) },
    { keys: "k", label: t("keys.previous"), group: t("keys.group"), run: () => goToNote(-1) },
    { keys: "p", label: t("keys.nextPrompt"), group: t("keys.group"), run: () => goToPrompt(1) },
    { keys: "o", label: t("keys.previousPrompt"), group: t("keys.group"), run: () => goToPrompt(-1) },
    { keys: "e", label: t("keys.end"), group: t("keys.group"), run: toEnd },
    ...MARK_KEYS.flatMap(({ keys, verdict }) =>
      onMark
        ? {
            ...{ keys, label: t(`keys.${verdict}`), group: t("keys.group") },
            run: () => (marked ? onMark(marked.id, verdict) : say(t("keys.choose"))),
          }
        : [],
    ),
    ...(onWithdraw
      ? [
          {
            ...{ keys: "u", label: t("keys.withdraw"), group: t("keys.group") },
            run: () => (marked?.mark ? onWithdraw(marked.id) : undefined),
          },
        ]
      : []),
    {
      ...{ keys: "w", label: t("keys.why"), group: t("keys.group") },
      run: () => (asked === null ? say(t("keys.choose")) : props.onWhy(asked)),
    },
  ]);

  return (
    <>
      <ol
        ref={list}
        aria-label={t("label")}
        className="border-t"
        style={{ paddingTop: above, paddingBottom: below }}
      >
        {visible.map(({ index, key }) => {
          const row = rows[index];
          return row ? (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : rows.length}
              className="border-b"
            >
              <TranscriptRow {...props} row={row} notes={notes[index] ?? []} isCurrent={index === current} />
            </li>
          ) : null;
        })}
      </ol>
      <p className="py-4 text-ink-muted text-sm">{hasMore ? t("more") : t("end")}</p>
      <div aria-live="polite" className="pointer-events-none sticky bottom-4 flex justify-center">
        {newCount > 0 ? (
          <Button size="small" variant="primary" className="pointer-events-auto" onClick={toEnd}>
            <ArrowDown aria-hidden="true" />
            {t("new", { count: newCount })}
          </Button>
        ) : null}
      </div>
    </>
  );
}
