import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { getQueryClient, HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { PrivacyClient } from "./client";
import { loadPrivacySearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("privacy"))("title") };
}

/** Without `?project=` it is about the first own project. */
export default async function PrivacyPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { project } = await loadPrivacySearchParams(searchParams);
  const projects = await getQueryClient().fetchQuery(trpc.project.list.queryOptions());
  const chosen = projects.find(({ slug }) => slug === project) ?? projects[0];
  if (chosen) {
    prefetch(trpc.project.get.queryOptions({ projectSlug: chosen.slug }));
    prefetch(trpc.privacy.lastEvent.queryOptions({ projectSlug: chosen.slug }));
  }
  return (
    <HydrateClient>
      <PrivacyClient projects={projects} projectSlug={chosen?.slug ?? null} />
    </HydrateClient>
  );
}
