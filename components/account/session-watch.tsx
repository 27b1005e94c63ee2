"use client";

import { skipToken, useQueryClient } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useEffect } from "react";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import { useLiveStatus } from "@/lib/trpc/live-status";

/**
 * Leaves for the sign-in page as soon as this session has ended: revoked in another browser, signed out
 * everywhere, or the person disabled. A page that follows its project is told by that stream; others open
 * one of their own, because a browser allows six connections to one server.
 */
export function SessionWatch() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const live = useLiveStatus();
  const isAlone = live === "idle";
  useSubscription(
    trpc.live.onSession.subscriptionOptions(isAlone ? undefined : skipToken, {
      onError: (error) => leaveWhenSignedOut(error),
    }),
  );

  useEffect(() => {
    if (live !== "error" || !navigator.onLine) return;
    // A stream ends for several reasons: only this one means that the page has to go.
    const me = trpc.account.me.queryOptions();
    void queryClient
      .fetchQuery({ ...me, staleTime: 0, retry: false })
      .then(() => queryClient.invalidateQueries())
      .catch(leaveWhenSignedOut);
  }, [live, queryClient, trpc]);

  useEffect(() => {
    const stopQueries = queryClient
      .getQueryCache()
      .subscribe(({ query }) => leaveWhenSignedOut(query.state.error));
    const stopMutations = queryClient
      .getMutationCache()
      .subscribe(({ mutation }) => leaveWhenSignedOut(mutation?.state.error));
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient]);

  return null;
}

let isLeaving = false;

function leaveWhenSignedOut(error: unknown): void {
  if (isLeaving || !error || readCallFailure(error).code !== "UNAUTHENTICATED") return;
  isLeaving = true;
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
}
