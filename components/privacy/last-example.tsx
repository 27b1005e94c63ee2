"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ClockTime } from "@/components/common/clock-time";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { SkeletonLines } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { projectPath } from "@/lib/navigation";
import { useTRPC } from "@/lib/trpc/client";
import { EventFields } from "./event-fields";
import { RemoveEventDialog } from "./remove-event-dialog";

type View = "pretty" | "raw";
type LastExampleProps = { projectSlug: string; view: View; onView: (view: View) => void };

/** The newest event of one's own as it arrived, to read or raw, and the way to take it back. */
export function LastExample({ projectSlug, view, onView }: LastExampleProps) {
  const t = useTranslations("privacy");
  const trpc = useTRPC();
  const last = useQuery(trpc.privacy.lastEvent.queryOptions({ projectSlug }));
  const [removing, setRemoving] = useState<string | null>(null);
  if (last.isPending) return <SkeletonLines count={6} />;
  if (last.isError) return <ErrorState error={last.error} onRetry={() => void last.refetch()} />;
  if (last.data === null) {
    return <EmptyState title={t("example.none.title")}>{t("example.none.body")}</EmptyState>;
  }
  const { event, sessionId, receivedAt, contentsErasedAt } = last.data;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-muted text-sm">
          {t("example.received")} <ClockTime value={receivedAt} style="dateTime" />
          {contentsErasedAt ? ` · ${t("example.erased")}` : ""}
        </p>
        <SegmentedControl
          aria-label={t("example.view")}
          value={view}
          onValueChange={onView}
          segments={[
            { value: "pretty", label: t("example.pretty") },
            { value: "raw", label: t("example.raw") },
          ]}
        />
      </div>
      {view === "raw" ? (
        <CodeBlock>{JSON.stringify(event, null, 2)}</CodeBlock>
      ) : (
        <EventFields event={event} />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button size="small" onClick={() => setRemoving(event.id)}>
          {t("remove.action")}
        </Button>
        <TextLink href={`${projectPath(projectSlug, `sessions/${sessionId}`)}?at=${event.id}`}>
          {t("example.open")}
        </TextLink>
      </div>
      <RemoveEventDialog projectSlug={projectSlug} eventId={removing} onClose={() => setRemoving(null)} />
    </div>
  );
}
