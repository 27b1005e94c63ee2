"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useRef } from "react";
import type { LiveChange } from "@/core/live/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useReportLiveStatus } from "@/lib/trpc/live-status";

const SETTLE_MS = 400;

/** Keeps a page fresh: asks the given routers again when something of these kinds changed. */
export function useLiveChanges(
  kinds: ReadonlyArray<LiveChange["kind"]>,
  routers: ReadonlyArray<
    | "rule"
    | "recipe"
    | "ruleCase"
    | "ruleHealth"
    | "backtest"
    | "inbox"
    | "fact"
    | "violation"
    | "history"
    | "overview"
    | "statistics"
    | "session"
  >,
): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const projectSlug = useProjectSlug();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stale = useRef(new Set<(typeof routers)[number]>());
  const subscription = useSubscription(
    trpc.live.onProject.subscriptionOptions(
      { projectSlug },
      {
        onData: ({ data: change }) => {
          if (change.kind !== "resync" && !kinds.includes(change.kind)) return;
          // One act changes several things at once; asking once is enough.
          clearTimeout(timer.current);
          // The progress of a backtest comes every second and changes nothing else.
          const isProgress = change.kind === "backtest";
          for (const name of routers) if (!isProgress || name === "backtest") stale.current.add(name);
          timer.current = setTimeout(() => {
            for (const name of stale.current)
              void queryClient.invalidateQueries({ queryKey: trpc[name].pathKey() });
            stale.current.clear();
          }, SETTLE_MS);
        },
      },
    ),
  );
  useReportLiveStatus(subscription.status);
}
