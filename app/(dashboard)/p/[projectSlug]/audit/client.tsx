"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { AuditActions } from "@/components/audit/audit-actions";
import { AuditEntryDrawer } from "@/components/audit/audit-entry-drawer";
import { AuditFilters } from "@/components/audit/audit-filters";
import { AuditTable } from "@/components/audit/audit-table";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { Alert } from "@/components/ui/alert";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { AUDITED_ENTITIES, auditCursor, auditFilter, auditSearchParams } from "./search-params";

const { cursor: _cursor, ...filterParams } = auditSearchParams;

export function AuditClient() {
  const t = useTranslations("audit");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const [search, setSearch] = useQueryStates(filterParams, { history: "replace" });
  const paging = useCursorPaging();
  const filter = auditFilter(search);
  const input = { projectSlug, ...filter, cursor: auditCursor(paging.cursor) };
  const list = useQuery(trpc.audit.list.queryOptions(input, { placeholderData: keepPreviousData }));
  const members = useQuery(trpc.membership.list.queryOptions({ projectSlug }));
  const isFiltered = search.what.length + search.who.length > 0 || search.from !== null || search.to !== null;
  const change = (next: Partial<typeof search>) => {
    paging.reset();
    void setSearch({ ...next, entry: null });
  };
  const clear = () => change({ what: [], who: [], from: null, to: null });

  return (
    <PageBody>
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          <AuditActions projectSlug={projectSlug} filter={filter} complete={list.data?.complete ?? false} />
        }
      />
      <AuditFilters
        search={search}
        entities={AUDITED_ENTITIES}
        people={members.data ?? []}
        onChange={change}
        onClear={clear}
      />
      {list.data?.complete === false ? <Alert className="mb-4">{t("ownOnly")}</Alert> : null}
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <AuditTable
          entries={list.data?.entries ?? NONE}
          loading={list.isPending}
          stale={list.isPlaceholderData}
          openEntryId={search.entry}
          onOpen={(entry) => void setSearch({ entry })}
          paging={paging}
          nextCursor={list.data?.nextCursor ?? null}
          empty={
            isFiltered ? (
              <NoResults onClear={clear} />
            ) : (
              <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
            )
          }
        />
      )}
      <AuditEntryDrawer
        projectSlug={projectSlug}
        layer={search.layer}
        entryId={search.entry}
        onClose={() => void setSearch({ entry: null })}
      />
    </PageBody>
  );
}

const NONE: [] = [];
