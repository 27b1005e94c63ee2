"use client";

import { useTranslations } from "next-intl";
import { parseAsBoolean, useQueryState } from "nuqs";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Panel } from "@/components/ui/panel";
import { ERASING, YourDataErase } from "./your-data-erase";

/** What is held of a person, theirs to take along or to erase (trust.md section 7). */
export function YourData({ email }: { email: string }) {
  const t = useTranslations("privacy.data");
  const [erasing, setErasing] = useQueryState(ERASING, parseAsBoolean.withDefault(false));
  return (
    <Panel title={t("title")}>
      <div className="flex flex-col gap-6">
        <section className="flex flex-col items-start gap-2">
          <h3 className="font-medium">{t("exportTitle")}</h3>
          <p className="measure text-ink-muted">{t("exportBody")}</p>
          <ButtonLink href="/api/account/export" download prefetch={false}>
            {t("export")}
          </ButtonLink>
        </section>
        <section className="flex flex-col items-start gap-2">
          <h3 className="font-medium">{t("eraseTitle")}</h3>
          <p className="measure text-ink-muted">{t("eraseBody")}</p>
          <Button variant="danger" onClick={() => void setErasing(true)}>
            {t("erase")}
          </Button>
        </section>
      </div>
      {erasing ? <YourDataErase email={email} onClose={() => void setErasing(null)} /> : null}
    </Panel>
  );
}
