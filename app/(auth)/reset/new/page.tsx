import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NewPasswordClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("reset.newTitle") };
}

export default async function NewPasswordPage() {
  const t = await getTranslations("auth");
  return (
    <>
      <h1 className="font-medium text-2xl">{t("reset.newTitle")}</h1>
      <p className="measure mt-2 mb-6 text-ink-muted">{t("reset.newDescription")}</p>
      <NewPasswordClient />
    </>
  );
}
