import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { HistoryClient } from "./client";
import { historyFilter, loadHistorySearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("history"))("title") };
}

type Props = { params: Promise<{ projectSlug: string }>; searchParams: Promise<SearchParams> };

export default async function HistoryPage({ params, searchParams }: Props) {
  const { projectSlug } = await params;
  const { cursor, ...search } = await loadHistorySearchParams(searchParams);
  prefetch(
    trpc.history.list.queryOptions({ projectSlug, ...historyFilter(search), cursor: cursor ?? undefined }),
    trpc.rule.counts.queryOptions({ projectSlug }),
  );
  return (
    <HydrateClient>
      <HistoryClient />
    </HydrateClient>
  );
}
