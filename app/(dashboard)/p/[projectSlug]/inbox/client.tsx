"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryState } from "nuqs";
import { useState } from "react";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import type { AcceptOptions, InboxActs } from "@/components/inbox/inbox-acts";
import { InboxView } from "@/components/inbox/inbox-view";
import { MergeDialog } from "@/components/inbox/merge-dialog";
import { useInboxActs } from "@/components/inbox/use-inbox-acts";
import { useInboxSelection } from "@/components/inbox/use-inbox-selection";
import { ApproveDialog } from "@/components/rule/approve/approve-dialog";
import { RuleEditDrawer } from "@/components/rule/edit/rule-edit-drawer";
import { SharingBanners } from "@/components/rule/sharing/sharing-banners";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { ButtonLink } from "@/components/ui/button-link";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { InboxItem } from "@/core/inbox/schema";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { approveParser, INBOX_LIMIT } from "./search-params";

const NO_ITEMS: InboxItem[] = [];

export function InboxClient() {
  const t = useTranslations("inbox");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const list = useQuery(trpc.inbox.list.queryOptions({ projectSlug, limit: INBOX_LIMIT }));
  const counts = useQuery(trpc.inbox.counts.queryOptions({ projectSlug }));
  const { shown, selected, select, leave, comeBack, settle } = useInboxSelection(
    list.data?.items ?? NO_ITEMS,
  );
  const acts = useInboxActs({ projectSlug, onLeave: leave, onReturn: comeBack, onSettled: settle });
  const [editing, setEditing] = useState<InboxItem | null>(null);
  const [merging, setMerging] = useState<InboxItem | null>(null);
  // In the address, so that one comes back to it from a sign-in.
  const [approving, setApproving] = useQueryState("approve", approveParser);
  const [approvedMode, setApprovedMode] = useState<AcceptOptions["mode"]>();
  useLiveChanges(["rule", "signal", "run"], ["inbox"]);

  /** What instructs other people's agents is read as a whole first. */
  const accept: InboxActs["accept"] = (item, options) => {
    if (item.kind !== "approval" || !item.rule?.can.approve) return acts.accept(item, options);
    setApprovedMode(options?.mode);
    void setApproving(item.rule.id);
  };

  const toApprove = shown.find(
    ({ kind, rule }) => kind === "approval" && rule?.id === approving && rule?.can.approve,
  )?.rule;

  return (
    <PageBody>
      <PageHeader title={t("title")} description={t("description")} />
      <SharingBanners projectSlug={projectSlug} />
      {list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <SkeletonLines count={8} /> : null}
      {selected ? (
        <InboxView
          items={shown}
          selected={selected}
          onSelect={select}
          acts={{ ...acts, accept }}
          total={Math.max(counts.data?.total ?? 0, shown.length)}
          onEdit={setEditing}
          onMerge={setMerging}
        />
      ) : null}
      {list.isSuccess && !selected ? (
        <EmptyState
          title={t("empty.title")}
          action={<ButtonLink href={projectPath(projectSlug, "rules")}>{t("empty.toRules")}</ButtonLink>}
        >
          {t("empty.body")}
        </EmptyState>
      ) : null}
      {editing?.rule ? (
        <RuleEditDrawer
          rule={editing.rule}
          open
          onClose={() => setEditing(null)}
          submitLabel={acceptsWhenSaved(editing) ? t("saveAndAccept") : t("save")}
          onSaved={({ mode }) => {
            setEditing(null);
            if (acceptsWhenSaved(editing)) acts.accept(editing, { mode });
          }}
        />
      ) : null}
      {toApprove ? (
        <ApproveDialog
          projectSlug={projectSlug}
          rule={toApprove}
          mode={approvedMode}
          open
          onOpenChange={(open) => {
            if (!open) void setApproving(null);
          }}
        />
      ) : null}
      <MergeDialog
        item={merging}
        onClose={() => setMerging(null)}
        onMerge={(item, target) => {
          setMerging(null);
          acts.merge(item, target);
        }}
      />
    </PageBody>
  );
}

/**
 * What is approved must have been seen as it is: an edited proposal is shown once more. Whether a mode should change is
 * another question than what the rule says.
 */
function acceptsWhenSaved({ kind }: InboxItem): boolean {
  return kind === "proposal" || kind === "conflict" || kind === "question";
}
