import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { StorageClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("storage.title") };
}

export default function StoragePage() {
  prefetch(trpc.instance.storage.queryOptions());
  return (
    <HydrateClient>
      <StorageClient />
    </HydrateClient>
  );
}
