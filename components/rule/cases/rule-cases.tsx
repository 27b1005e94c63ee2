"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { RuleDetail } from "@/core/rule/output";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { VerificationView } from "../verification-view";
import { KindCases } from "./kind-cases";
import { OwnCases } from "./own-cases";
import { useCases } from "./use-cases";

/** What proves a check: cases of its people, the four stages of its version, and the fixtures of its kinds. */
export function RuleCases({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("trial.cases");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const list = useQuery(trpc.ruleCase.list.queryOptions({ projectSlug, ruleId: rule.id }));
  const { remove } = useCases(rule, projectSlug);
  const { verifier } = rule.content;
  return (
    <div className="flex flex-col gap-8">
      <section>
        <h3 className="mb-1 font-medium">{rule.layer === "project" ? t("shared") : t("own")}</h3>
        <p className="measure mb-3 text-ink-muted">{t("ownHelp")}</p>
        {list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
        {list.isPending ? <SkeletonLines count={3} /> : null}
        {list.data?.length === 0 ? <EmptyState title={t("emptyTitle")}>{t("emptyBody")}</EmptyState> : null}
        {list.data && list.data.length > 0 ? (
          <OwnCases
            rule={rule}
            cases={list.data}
            projectSlug={projectSlug}
            onRemove={(one) => void remove(one)}
          />
        ) : null}
      </section>
      <section>
        <h3 className="mb-1 font-medium">{t("recipe")}</h3>
        <p className="measure mb-3 text-ink-muted">{t("recipeHelp")}</p>
        <VerificationView report={rule.report} />
      </section>
      {verifier ? (
        <section className="flex flex-col gap-4">
          <KindCases verifier={verifier} />
        </section>
      ) : null}
    </div>
  );
}
