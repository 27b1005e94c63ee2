import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { identityRefusalSchema } from "@/core/account/identity";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { AccountClient, type LinkAnswer } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("title") };
}

type Parameters = Partial<Record<"linked" | "error" | "provider", string | string[]>>;

export default async function AccountPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  prefetch(trpc.account.sessions.queryOptions());
  prefetch(trpc.account.signInWays.queryOptions());
  prefetch(trpc.signIn.options.queryOptions());
  return (
    <HydrateClient>
      <AccountClient answer={answerOf(await searchParams)} />
    </HydrateClient>
  );
}

/** How a provider's answer to “link” ended; it comes back in the address. */
function answerOf({ linked, error, provider }: Parameters): LinkAnswer | null {
  if (typeof linked === "string") return { outcome: { kind: "linked" }, provider: linked };
  const reason = identityRefusalSchema.safeParse(error);
  if (!reason.success) return null;
  return {
    outcome: { kind: "refused", reason: reason.data },
    provider: typeof provider === "string" ? provider : null,
  };
}
