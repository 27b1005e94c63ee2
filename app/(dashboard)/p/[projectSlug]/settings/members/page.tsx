import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { MembersClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("members"))("title") };
}

type Props = { params: Promise<{ projectSlug: string }> };

export default async function MembersPage({ params }: Props) {
  const { projectSlug } = await params;
  prefetch(trpc.membership.list.queryOptions({ projectSlug }));
  return (
    <HydrateClient>
      <MembersClient />
    </HydrateClient>
  );
}
