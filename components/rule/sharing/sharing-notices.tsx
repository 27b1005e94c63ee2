"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { RuleDetail, RuleSharing } from "@/core/rule/output";
import { useRuleWords } from "../use-rule-words";
import { useSharingActs } from "./use-sharing-acts";

type SharingNoticesProps = { projectSlug: string; rule: RuleDetail; onApprove: () => void };

/** How a shared rule stands with its people: what waits, what this person is told, what they muted. */
export function SharingNotices({ projectSlug, rule, onApprove }: SharingNoticesProps) {
  const { sharing, status } = rule;
  if (!sharing) return null;
  return (
    <>
      {status === "active" && sharing.waits ? (
        <Waiting rule={rule} sharing={sharing} onApprove={onApprove} />
      ) : null}
      <Mine projectSlug={projectSlug} rule={rule} sharing={sharing} />
    </>
  );
}

type WaitingProps = { rule: RuleDetail; sharing: RuleSharing; onApprove: () => void };

function Waiting({ rule, sharing: { agreed, onlyForMe }, onApprove }: WaitingProps) {
  const t = useTranslations("rule.sharing");
  const words = useRuleWords();
  const { can, version } = rule;
  return (
    <Alert tone="warn" title={title()} action={can.approve ? <Approve onClick={onApprove} /> : undefined}>
      {[meanwhile(), can.approveBlockedBecause].filter(Boolean).join(" ")}
    </Alert>
  );

  function title(): string {
    if (agreed?.version === version) return t("modeWaits", { mode: words.mode(rule.mode) });
    return agreed ? t("versionWaits", { version }) : t("neverApproved");
  }

  function meanwhile(): string {
    if (agreed) return t("meanwhile", { version: agreed.version, mode: words.mode(agreed.mode) });
    return onlyForMe ? t("onlyForMe") : t("forNobody");
  }
}

function Approve({ onClick }: { onClick: () => void }) {
  const t = useTranslations("rule.notices");
  return (
    <Button size="small" variant="primary" onClick={onClick}>
      {t("approve")}
    </Button>
  );
}

function Mine({
  projectSlug,
  rule,
  sharing,
}: Omit<SharingNoticesProps, "onApprove"> & { sharing: RuleSharing }) {
  const t = useTranslations("rule.sharing");
  const acts = useSharingActs(projectSlug);
  const { awaitsMyReview, mutedByMe } = sharing;
  if (mutedByMe) {
    return (
      <Notice
        title={t("muted")}
        action={<Act label={t("unmute")} pending={acts.pending} onClick={() => void acts.unmute(rule)} />}
      >
        {t("mutedHelp")}
      </Notice>
    );
  }
  if (awaitsMyReview === null) return null;
  const accepted = { ...rule, contentHash: awaitsMyReview };
  return (
    <Notice
      title={t("awaitsReview")}
      action={<Act label={t("accept")} pending={acts.pending} onClick={() => void acts.accept([accepted])} />}
    >
      {t("awaitsReviewHelp")}
    </Notice>
  );
}

function Notice({ title, action, children }: { title: string; action: ReactNode; children: string }) {
  return (
    <Alert title={title} action={action}>
      {children}
    </Alert>
  );
}

function Act({ label, pending, onClick }: { label: string; pending: boolean; onClick: () => void }) {
  return (
    <Button size="small" pending={pending} onClick={onClick}>
      {label}
    </Button>
  );
}
