import "server-only";

import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { createTRPCOptionsProxy, type ResolverDef, type TRPCQueryOptions } from "@trpc/tanstack-react-query";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { appRouter, createServerContext } from "@/server/trpc/caller";
import { readCallFailure } from "./error";
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

/** Codes of tRPC for what is not there or not theirs, and for an address that names nothing. */
const NO_SUCH_PAGE = new Set(["NOT_FOUND", "BAD_REQUEST"]);

/**
 * Asks for the thing that a page is about. What is not there, or not theirs, is a page that is not there: 404, before
 * anything of it is sent. A `loading.tsx` above it would have answered 200 by then. Other errors are met by the client.
 */
export async function prefetchOrNotFound(options: Prefetched): Promise<void> {
  await getQueryClient().prefetchQuery(options);
  const error = getQueryClient().getQueryState(options.queryKey)?.error;
  if (error && NO_SUCH_PAGE.has(readCallFailure(error).code)) notFound();
}

/**
 * Hands the queries to the client once they have answered: one still on its way would be rendered as
 * pending here and as data there, and React would throw the server's HTML away.
 */
export async function HydrateClient({ children }: { children: ReactNode }) {
  await Promise.all(startedQueries());
  return <HydrationBoundary state={dehydrate(getQueryClient())}>{children}</HydrationBoundary>;
}
