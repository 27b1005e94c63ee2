"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Ban, CircleCheck, CircleSlash, DoorOpen, Eye, LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Timeline } from "@/components/common/timeline/timeline";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { SkeletonLines } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import type { RuleDetail } from "@/core/rule/output";
import type { ViolationView } from "@/core/violation/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC, useTRPCClient } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { momentHref } from "./evidence-margin";
import { usePerform } from "./use-perform";

const LOOKS = {
  open: { icon: Ban, tone: "mark" },
  fixed: { icon: CircleCheck, tone: "ok" },
  exhausted: { icon: LogOut, tone: "neutral" },
  exempted: { icon: DoorOpen, tone: "neutral" },
  bypassed: { icon: CircleSlash, tone: "neutral" },
} as const;

const OBSERVED = { icon: Eye, tone: "neutral" } as const;

/** The person's own moments with this rule, newest first. */
export function RuleActivity({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("rule.activity");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const paging = useCursorPaging();
  const input = { projectSlug, ruleId: rule.id, ...(paging.cursor && { cursor: paging.cursor }) };
  const list = useQuery(trpc.rule.activity.queryOptions(input, { placeholderData: keepPreviousData }));
  const mark = useMarkViolation(projectSlug);

  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonLines count={4} />;
  if (list.data.items.length === 0 && !paging.hasPrevious) {
    return <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>;
  }
  return (
    <>
      <Timeline
        aria-label={t("title")}
        entries={list.data.items.map((violation) => ({
          id: violation.id,
          at: violation.occurredAt,
          ...(violation.observed ? OBSERVED : LOOKS[violation.outcome]),
          title: violation.excerpt ? (
            <span className="font-mono text-sm [overflow-wrap:anywhere]">{violation.excerpt}</span>
          ) : (
            t("noExcerpt")
          ),
          body: <ViolationFacts violation={violation} projectSlug={projectSlug} />,
          actions: (
            <Button variant="quiet" size="small" className="-ml-2" onClick={() => void mark(violation)}>
              {violation.atTurnEnd ? <Badge tone="outline">{t("turnEnd")}</Badge> : null}
              {violation.falsePositive ? t("notWrong") : t("wrong")}
            </Button>
          ),
        }))}
      />
      <DataTablePager paging={paging} nextCursor={list.data.nextCursor} />
    </>
  );
}

function ViolationFacts({ violation, projectSlug }: { violation: ViolationView; projectSlug: string }) {
  const t = useTranslations("rule.activity");
  const href = momentHref(projectSlug, violation);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
      <span>
        {violation.observed
          ? t("observed")
          : t(`outcomes.${violation.outcome}`, { denials: violation.denials })}
      </span>
      {violation.falsePositive ? <Badge tone="warn">{t("falsePositive")}</Badge> : null}
      {href ? <TextLink href={href}>{violation.sessionTitle || t("session")}</TextLink> : null}
    </p>
  );
}

function useMarkViolation(projectSlug: string) {
  const t = useTranslations("rule.activity");
  const client = useTRPCClient();
  const { perform } = usePerform();
  return ({ id, falsePositive }: ViolationView) => {
    const set = (wanted: boolean) =>
      client.violation.mark.mutate({ projectSlug, violationId: id, falsePositive: wanted });
    return perform({
      call: () => set(!falsePositive),
      done: falsePositive ? t("markedRight") : t("markedWrong"),
      undo: () => set(falsePositive),
    });
  };
}
