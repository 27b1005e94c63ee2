import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { ViolationsClient } from "./client";
import { loadViolationSearchParams, violationFilter } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("violation"))("title") };
}

type Props = { params: Promise<{ projectSlug: string }>; searchParams: Promise<SearchParams> };

export default async function ViolationsPage({ params, searchParams }: Props) {
  const { projectSlug } = await params;
  const { cursor, ...search } = await loadViolationSearchParams(searchParams);
  prefetch(
    trpc.violation.list.queryOptions({
      projectSlug,
      ...violationFilter(search),
      cursor: cursor ?? undefined,
    }),
    trpc.violation.counts.queryOptions({ projectSlug }),
  );
  return (
    <HydrateClient>
      <ViolationsClient />
    </HydrateClient>
  );
}
