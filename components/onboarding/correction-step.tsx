import { useTranslations } from "next-intl";
import { Quote } from "@/components/common/quote/quote";
import { ButtonLink } from "@/components/ui/button-link";
import { TextLink } from "@/components/ui/text-link";
import type { OnboardingStatus } from "@/core/onboarding/schema";
import { projectPath } from "@/lib/navigation";

type Props = { status: OnboardingStatus; projectSlug: string };

/** First correction, then first rule; until then a sentence to try. */
export function CorrectionStep({ status, projectSlug }: Props) {
  const t = useTranslations("onboarding.correct");
  const { firstCorrection, firstRule } = status;
  return (
    <div className="flex flex-col gap-3">
      {firstCorrection ? (
        <Quote
          at={firstCorrection.at}
          href={projectPath(projectSlug, `sessions/${firstCorrection.sessionId}`)}
        >
          {firstCorrection.words}
        </Quote>
      ) : (
        <p className="measure text-sm">{t("try")}</p>
      )}
      {firstRule ? (
        <>
          <p className="text-sm">
            {t("learned")}{" "}
            <TextLink href={projectPath(projectSlug, `rules/${firstRule.id}`)}>
              {firstRule.number} {firstRule.statement}
            </TextLink>
          </p>
          <div>
            <ButtonLink variant="primary" href={projectPath(projectSlug)}>
              {t("open")}
            </ButtonLink>
          </div>
        </>
      ) : (
        <div>
          <ButtonLink href={projectPath(projectSlug)}>{t("skip")}</ButtonLink>
        </div>
      )}
    </div>
  );
}
