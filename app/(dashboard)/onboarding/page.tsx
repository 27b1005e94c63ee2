import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { publicOrigin } from "@/lib/public-origin";
import { getQueryClient, HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { OnboardingClient } from "./client";
import { loadOnboardingSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("onboarding"))("title") };
}

/** Project → connect a host → listening → first rule. Without `?project=` it is about the first own project. */
export default async function OnboardingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { project } = await loadOnboardingSearchParams(searchParams);
  const projects = await getQueryClient().fetchQuery(trpc.project.list.queryOptions());
  const chosen = projects.find(({ slug }) => slug === project) ?? projects[0];
  if (chosen) {
    prefetch(trpc.onboarding.status.queryOptions({ projectSlug: chosen.slug }));
    prefetch(trpc.onboarding.repeated.queryOptions({ projectSlug: chosen.slug }));
  }
  return (
    <HydrateClient>
      <OnboardingClient origin={await publicOrigin()} projectSlug={chosen?.slug ?? null} />
    </HydrateClient>
  );
}
