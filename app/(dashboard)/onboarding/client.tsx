"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { ConnectStep } from "@/components/onboarding/connect-step";
import { CorrectionStep } from "@/components/onboarding/correction-step";
import { ListeningStep } from "@/components/onboarding/listening-step";
import { RepeatedStep } from "@/components/onboarding/repeated-step";
import { SampleProject } from "@/components/onboarding/sample-project";
import { Step } from "@/components/onboarding/step";
import { WhoSeesWhat } from "@/components/onboarding/who-sees-what";
import { NewProjectForm } from "@/components/project/new-project-form";
import type { Repeated } from "@/core/onboarding/schema";
import { projectPath } from "@/lib/navigation";
import { useTRPC } from "@/lib/trpc/client";

type Props = { origin: string; projectSlug: string | null };

/** How often the server is asked while something is awaited. */
const LISTEN_MS = 2000;

export function OnboardingClient({ origin, projectSlug }: Props) {
  const t = useTranslations("onboarding");
  const router = useRouter();
  return (
    <PageBody width="narrow">
      <PageHeader title={t("title")} description={t("description")} />
      <ol className="flex flex-col">
        <Step number={1} title={t("project.title")} done={projectSlug !== null}>
          {projectSlug === null ? (
            <>
              <NewProjectForm
                onCreated={(slug) => router.push(`/onboarding?project=${encodeURIComponent(slug)}`)}
              />
              <SampleProject onLoaded={(slug) => router.push(projectPath(slug))} />
            </>
          ) : (
            <p className="font-mono text-sm">{projectSlug}</p>
          )}
        </Step>
        {projectSlug === null ? null : <ProjectSteps origin={origin} projectSlug={projectSlug} />}
      </ol>
      <WhoSeesWhat />
    </PageBody>
  );
}

function ProjectSteps({ origin, projectSlug }: { origin: string; projectSlug: string }) {
  const t = useTranslations("onboarding");
  const trpc = useTRPC();
  const status = useQuery(
    trpc.onboarding.status.queryOptions(
      { projectSlug },
      { refetchInterval: (query) => (query.state.data?.firstRule ? false : LISTEN_MS) },
    ),
  );
  const repeated = useQuery(
    trpc.onboarding.repeated.queryOptions(
      { projectSlug },
      { refetchInterval: (query) => (query.state.data?.items.length ? false : LISTEN_MS) },
    ),
  );
  if (status.isError) return <ErrorState error={status.error} onRetry={() => void status.refetch()} />;
  if (!status.data) return null;
  const { token, firstEventAt, firstRule } = status.data;
  const isConnected = token?.lastUsedAt != null || firstEventAt !== null;
  return (
    <>
      <Step number={2} title={t("connect.title")} done={isConnected}>
        <ConnectStep origin={origin} projectSlug={projectSlug} />
      </Step>
      <Step number={3} title={t("listen.title")} done={firstEventAt !== null}>
        <ListeningStep status={status.data} />
      </Step>
      <Step number={4} title={t("correct.title")} done={firstRule !== null}>
        <CorrectionStep status={status.data} projectSlug={projectSlug} />
      </Step>
      <Step number={5} title={t("repeated.title")} done={isTaken(repeated.data?.items ?? [])}>
        {repeated.isError ? (
          <ErrorState error={repeated.error} onRetry={() => void repeated.refetch()} />
        ) : null}
        {repeated.data ? <RepeatedStep repeated={repeated.data} projectSlug={projectSlug} /> : null}
      </Step>
    </>
  );
}

/** Something was repeated, and nothing of it waits any more. */
function isTaken(items: Repeated["items"]): boolean {
  return items.length > 0 && items.every(({ rule }) => rule.status === "active");
}
