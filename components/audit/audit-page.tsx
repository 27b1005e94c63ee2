"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { useMemo } from "react";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageHeader } from "@/components/common/page-header/page-header";
import { Alert } from "@/components/ui/alert";
import type { AuditLayer } from "@/core/audit/schema";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { AuditActions } from "./audit-actions";
import { AuditEntryDrawer } from "./audit-entry-drawer";
import { AuditFilters } from "./audit-filters";
import { AUDITED_ENTITIES, auditCursor, auditFilter, auditParams } from "./audit-search";
import { AuditTable } from "./audit-table";

type AuditPageProps = {
  /** The project of the layer `project`; none on the instance's page. */
  projectSlug?: string;
  /** What may be looked at here, the page's own first. */
  layers: readonly AuditLayer[];
  people: readonly { userId: string; name: string }[];
  description: string;
};

/** The list of a chain with its filters, its check and its export; the project's and the instance's page. */
export function AuditPage({ projectSlug, layers, people, description }: AuditPageProps) {
  const t = useTranslations("audit");
  const trpc = useTRPC();
  const params = useMemo(() => auditParams(layers), [layers]);
  const [search, setSearch] = useQueryStates(params, { history: "replace" });
  const paging = useCursorPaging();
  const filter = auditFilter(search);
  const input = { projectSlug, ...filter, cursor: auditCursor(paging.cursor) };
  const list = useQuery(trpc.audit.list.queryOptions(input, { placeholderData: keepPreviousData }));
  const { what, who, of, from, to } = search;
  const isFiltered = what.length + who.length > 0 || of !== null || from !== null || to !== null;
  const change = (next: Partial<typeof search>) => {
    paging.reset();
    void setSearch({ ...next, entry: null });
  };
  const clear = () => change({ what: [], who: [], of: null, from: null, to: null });

  return (
    <>
      <PageHeader
        title={t("title")}
        description={description}
        actions={
          <AuditActions projectSlug={projectSlug} filter={filter} complete={list.data?.complete ?? false} />
        }
      />
      <AuditFilters
        search={search}
        layers={layers}
        entities={AUDITED_ENTITIES}
        people={people}
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
        onOnly={(entityId) => change({ of: entityId })}
      />
    </>
  );
}

const NONE: [] = [];
