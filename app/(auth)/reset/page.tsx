import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { TextLink } from "@/components/ui/text-link";
import { createServerCaller } from "@/server/trpc/caller";
import { ResetClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("reset.title") };
}

export default async function ResetPage() {
  const t = await getTranslations("auth");
  const { password, mail } = await (await createServerCaller()).signIn.options();
  return (
    <>
      <h1 className="font-medium text-2xl">{t("reset.title")}</h1>
      {password && mail ? (
        <>
          <p className="measure mt-2 mb-6 text-ink-muted">{t("reset.description")}</p>
          <ResetClient />
        </>
      ) : (
        <Alert tone="warn" className="mt-6">
          {t(password ? "reset.askAdmin" : "signIn.passwordOff")}
        </Alert>
      )}
      <p className="mt-6 text-sm">
        <TextLink href="/sign-in">{t("reset.back")}</TextLink>
      </p>
    </>
  );
}
