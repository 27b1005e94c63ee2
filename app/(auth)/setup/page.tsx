import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { createServerCaller } from "@/server/trpc/caller";
import { SetupClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("setup.title") };
}

export default async function SetupPage() {
  const t = await getTranslations("auth");
  const setup = await (await createServerCaller()).setup.get();
  return (
    <>
      <h1 className="font-medium text-2xl">{t(setup.open ? "setup.title" : "setup.closedTitle")}</h1>
      {setup.open ? (
        <>
          <p className="measure mt-2 mb-6 text-ink-muted">{t("setup.description")}</p>
          {setup.reachable ? <SetupClient /> : <Alert tone="warn">{t("setup.unreachable")}</Alert>}
        </>
      ) : (
        <>
          <p className="measure mt-2 mb-6 text-ink-muted">{t("setup.closed")}</p>
          <ButtonLink href="/sign-in" variant="primary">
            {t("signIn.submit")}
          </ButtonLink>
        </>
      )}
    </>
  );
}
