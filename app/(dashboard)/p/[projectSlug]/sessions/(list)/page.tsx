import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { SessionsClient } from "./client";
import { loadSessionsSearchParams, sessionsFilter } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("session"))("title") };
}

type Props = { params: Promise<{ projectSlug: string }>; searchParams: Promise<SearchParams> };

export default async function SessionsPage({ params, searchParams }: Props) {
  const { projectSlug } = await params;
  const { cursor, ...search } = await loadSessionsSearchParams(searchParams);
  prefetch(
    trpc.session.list.queryOptions({ projectSlug, ...sessionsFilter(search), cursor: cursor ?? undefined }),
  );
  return (
    <HydrateClient>
      <SessionsClient />
    </HydrateClient>
  );
}
