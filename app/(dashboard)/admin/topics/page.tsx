import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TopicManager } from "@/components/topic/topic-manager";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("topic"))("title") };
}

export default function SharedTopicsPage() {
  prefetch(trpc.topic.listShared.queryOptions());
  return (
    <HydrateClient>
      <TopicManager projectSlug={null} canManage />
    </HydrateClient>
  );
}
