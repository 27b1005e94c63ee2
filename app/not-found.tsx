import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { PageBody } from "@/components/common/page-header/page-body";
import { ButtonLink } from "@/components/ui/button-link";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("errors");
  return { title: t("notFoundTitle") };
}

export default function NotFoundPage() {
  const t = useTranslations("errors");
  return (
    <PageBody width="narrow">
      <div className="flex flex-col items-start gap-3 border-line border-l-2 py-2 pl-6">
        <h1 className="font-medium text-xl">{t("notFoundTitle")}</h1>
        <p className="measure text-ink-muted">{t("notFoundBody")}</p>
        <ButtonLink href="/" className="mt-2">
          {t("goHome")}
        </ButtonLink>
      </div>
    </PageBody>
  );
}
