import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { InboxClient } from "./client";
import { INBOX_LIMIT } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("inbox"))("title") };
}

export default async function InboxPage({ params }: { params: Promise<{ projectSlug: string }> }) {
  const { projectSlug } = await params;
  prefetch(
    trpc.inbox.list.queryOptions({ projectSlug, limit: INBOX_LIMIT }),
    trpc.inbox.counts.queryOptions({ projectSlug }),
  );
  return (
    <HydrateClient>
      <InboxClient />
    </HydrateClient>
  );
}
