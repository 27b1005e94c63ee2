import "server-only";

import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { createTRPCOptionsProxy, type ResolverDef, type TRPCQueryOptions } from "@trpc/tanstack-react-query";
import { cache, type ReactNode } from "react";
import { appRouter, createServerContext } from "@/server/trpc/caller";
import { makeQueryClient } from "./query-client";

/** One client for each request, so that nothing of one person reaches another. */
export const getQueryClient = cache(makeQueryClient);

/** Options for `prefetch`; calls go straight to the procedures, without HTTP. */
export const trpc = createTRPCOptionsProxy({
  ctx: createServerContext,
  router: appRouter,
  queryClient: getQueryClient,
});

/** What `queryOptions` of any procedure gives. */
type Prefetched = ReturnType<TRPCQueryOptions<ResolverDef>>;

/** Starts queries without waiting; errors are met by the client component, which can retry. */
export function prefetch(...queries: Prefetched[]): void {
  for (const options of queries) void getQueryClient().prefetchQuery(options);
}

export function HydrateClient({ children }: { children: ReactNode }) {
  return <HydrationBoundary state={dehydrate(getQueryClient())}>{children}</HydrationBoundary>;
}
