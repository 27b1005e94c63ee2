import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { AboutClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("about.title") };
}

export default function AboutPage() {
  prefetch(trpc.instance.about.queryOptions());
  return (
    <HydrateClient>
      <AboutClient />
    </HydrateClient>
  );
}
