"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/common/page-header/page-header";
import { useRuleWords } from "@/components/rule/use-rule-words";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { TextLink } from "@/components/ui/text-link";
import type { FamilyDetail } from "@/core/family/schema";
import { STANDING_FROM } from "@/core/family/standing";
import { SEVERITIES } from "@/core/rule/schema";
import { projectPath } from "@/lib/navigation";
import { formatNumber } from "@/lib/number-format";
import { useFamilyActions } from "./use-family-actions";

const AUTOMATIC = "automatic";

export function FamilyHeader({ family, projectSlug }: { family: FamilyDetail; projectSlug: string }) {
  const t = useTranslations("library.families.one");
  const words = useRuleWords();
  const actions = useFamilyActions(projectSlug);
  const weight = formatNumber(Math.round(family.weight * 10) / 10);
  const needed = STANDING_FROM[family.severity];
  const waits = Number.isFinite(needed) ? t("standingFalse", { needed }) : t("standingNever");
  const isDismissed = family.dismissedAt !== null;
  return (
    <div>
      <p className="mb-1 text-sm">
        <TextLink href={projectPath(projectSlug, "rules/topics")}>{t("back")}</TextLink>
      </p>
      <PageHeader
        title={words.topic(family.topic)}
        description={`${t("facts", { count: family.occurrences, weight })}. ${family.standing ? t("standingTrue") : waits}`}
        actions={
          <>
            <Select
              aria-label={t("severity")}
              disabled={actions.pending}
              value={family.severityChosen ? family.severity : AUTOMATIC}
              onValueChange={(value) =>
                void actions.setSeverity(family, SEVERITIES.find((severity) => severity === value) ?? null)
              }
              options={[
                { value: AUTOMATIC, label: t("automatic") },
                ...SEVERITIES.map((severity) => ({ value: severity, label: words.severity(severity) })),
              ]}
            />
            {isDismissed ? null : (
              <Button
                pending={actions.pending}
                title={t("dismissHint")}
                onClick={() => void actions.dismiss(family)}
              >
                {t("dismiss")}
              </Button>
            )}
          </>
        }
      />
      {isDismissed ? (
        <Alert
          title={t("isDismissed")}
          action={
            <Button size="small" pending={actions.pending} onClick={() => void actions.restore(family)}>
              {t("restore")}
            </Button>
          }
        />
      ) : null}
    </div>
  );
}
