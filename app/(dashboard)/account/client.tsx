"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { DeviceList } from "@/components/account/device-list";
import { PasswordForm } from "@/components/account/password-form";
import { ProfileForm } from "@/components/account/profile-form";
import { SessionList } from "@/components/account/session-list";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { Panel } from "@/components/ui/panel";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useTRPC } from "@/lib/trpc/client";

export function AccountClient() {
  const t = useTranslations("account");
  const trpc = useTRPC();
  const me = useQuery(trpc.account.me.queryOptions());
  const sessions = useQuery(trpc.account.sessions.queryOptions());
  return (
    <PageBody width="narrow">
      <PageHeader title={t("title")} description={me.data?.user.email} />
      <div className="flex flex-col gap-8">
        {me.data ? <ProfileForm key={me.data.user.name} user={me.data.user} /> : <SkeletonLines count={3} />}
        <Panel title={t("password.title")}>
          <PasswordForm email={me.data?.user.email ?? ""} />
        </Panel>
        {sessions.isError ? (
          <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
        ) : null}
        {sessions.isPending ? <SkeletonLines count={4} /> : null}
        {sessions.data ? <SessionList sessions={sessions.data.sessions} /> : null}
        {sessions.data ? <DeviceList devices={sessions.data.devices} /> : null}
      </div>
    </PageBody>
  );
}
