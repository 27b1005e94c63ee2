import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { TopicsClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("topic"))("title") };
}

export default async function TopicsPage({ params }: { params: Promise<{ projectSlug: string }> }) {
  const { projectSlug } = await params;
  prefetch(trpc.topic.list.queryOptions({ projectSlug }));
  return (
    <HydrateClient>
      <TopicsClient />
    </HydrateClient>
  );
}
