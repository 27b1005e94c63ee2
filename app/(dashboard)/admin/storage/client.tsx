"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { StorageReport } from "@/components/admin/storage-report";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageHeader } from "@/components/common/page-header/page-header";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useTRPC } from "@/lib/trpc/client";

export function StorageClient() {
  const t = useTranslations("admin.storage");
  const trpc = useTRPC();
  const storage = useQuery(trpc.instance.storage.queryOptions());
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {storage.isError ? <ErrorState error={storage.error} onRetry={() => void storage.refetch()} /> : null}
      {storage.isPending ? <SkeletonLines count={8} /> : null}
      {storage.data ? <StorageReport storage={storage.data} /> : null}
    </>
  );
}
