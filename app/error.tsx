"use client";

import { useTranslations } from "next-intl";
import { PageBody } from "@/components/common/page-header/page-body";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Code } from "@/components/ui/code";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const t = useTranslations("errors");
  return (
    <PageBody width="narrow">
      <div role="alert" className="flex flex-col items-start gap-3 border-mark border-l-2 py-2 pl-6">
        <h1 className="font-medium text-xl">{t("crashTitle")}</h1>
        <p className="measure text-ink-muted">{t("crashBody")}</p>
        {error.digest ? (
          <p className="text-ink-muted text-sm">
            {t("requestId")} <Code>{error.digest}</Code>
          </p>
        ) : null}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => retry()}>
            {t("retry")}
          </Button>
          <ButtonLink href="/">{t("goHome")}</ButtonLink>
        </div>
      </div>
    </PageBody>
  );
}
