import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { nextTimelineCursor, timelineQuery } from "@/components/agent-session/timeline-query";
import { getQueryClient, HydrateClient, prefetchOrNotFound, trpc } from "@/lib/trpc/server";
import { SessionClient } from "./client";
import { loadSessionSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("session"))("one.title") };
}

type Props = {
  params: Promise<{ projectSlug: string; sessionId: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function SessionPage({ params, searchParams }: Props) {
  const ids = await params;
  const { why: _why, ...place } = await loadSessionSearchParams(searchParams);
  const queries = getQueryClient();
  const session = trpc.session.get.queryOptions(ids);
  // How long the session is decides where its timeline starts.
  await prefetchOrNotFound(session);
  await queries.prefetchInfiniteQuery(
    trpc.session.timeline.infiniteQueryOptions(
      timelineQuery(ids, place, queries.getQueryData(session.queryKey)),
      { getNextPageParam: nextTimelineCursor },
    ),
  );
  return (
    <HydrateClient>
      <SessionClient />
    </HydrateClient>
  );
}
