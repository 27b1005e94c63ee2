import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { AccountClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("title") };
}

export default function AccountPage() {
  prefetch(trpc.account.sessions.queryOptions());
  return (
    <HydrateClient>
      <AccountClient />
    </HydrateClient>
  );
}
