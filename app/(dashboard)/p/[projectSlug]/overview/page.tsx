import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { OverviewClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("overview"))("title") };
}

export default async function OverviewPage({ params }: { params: Promise<{ projectSlug: string }> }) {
  const { projectSlug } = await params;
  prefetch(trpc.overview.get.queryOptions({ projectSlug }), trpc.inbox.counts.queryOptions({ projectSlug }));
  return (
    <HydrateClient>
      <OverviewClient />
    </HydrateClient>
  );
}
