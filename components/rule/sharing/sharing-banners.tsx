"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { RuleReference } from "@/core/rule/output";
import { useProject } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { RuleLink } from "../rule-link";
import { useSharingActs } from "./use-sharing-acts";

/** What the shared rules of the project ask of this person now; nothing on most days. */
export function SharingBanners({ projectSlug }: { projectSlug: string }) {
  const t = useTranslations("rule.sharing");
  const trpc = useTRPC();
  const project = useProject();
  const acts = useSharingActs(projectSlug);
  const { data } = useQuery(trpc.rule.sharing.queryOptions({ projectSlug }));
  if (!data) return null;
  const { needSecondPerson, toReview } = data;
  const curates = project?.can("rule:approve") ?? false;
  return (
    <div className="mb-4 flex flex-col gap-2 empty:hidden">
      {curates && needSecondPerson.length > 0 ? (
        <Alert tone="warn" title={t("needSecondPerson", { count: needSecondPerson.length })}>
          <p>{t("needSecondPersonHelp")}</p>
          <RuleNames rules={needSecondPerson} />
        </Alert>
      ) : null}
      {toReview.length > 0 ? (
        <Alert
          title={t("toReview", { count: toReview.length })}
          action={
            <Button size="small" pending={acts.pending} onClick={() => void acts.accept(toReview)}>
              {t("acceptAll", { count: toReview.length })}
            </Button>
          }
        >
          <p>{t("toReviewHelp")}</p>
          <RuleNames rules={toReview} />
        </Alert>
      ) : null}
    </div>
  );
}

function RuleNames({ rules }: { rules: readonly RuleReference[] }) {
  return (
    <ul className="mt-1">
      {rules.map((rule) => (
        <li key={rule.id}>
          <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  );
}
