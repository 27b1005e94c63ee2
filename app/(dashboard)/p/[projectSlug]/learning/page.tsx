import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { LearningClient } from "./client";
import { loadLearningSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("statistics"))("title") };
}

type Props = { params: Promise<{ projectSlug: string }>; searchParams: Promise<SearchParams> };

export default async function LearningPage({ params, searchParams }: Props) {
  const { projectSlug } = await params;
  const { days } = await loadLearningSearchParams(searchParams);
  prefetch(trpc.statistics.get.queryOptions({ projectSlug, days }));
  return (
    <HydrateClient>
      <LearningClient />
    </HydrateClient>
  );
}
