"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsInteger, useQueryStates } from "nuqs";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Timeline } from "@/components/common/timeline/timeline";
import { Button } from "@/components/ui/button";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { RuleDetail, RuleVersionView } from "@/core/rule/output";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import type { RuleActions } from "../use-rule-actions";
import { Recompilations } from "./recompilations";
import { VersionComparison } from "./version-comparison";

const compared = { from: parseAsInteger, to: parseAsInteger };

/** Every version that a rule ever had, and the difference of any two. */
export function RuleVersions({ rule, actions }: { rule: RuleDetail; actions: RuleActions }) {
  const t = useTranslations("rule.versions");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const [{ from, to }, setCompared] = useQueryStates(compared, { history: "replace" });
  const versions = useQuery(trpc.rule.versions.queryOptions({ projectSlug, ruleId: rule.id }));

  if (versions.isError) return <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />;
  if (versions.isPending) return <SkeletonLines count={4} />;
  return (
    <div className="flex flex-col gap-6">
      <Recompilations rule={rule} />
      {versions.data.length > 1 ? (
        <VersionComparison
          versions={versions.data}
          from={from}
          to={to}
          onChange={(next) => void setCompared(next)}
        />
      ) : null}
      <Timeline
        aria-label={t("title")}
        entries={versions.data.map((version) => ({
          id: String(version.version),
          at: version.createdAt,
          title: t("version", { version: version.version }),
          actor: authorOf(version),
          body: version.reason,
          actions:
            version.version === rule.version ? (
              <span className="text-ink-muted text-sm">{t("current")}</span>
            ) : (
              <>
                <Button
                  size="small"
                  onClick={() => void setCompared({ from: version.version, to: rule.version })}
                >
                  {t("compareWithCurrent")}
                </Button>
                {rule.can.edit ? (
                  <Button
                    size="small"
                    disabled={actions.pending}
                    onClick={() => void actions.restoreVersion(rule, version.version)}
                  >
                    {t("restore")}
                  </Button>
                ) : null}
              </>
            ),
        }))}
      />
    </div>
  );

  function authorOf({ authorName, authorType }: RuleVersionView) {
    return authorType === "system_job" ? t("learned") : authorName;
  }
}
