import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { RecipesClient } from "./client";
import { loadRecipesSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("recipe"))("title") };
}

type Props = { params: Promise<{ projectSlug: string }>; searchParams: Promise<SearchParams> };

export default async function RecipesPage({ params, searchParams }: Props) {
  const { projectSlug } = await params;
  const { for: reach } = await loadRecipesSearchParams(searchParams);
  prefetch(trpc.recipe.list.queryOptions({ projectSlug, reach }));
  return (
    <HydrateClient>
      <RecipesClient />
    </HydrateClient>
  );
}
