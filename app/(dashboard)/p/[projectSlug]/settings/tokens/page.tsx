import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { TokensClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("tokens"))("title") };
}

export default function TokensPage() {
  prefetch(trpc.cliToken.list.queryOptions());
  return (
    <HydrateClient>
      <TokensClient />
    </HydrateClient>
  );
}
