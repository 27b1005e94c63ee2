import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { GeneralSettingsClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("project"))("settings.title") };
}

type Props = { params: Promise<{ projectSlug: string }> };

export default async function GeneralSettingsPage({ params }: Props) {
  const { projectSlug } = await params;
  prefetch(trpc.project.get.queryOptions({ projectSlug }));
  return (
    <HydrateClient>
      <GeneralSettingsClient />
    </HydrateClient>
  );
}
