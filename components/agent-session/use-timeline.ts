"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { LiveChange } from "@/core/live/schema";
import { useTRPC, useTRPCClient } from "@/lib/trpc/client";
import { useReportLiveStatus } from "@/lib/trpc/live-status";
import { nextTimelineCursor, type TimelineQuery } from "./timeline-query";

const SETTLE_MS = 400;

/** The events of a session, page by page, kept fresh while it goes on. */
export function useTimeline(input: TimelineQuery) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const options = trpc.session.timeline.infiniteQueryOptions(input, { getNextPageParam: nextTimelineCursor });
  const query = useInfiniteQuery(options);
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const [newCount, setNewCount] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStale = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** New events come in at the end: asking for the last page again is enough, however long the session is. */
  async function renewLastPage() {
    const before = queries.getQueryData(options.queryKey);
    const cursor = before?.pageParams.at(-1);
    const old = before?.pages.at(-1);
    if (!before || !old) return;
    const fresh = await client.session.timeline.query({ ...input, cursor: cursor ?? undefined });
    queries.setQueryData(options.queryKey, (now) =>
      now && now.pages.length === before.pages.length
        ? { ...now, pages: [...now.pages.slice(0, -1), fresh] }
        : now,
    );
    if (old.nextCursor === null) setNewCount((count) => count + fresh.items.length - old.items.length);
  }

  function onChange(change: LiveChange) {
    const isResync = change.kind === "resync";
    if (!isResync && change.kind !== "rule" && change.sessionId !== input.sessionId) return;
    // A signal, a run or a rule can change any line; an event only adds one.
    if (change.kind !== "event") isStale.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void queries.invalidateQueries(trpc.session.get.pathFilter());
      if (isStale.current) void queries.invalidateQueries({ queryKey: options.queryKey });
      void renewLastPage().catch(() => queries.invalidateQueries({ queryKey: options.queryKey }));
      isStale.current = false;
    }, SETTLE_MS);
  }

  const subscription = useSubscription(
    trpc.live.onProject.subscriptionOptions(
      { projectSlug: input.projectSlug },
      { onData: ({ data }) => onChange(data) },
    ),
  );
  useReportLiveStatus(subscription.status);

  return { query, items, newCount, clearNew: () => setNewCount(0) };
}
