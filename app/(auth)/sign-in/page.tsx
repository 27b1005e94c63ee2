import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { identityRefusalSchema } from "@/core/account/identity";
import { nextPath } from "@/core/account/next-path";
import { publicOrigin } from "@/lib/public-origin";
import { createServerCaller, createServerContext } from "@/server/trpc/caller";
import { SignInClient, type SignInRefusal } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("signIn.title") };
}

type Parameters = Partial<Record<"next" | "callbackUrl" | "error" | "provider", string | string[]>>;

export default async function SignInPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  const t = await getTranslations("auth");
  const parameters = await searchParams;
  // A provider's answer that failed comes back with the address as next-auth keeps it.
  const target = nextPath(first(parameters.next) ?? first(parameters.callbackUrl), await publicOrigin());
  const { actor } = await createServerContext();
  if (actor) redirect(target);
  const caller = await createServerCaller();
  if ((await caller.setup.get()).open) redirect("/setup");
  const options = await caller.signIn.options();
  const provider = options.providers.find(({ id }) => id === first(parameters.provider));
  return (
    <>
      <h1 className="mb-6 font-medium text-2xl">{t("signIn.title")}</h1>
      <SignInClient
        next={target}
        options={options}
        refusal={refusalOf(first(parameters.error))}
        providerName={provider?.name ?? null}
      />
    </>
  );
}

/** Only words that we know: the address can be written by anybody. */
function refusalOf(error: string | undefined): SignInRefusal | null {
  if (error === undefined) return null;
  if (error === "LIMIT") return "limited";
  const known = identityRefusalSchema.safeParse(error);
  return known.success ? known.data : "provider_failed";
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
