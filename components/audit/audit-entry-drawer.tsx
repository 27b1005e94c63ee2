"use client";

import { skipToken, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { FieldDiff } from "@/components/common/diff-view/field-diff";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Button } from "@/components/ui/button";
import { DescriptionList } from "@/components/ui/description-list";
import { Drawer } from "@/components/ui/drawer";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { AuditDetail, AuditLayer } from "@/core/audit/schema";
import { useTRPC } from "@/lib/trpc/client";
import { auditDiff } from "./audit-diff";
import { useAuditWords } from "./use-audit-words";

type AuditEntryDrawerProps = {
  projectSlug?: string;
  layer: AuditLayer;
  entryId: string | null;
  onClose: () => void;
  /** Lists the changes of one thing only. */
  onOnly: (entityId: string) => void;
};

/** One change with its before and after, beside the list. */
export function AuditEntryDrawer({ projectSlug, layer, entryId, onClose, onOnly }: AuditEntryDrawerProps) {
  const t = useTranslations("audit");
  const words = useAuditWords();
  const trpc = useTRPC();
  const entry = useQuery(trpc.audit.get.queryOptions(entryId ? { projectSlug, layer, entryId } : skipToken));
  return (
    <Drawer
      open={entryId !== null}
      onOpenChange={(open) => (open ? null : onClose())}
      title={entry.data ? words.action(entry.data.action) : t("entry")}
      side="right"
      behaviour="peek"
    >
      <div className="p-4">
        {entry.isError ? <ErrorState error={entry.error} onRetry={() => void entry.refetch()} /> : null}
        {entry.isLoading ? <SkeletonLines count={6} /> : null}
        {entry.data ? <EntryDetail entry={entry.data} onOnly={onOnly} /> : null}
      </div>
    </Drawer>
  );
}

type EntryDetailProps = { entry: AuditDetail; onOnly: (entityId: string) => void };

function EntryDetail({ entry, onOnly }: EntryDetailProps) {
  const t = useTranslations("audit");
  const words = useAuditWords();
  const fields = auditDiff(entry.before, entry.after).map((field) => ({
    ...field,
    label: words.field(field.key),
  }));
  return (
    <div className="flex flex-col gap-6">
      <DescriptionList
        items={[
          { term: t("columns.at"), detail: <ClockTime value={entry.at} style="exact" /> },
          { term: t("columns.who"), detail: entry.actorName ?? t("erased") },
          { term: t("columns.from"), detail: <span className="font-mono text-sm">{entry.origin}</span> },
          {
            term: words.entity(entry.entityType),
            detail: (
              <span className="flex flex-col items-start gap-1">
                <span className="break-all font-mono text-sm">{entry.entityId}</span>
                <Button size="small" onClick={() => onOnly(entry.entityId)}>
                  {t("onlyThis")}
                </Button>
              </span>
            ),
          },
          { term: t("columns.number"), detail: entry.seq },
          { term: t("hash"), detail: <span className="break-all font-mono text-sm">{entry.hash}</span> },
        ]}
      />
      {entry.erasedAt ? <p className="text-ink-muted">{t("payloadErased")}</p> : null}
      {fields.length > 0 ? <FieldDiff fields={fields} /> : null}
    </div>
  );
}
