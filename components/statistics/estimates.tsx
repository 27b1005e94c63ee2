import { useTranslations } from "next-intl";
import { Panel } from "@/components/ui/panel";
import type { Statistics } from "@/core/statistics/schema";
import { EstimateTable } from "./estimate-table";
import { useLanguageName } from "./use-language-name";

/** What the person's marks say of the detection: in all, by detector, by language. */
export function Estimates({ estimates, marks }: Pick<Statistics, "estimates" | "marks">) {
  const t = useTranslations("statistics.estimate");
  const detectors = useTranslations("session.detectors");
  const nameOf = useLanguageName();
  const n = marks.correction + marks.none;
  const { overall, byDetector, byLanguage } = estimates;
  return (
    <Panel title={t("title")}>
      <p className="measure mb-3 text-ink-muted text-sm">
        {t("about", { n, corrections: marks.correction, none: marks.none })}
        {n > 0 ? ` ${t("caveat")}` : null}
      </p>
      {n > 0 ? (
        <div className="flex flex-col gap-6">
          <EstimateTable caption={t("overall")} rows={[{ key: "all", name: t("all"), ...overall }]} />
          {byDetector.length > 0 ? (
            <EstimateTable
              caption={t("byDetector")}
              rows={byDetector.map((row) => ({ key: row.detector, name: detectors(row.detector), ...row }))}
            />
          ) : null}
          <EstimateTable
            caption={t("byLanguage")}
            rows={byLanguage.map((row) => ({ key: row.language, name: nameOf(row.language), ...row }))}
          />
        </div>
      ) : null}
    </Panel>
  );
}
