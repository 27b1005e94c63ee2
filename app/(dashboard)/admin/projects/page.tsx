import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { ProjectsClient } from "./client";
import { loadProjectsSearchParams, projectsInput } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("projects.title") };
}

type Props = { searchParams: Promise<SearchParams> };

export default async function ProjectsPage({ searchParams }: Props) {
  const search = await loadProjectsSearchParams(searchParams);
  prefetch(trpc.instance.projects.queryOptions(projectsInput(search)));
  return (
    <HydrateClient>
      <ProjectsClient />
    </HydrateClient>
  );
}
