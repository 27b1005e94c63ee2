"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import type { EnforcementMode } from "@/core/rule/schema";
import type { WrittenPreview as Preview } from "@/core/rule/written";
import { WrittenRule } from "./written-rule";

type WrittenPreviewProps = {
  /** Undefined until there is something to read. */
  preview: Preview | undefined;
  mode: EnforcementMode;
  /** It is of the words before the last key. */
  stale: boolean;
};

/** The live answer to what is typed; spoken politely, so that typing is not talked over. */
export function WrittenPreview({ preview, mode, stale }: WrittenPreviewProps) {
  const t = useTranslations("new-rule");
  return (
    <section aria-label={t("preview")} aria-live="polite" aria-busy={stale} className="flex flex-col gap-3">
      {preview ? (
        <>
          {preview.masked > 0 ? <Alert tone="warn">{t("masked", { count: preview.masked })}</Alert> : null}
          {preview.onlyNow ? <Alert tone="info">{t("onlyNow")}</Alert> : null}
          <ul className="divide-y border-y">
            {preview.rules.map((rule, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal sentences are told apart by their order alone
              <WrittenRule key={`${place}:${rule.content.statement}`} rule={rule} mode={mode} />
            ))}
          </ul>
        </>
      ) : (
        <p className="text-ink-muted">{t("waiting")}</p>
      )}
    </section>
  );
}
