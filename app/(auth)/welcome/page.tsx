import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { createServerCaller } from "@/server/trpc/caller";
import { WelcomeClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("welcome.title") };
}

/** Where an invitation to this server leads; its secret is in the fragment. */
export default async function WelcomePage() {
  const t = await getTranslations("auth");
  const options = await (await createServerCaller()).signIn.options();
  return (
    <>
      <h1 className="mb-2 font-medium text-2xl">{t("welcome.title")}</h1>
      <WelcomeClient options={options} />
    </>
  );
}
