import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { SignInStateClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("signIn.title") };
}

export default function SignInStatePage() {
  prefetch(trpc.instance.signIn.queryOptions());
  return (
    <HydrateClient>
      <SignInStateClient />
    </HydrateClient>
  );
}
