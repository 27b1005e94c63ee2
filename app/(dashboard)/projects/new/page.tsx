import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { NewProjectClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("project"))("new.title") };
}

export default function NewProjectPage() {
  prefetch(trpc.project.listArchived.queryOptions());
  return (
    <HydrateClient>
      <NewProjectClient />
    </HydrateClient>
  );
}
