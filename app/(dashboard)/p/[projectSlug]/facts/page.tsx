import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { FactsClient } from "./client";
import { factsFilter, loadFactsSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("fact"))("title") };
}

type Props = { params: Promise<{ projectSlug: string }>; searchParams: Promise<SearchParams> };

export default async function FactsPage({ params, searchParams }: Props) {
  const { projectSlug } = await params;
  const { cursor, fact, ...search } = await loadFactsSearchParams(searchParams);
  prefetch(
    trpc.fact.list.queryOptions({ projectSlug, ...factsFilter(search, cursor) }),
    ...(fact ? [trpc.fact.history.queryOptions({ projectSlug, factId: fact })] : []),
  );
  return (
    <HydrateClient>
      <FactsClient />
    </HydrateClient>
  );
}
