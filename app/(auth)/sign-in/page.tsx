import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { nextPath } from "@/core/account/next-path";
import { env } from "@/env";
import { createServerCaller, createServerContext } from "@/server/trpc/caller";
import { SignInClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("signIn.title") };
}

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignInPage({ searchParams }: Props) {
  const t = await getTranslations("auth");
  const { next } = await searchParams;
  const target = nextPath(Array.isArray(next) ? next[0] : next);
  const { actor } = await createServerContext();
  if (actor) redirect(target);
  const setup = await (await createServerCaller()).setup.get();
  if (setup.open) redirect("/setup");
  return (
    <>
      <h1 className="mb-6 font-medium text-2xl">{t("signIn.title")}</h1>
      {env.HEED_PASSWORD_SIGN_IN ? (
        <SignInClient next={target} />
      ) : (
        <Alert tone="warn">{t("signIn.passwordOff")}</Alert>
      )}
    </>
  );
}
