"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useTRPC } from "@/lib/trpc/client";

/** Retention of the project, whole events and contents of files apart. */
export function KeptDays({ projectSlug }: { projectSlug: string }) {
  const t = useTranslations("privacy.kept");
  const trpc = useTRPC();
  const project = useQuery(trpc.project.get.queryOptions({ projectSlug }));
  if (project.isPending) return <SkeletonLines count={3} />;
  if (project.isError) return <ErrorState error={project.error} onRetry={() => void project.refetch()} />;
  const { retentionDays, contentRetentionDays } = project.data;
  return (
    <ul className="measure flex list-disc flex-col gap-1 pl-5">
      <li>{t("contents", { days: contentRetentionDays })}</li>
      <li>{t("events", { days: retentionDays })}</li>
      <li>{t("rules")}</li>
      <li>{t("settings")}</li>
    </ul>
  );
}
