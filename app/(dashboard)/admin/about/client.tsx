"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { AboutReport } from "@/components/admin/about-report";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageHeader } from "@/components/common/page-header/page-header";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useTRPC } from "@/lib/trpc/client";

export function AboutClient() {
  const t = useTranslations("admin.about");
  const trpc = useTRPC();
  const about = useQuery(trpc.instance.about.queryOptions());
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {about.isError ? <ErrorState error={about.error} onRetry={() => void about.refetch()} /> : null}
      {about.isPending ? <SkeletonLines count={8} /> : null}
      {about.data ? <AboutReport about={about.data} /> : null}
    </>
  );
}
