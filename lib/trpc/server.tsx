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

/** What this request has prefetched so far. */
const startedQueries = cache((): Promise<void>[] => []);

/** Starts queries; `HydrateClient` waits for them. Errors are met by the client component, which can retry. */
export function prefetch(...queries: Prefetched[]): void {
  for (const options of queries) startedQueries().push(getQueryClient().prefetchQuery(options));
}

/**
 * Hands the queries to the client once they have answered: one still on its way would be rendered as
 * pending here and as data there, and React would throw the server's HTML away.
 */
export async function HydrateClient({ children }: { children: ReactNode }) {
  await Promise.all(startedQueries());
  return <HydrationBoundary state={dehydrate(getQueryClient())}>{children}</HydrationBoundary>;
}
