"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { DeviceList } from "@/components/account/device-list";
import { FirstPassword } from "@/components/account/first-password";
import { LinkOutcome, type LinkOutcomeProps } from "@/components/account/link-outcome";
import { PasswordForm } from "@/components/account/password-form";
import { ProfileForm } from "@/components/account/profile-form";
import { SessionList } from "@/components/account/session-list";
import { SignInWays } from "@/components/account/sign-in-ways";
import { YourData } from "@/components/account/your-data";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { Panel } from "@/components/ui/panel";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useTRPC } from "@/lib/trpc/client";

export type LinkAnswer = Pick<LinkOutcomeProps, "outcome" | "provider">;

export function AccountClient({ answer }: { answer: LinkAnswer | null }) {
  const t = useTranslations("account");
  const trpc = useTRPC();
  const me = useQuery(trpc.account.me.queryOptions());
  const sessions = useQuery(trpc.account.sessions.queryOptions());
  const ways = useQuery(trpc.account.signInWays.queryOptions());
  const options = useQuery(trpc.signIn.options.queryOptions());
  return (
    <PageBody width="narrow">
      <PageHeader title={t("title")} description={me.data?.user.email} />
      <div className="flex flex-col gap-8">
        {answer && options.data ? <LinkOutcome {...answer} options={options.data} /> : null}
        {me.data ? <ProfileForm key={me.data.user.name} user={me.data.user} /> : <SkeletonLines count={3} />}
        {options.data?.password && ways.data ? (
          <Panel title={t("password.title")}>
            {ways.data.hasPassword ? <PasswordForm email={me.data?.user.email ?? ""} /> : <FirstPassword />}
          </Panel>
        ) : null}
        {options.data ? <SignInWays options={options.data} /> : null}
        {sessions.isError ? (
          <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
        ) : null}
        {sessions.isPending ? <SkeletonLines count={4} /> : null}
        {sessions.data ? <SessionList sessions={sessions.data.sessions} /> : null}
        {sessions.data ? <DeviceList devices={sessions.data.devices} /> : null}
        {me.data ? <YourData email={me.data.user.email} /> : null}
      </div>
    </PageBody>
  );
}
