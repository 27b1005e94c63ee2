import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { RulesClient } from "./client";
import { loadRulesSearchParams, rulesFilter } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rule"))("list.title") };
}

type Props = { params: Promise<{ projectSlug: string }>; searchParams: Promise<SearchParams> };

export default async function RulesPage({ params, searchParams }: Props) {
  const { projectSlug } = await params;
  const { cursor, ...search } = await loadRulesSearchParams(searchParams);
  prefetch(
    trpc.rule.tree.queryOptions({ projectSlug, ...rulesFilter(search, cursor) }),
    trpc.rule.counts.queryOptions({ projectSlug }),
  );
  return (
    <HydrateClient>
      <RulesClient />
    </HydrateClient>
  );
}
