import { useTranslations } from "next-intl";
import type { Detection } from "@/core/correction/schema";
import { formatShare } from "@/lib/number-format";
import { scoreText } from "../score-text";
import { WhySection } from "./why-section";

/** What each detector found or missed, and what the classifier made of it. */
export function DetectionView({ detection, prompt }: { detection: Detection; prompt: string }) {
  const t = useTranslations("session");
  return (
    <>
      <WhySection title={t("why.hits")}>
        {detection.signals.length === 0 ? (
          <p className="text-ink-muted">{t("why.noHits")}</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {detection.signals.map(({ detector, span, score, reasons }) => (
              <li key={`${detector}-${span.join("-")}`}>
                <span className="font-medium">{t(`detectors.${detector}`)}</span>{" "}
                <span className="text-ink-muted">{scoreText(score)}</span> “{prompt.slice(...span)}”
                {reasons.length > 0 ? <span className="text-ink-muted"> · {reasons.join(", ")}</span> : null}
              </li>
            ))}
          </ul>
        )}
        <p className="measure mt-2 text-ink-muted">
          {t("why.verdict", {
            label: t(`labels.${detection.label}`),
            signal: formatShare(detection.scores.signal),
            learnable: formatShare(detection.scores.learnable),
          })}
        </p>
      </WhySection>
      {detection.misses.length > 0 ? (
        <WhySection title={t("why.misses")}>
          <ul className="flex flex-col gap-1">
            {detection.misses.map(({ detector, reason }) => (
              <li key={detector}>
                <span className="font-medium">{t(`detectors.${detector}`)}</span>{" "}
                <span className="text-ink-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </WhySection>
      ) : null}
    </>
  );
}
