import { useTranslations } from "next-intl";
import type { PromptExplanation } from "@/core/agent-session/schema";
import { useReasonWords } from "../use-reason-words";
import { DetectorList } from "./detector-list";
import { ScoreTable } from "./score-table";
import { WhySection } from "./why-section";

/** Who decided, how sure Heed was, and what each detector found or missed. */
export function DetectionView({ why }: { why: PromptExplanation }) {
  const t = useTranslations("session.why");
  const label = useTranslations("session.labels");
  const words = useReasonWords();
  const { detection, prompt } = why;
  if (!detection) return why.canTeach ? <p className="text-ink-muted">{t("notJudged")}</p> : null;
  const wasAsked = detection.signals.length + detection.misses.length > 0;
  return (
    <>
      <WhySection title={t("path")}>
        <p className="measure">
          {t(`paths.${pathOf(why)}`)} {t("taken", { label: label(detection.label) })}
        </p>
      </WhySection>
      {wasAsked ? (
        <>
          <WhySection title={t("scores")}>
            <ScoreTable scores={detection.scores} />
          </WhySection>
          <WhySection title={t("detectors")}>
            <DetectorList detection={detection} prompt={prompt} />
          </WhySection>
        </>
      ) : (
        <WhySection title={t("detectors")}>
          <p className="measure">
            {t("notRun", { reason: detection.guard ? words(detection.guard) : detection.explanation })}
          </p>
        </WhySection>
      )}
    </>
  );
}

function pathOf({
  mark,
  record,
  detection,
}: PromptExplanation): "act" | "ask" | "none" | "refused" | "taught" {
  if (mark?.verdict === "none") return "refused";
  if (record?.path === "taught" && record.status !== "dismissed") return "taught";
  return detection?.path ?? "none";
}
