import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { JobsClient } from "./client";
import { jobCursor, loadJobsSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("jobs.title") };
}

type Props = { searchParams: Promise<SearchParams> };

export default async function JobsPage({ searchParams }: Props) {
  const { state, cursor } = await loadJobsSearchParams(searchParams);
  prefetch(
    trpc.instance.jobSummary.queryOptions(),
    trpc.instance.jobs.queryOptions({ state, cursor: jobCursor(cursor) }),
  );
  return (
    <HydrateClient>
      <JobsClient />
    </HydrateClient>
  );
}
