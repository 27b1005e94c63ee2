"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { SampleProject } from "@/components/onboarding/sample-project";
import { HostStrip } from "@/components/overview/host-strip";
import { LastViolations } from "@/components/overview/last-violations";
import { NeedsYou } from "@/components/overview/needs-you";
import { OverviewNumbers } from "@/components/overview/overview-numbers";
import { OverviewPlot } from "@/components/overview/overview-plot";
import { RecentlyLearned } from "@/components/overview/recently-learned";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { MuteAlarms } from "@/components/statistics/mute-alarms";
import { ButtonLink } from "@/components/ui/button-link";
import { INBOX_KINDS } from "@/core/inbox/schema";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import OverviewLoading from "./loading";

export function OverviewClient() {
  const t = useTranslations("overview");
  const trpc = useTRPC();
  const router = useRouter();
  const projectSlug = useProjectSlug();
  const query = useQuery(trpc.overview.get.queryOptions({ projectSlug }));
  const inbox = useQuery(trpc.inbox.counts.queryOptions({ projectSlug }));
  useLiveChanges(["event", "signal", "rule", "violation"], ["overview", "inbox"]);

  if (query.isPending) return <OverviewLoading />;
  if (query.isError) {
    return (
      <PageBody>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </PageBody>
    );
  }
  const overview = query.data;
  // The inbox itself counts every kind; until it has answered, the overview's own count stands in.
  const counts = inbox.data?.byKind;
  const needsYou = counts
    ? INBOX_KINDS.map((kind) => ({ kind, count: counts[kind] ?? 0 })).filter(({ count }) => count > 0)
    : overview.needsYou;
  const { active, proposed, paused } = overview.rules;
  const isEmpty = overview.totals.sessions === 0 && active + proposed + paused === 0;

  return (
    <PageBody>
      <PageHeader title={t("title")} description={t("description")} />
      {isEmpty ? (
        <EmptyState
          title={t("empty.title")}
          action={
            <div>
              <ButtonLink href="/onboarding" variant="primary">
                {t("empty.connect")}
              </ButtonLink>
              <SampleProject onLoaded={(slug) => router.push(projectPath(slug))} />
            </div>
          }
        >
          {t("empty.body")}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-8">
          <MuteAlarms projectSlug={projectSlug} alarms={overview.muteAlarms} />
          <OverviewNumbers overview={overview} />
          <OverviewPlot weeks={overview.weeks} learned={overview.learned} />
          <NeedsYou projectSlug={projectSlug} items={needsYou} />
          <div className="grid gap-8 lg:grid-cols-2">
            <RecentlyLearned learned={overview.learned} />
            <LastViolations projectSlug={projectSlug} violations={overview.violations} />
          </div>
          <HostStrip hosts={overview.hosts} />
        </div>
      )}
    </PageBody>
  );
}
