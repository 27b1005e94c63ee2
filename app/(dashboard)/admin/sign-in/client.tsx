"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { SignInDoors } from "@/components/admin/sign-in-doors";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageHeader } from "@/components/common/page-header/page-header";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useTRPC } from "@/lib/trpc/client";

export function SignInStateClient() {
  const t = useTranslations("admin.signIn");
  const trpc = useTRPC();
  const signIn = useQuery(trpc.instance.signIn.queryOptions());
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {signIn.isError ? <ErrorState error={signIn.error} onRetry={() => void signIn.refetch()} /> : null}
      {signIn.isPending ? <SkeletonLines count={8} /> : null}
      {signIn.data ? <SignInDoors state={signIn.data} /> : null}
    </>
  );
}
