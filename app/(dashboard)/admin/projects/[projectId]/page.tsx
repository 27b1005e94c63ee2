import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, prefetchOrNotFound, trpc } from "@/lib/trpc/server";
import { ProjectClient } from "./client";
import { loadProjectSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("project.title") };
}

type Props = { params: Promise<{ projectId: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const { cursor } = await loadProjectSearchParams(searchParams);
  await prefetchOrNotFound(trpc.instance.project.queryOptions({ projectId }));
  prefetch(trpc.instance.projectRules.queryOptions({ projectId, cursor }));
  return (
    <HydrateClient>
      <ProjectClient projectId={projectId} />
    </HydrateClient>
  );
}
