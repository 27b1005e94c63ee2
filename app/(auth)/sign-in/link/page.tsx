import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("signIn.title") };
}

/** Where a mailed link leads. It signs in by a click, so that programs that open links use nothing up. */
export default async function SignInLinkPage() {
  const t = await getTranslations("auth");
  return (
    <>
      <h1 className="mb-6 font-medium text-2xl">{t("signIn.title")}</h1>
      <LinkClient />
    </>
  );
}
