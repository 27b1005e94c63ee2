"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { SessionFilters } from "@/components/agent-session/session-filters";
import { SessionTable } from "@/components/agent-session/session-table";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { ButtonLink } from "@/components/ui/button-link";
import type { SessionSummary } from "@/core/agent-session/schema";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { type SessionsSearch, sessionsFilter, sessionsSearchParams } from "./search-params";

const { cursor: _cursor, ...filterParams } = sessionsSearchParams;

export function SessionsClient() {
  const t = useTranslations("session");
  const trpc = useTRPC();
  const router = useRouter();
  const projectSlug = useProjectSlug();
  const [search, setSearch] = useQueryStates(filterParams, { history: "replace" });
  const paging = useCursorPaging();
  const input = { projectSlug, ...sessionsFilter(search), cursor: paging.cursor ?? undefined };
  const list = useQuery(trpc.session.list.queryOptions(input, { placeholderData: keepPreviousData }));
  useLiveChanges(["event", "signal", "rule"], ["session"]);

  const change = (next: Partial<SessionsSearch>) => {
    paging.reset();
    void setSearch(next);
  };
  const clear = () => change({ q: "", host: null, with: null });
  const isFiltered = search.q !== "" || search.host !== null || search.with !== null;

  return (
    <PageBody>
      <PageHeader title={t("title")} description={t("description")} />
      <SessionFilters search={search} onChange={change} onClear={clear} />
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <SessionTable
          projectSlug={projectSlug}
          rows={list.data?.items ?? NONE}
          loading={list.isPending}
          stale={list.isPlaceholderData}
          paging={paging}
          nextCursor={list.data?.nextCursor ?? null}
          onOpen={({ id }) => router.push(projectPath(projectSlug, `sessions/${id}`))}
          empty={
            isFiltered ? (
              <NoResults onClear={clear} />
            ) : (
              <EmptyState
                title={t("empty.title")}
                action={<ButtonLink href="/onboarding">{t("empty.connect")}</ButtonLink>}
              >
                {t("empty.body")}
              </EmptyState>
            )
          }
        />
      )}
    </PageBody>
  );
}

const NONE: SessionSummary[] = [];
