"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { useRef, useState } from "react";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { ApproveDialog } from "@/components/rule/approve/approve-dialog";
import { RuleEditDrawer } from "@/components/rule/edit/rule-edit-drawer";
import { EvidenceMargin } from "@/components/rule/evidence-margin";
import { PlacePanel } from "@/components/rule/library/place-panel";
import { ProposeDialog } from "@/components/rule/propose-dialog";
import { RuleHeader } from "@/components/rule/rule-header";
import { RuleNotices } from "@/components/rule/rule-notices";
import { RulePanels } from "@/components/rule/rule-panels";
import { RuleTabs } from "@/components/rule/rule-tabs";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { useRuleActions } from "@/components/rule/use-rule-actions";
import { SkeletonLines } from "@/components/ui/skeleton";
import { toastDone } from "@/components/ui/toast";
import type { RuleDetail } from "@/core/rule/output";
import { useHotkeys } from "@/lib/hotkeys/use-hotkeys";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { ruleSearchParams } from "./search-params";

export function RuleClient({ ruleId }: { ruleId: string }) {
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const rule = useQuery(trpc.rule.get.queryOptions({ projectSlug, ruleId }));
  useLiveChanges(
    ["rule", "violation", "backtest"],
    ["rule", "ruleCase", "ruleHealth", "backtest", "history"],
  );
  return (
    <PageBody>
      {rule.isError ? <ErrorState error={rule.error} onRetry={() => void rule.refetch()} /> : null}
      {rule.isPending ? <SkeletonLines count={8} /> : null}
      {rule.data ? <LoadedRule rule={rule.data} projectSlug={projectSlug} /> : null}
    </PageBody>
  );
}

const { tab: tabParam, edit: editParam, approve: approveParam } = ruleSearchParams;

function LoadedRule({ rule, projectSlug }: { rule: RuleDetail; projectSlug: string }) {
  const t = useTranslations("rule");
  const actions = useRuleActions(projectSlug);
  const [{ edit, approve }, setParams] = useQueryStates(
    { tab: tabParam, edit: editParam, approve: approveParam },
    { history: "replace" },
  );
  const [proposing, setProposing] = useState(false);
  const setApproving = (open: boolean) => void setParams({ approve: open ? rule.id : null });
  const tabs = useRef<HTMLDivElement>(null);
  const canPause = rule.status === "active" && rule.can.pause;
  const canResume = rule.status === "paused" && rule.can.activate;

  useHotkeys([
    ...(rule.can.edit
      ? [
          {
            keys: "e",
            label: t("keys.edit"),
            group: t("keys.group"),
            run: () => void setParams({ edit: true }),
          },
        ]
      : []),
    ...(rule.can.edit && rule.content.applicability.package
      ? [
          {
            keys: "w",
            label: t("keys.widen"),
            group: t("keys.group"),
            run: () => void actions.widen(rule),
          },
        ]
      : []),
    ...(canPause || canResume
      ? [
          {
            keys: "p",
            label: canPause ? t("keys.pause") : t("keys.resume"),
            group: t("keys.group"),
            run: () => void (canPause ? actions.pause(rule) : actions.resume(rule)),
          },
        ]
      : []),
    {
      keys: "h",
      label: t("keys.history"),
      group: t("keys.group"),
      run: () => {
        void setParams({ tab: "history" });
        tabs.current?.scrollIntoView({ block: "start" });
      },
    },
  ]);

  return (
    <>
      <RuleHeader
        rule={rule}
        actions={actions}
        onEdit={() => void setParams({ edit: true })}
        onPropose={() => setProposing(true)}
        onApprove={() => setApproving(true)}
      />
      <RuleNotices rule={rule} actions={actions} onApprove={() => setApproving(true)} />
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <RulePanels rule={rule} />
          <PlacePanel rule={rule} projectSlug={projectSlug} />
        </div>
        <EvidenceMargin rule={rule} />
      </div>
      <div ref={tabs} className="mt-8 scroll-mt-16">
        <RuleTabs rule={rule} actions={actions} />
      </div>
      <RuleEditDrawer
        rule={rule}
        open={edit && rule.can.edit}
        onClose={() => void setParams({ edit: false })}
        submitLabel={t("edit.save")}
        onSaved={({ version }) => {
          void setParams({ edit: false });
          toastDone(t("edit.saved", { version }), {
            undo: {
              label: t("undo"),
              onUndo: () => void actions.restoreVersion({ ...rule, version }, rule.version),
            },
          });
        }}
      />
      <ProposeDialog projectSlug={projectSlug} rule={rule} open={proposing} onOpenChange={setProposing} />
      <ApproveDialog
        projectSlug={projectSlug}
        rule={rule}
        open={approve === rule.id && rule.can.approve}
        onOpenChange={setApproving}
      />
    </>
  );
}
