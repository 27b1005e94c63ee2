import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { FamiliesClient } from "./client";
import { familiesFilter, loadFamiliesSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("library"))("families.title") };
}

type Props = { params: Promise<{ projectSlug: string }>; searchParams: Promise<SearchParams> };

export default async function FamiliesPage({ params, searchParams }: Props) {
  const { projectSlug } = await params;
  const { cursor, ...search } = await loadFamiliesSearchParams(searchParams);
  prefetch(trpc.family.list.queryOptions({ projectSlug, ...familiesFilter(search, cursor) }));
  return (
    <HydrateClient>
      <FamiliesClient />
    </HydrateClient>
  );
}
