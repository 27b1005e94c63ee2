"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Button } from "@/components/ui/button";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { TimelineQuery } from "./timeline-query";
import { Transcript } from "./transcript";
import { useMarks } from "./use-marks";
import { useTimeline } from "./use-timeline";

type SessionTimelineProps = {
  input: TimelineQuery;
  at: string | null;
  onAt: (eventId: string) => void;
  onFromStart: () => void;
  onWhy: (eventId: string) => void;
  mayTeach: boolean;
  /** Opens the question whether to erase an event. */
  onRemove?: (eventId: string) => void;
};

/** Loads the transcript: page by page while one reads, and as far as a linked moment lies. */
export function SessionTimeline({
  input,
  at,
  onAt,
  onFromStart,
  onWhy,
  mayTeach,
  onRemove,
}: SessionTimelineProps) {
  const t = useTranslations("session.timeline");
  const { query, items, newCount, clearNew } = useTimeline(input);
  const { mark, withdraw } = useMarks();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isSought = at !== null && hasNextPage && !items.some(({ id }) => id === at);

  useEffect(() => {
    if (isSought && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isSought, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  function go(eventId: string) {
    // What lies before the linked moment is not loaded.
    if (input.at && !items.some(({ id }) => id === eventId)) onFromStart();
    onAt(eventId);
  }

  if (query.isPending) return <SkeletonLines count={12} />;
  if (query.isError && items.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (items.length === 0) return <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>;
  return (
    <>
      {input.at ? (
        <p className="mb-3 flex flex-wrap items-center gap-2 text-ink-muted text-sm">
          {t("startsHere")}
          <Button size="small" onClick={onFromStart}>
            {t("fromStart")}
          </Button>
        </p>
      ) : null}
      {isSought ? (
        <p role="status" className="mb-3 text-ink-muted text-sm">
          {t("seeking")}
        </p>
      ) : null}
      <Transcript
        items={items}
        at={at}
        newCount={newCount}
        hasMore={hasNextPage && !isFetchNextPageError}
        isLoadingMore={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        onSeenEnd={clearNew}
        onWhy={onWhy}
        onGo={go}
        onRemove={onRemove}
        onMark={mayTeach ? (eventId, verdict) => void mark(eventId, verdict) : undefined}
        onWithdraw={mayTeach ? (eventId) => void withdraw(eventId) : undefined}
      />
      {isFetchNextPageError ? (
        <ErrorState title={t("moreFailed")} error={query.error} onRetry={() => void fetchNextPage()} />
      ) : null}
    </>
  );
}
