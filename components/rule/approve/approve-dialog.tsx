"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmIdentityDialog } from "@/components/account/confirm-identity-dialog";
import { Quote } from "@/components/common/quote/quote";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { isStricter } from "@/core/rule/mode-order";
import type { RuleDetail } from "@/core/rule/output";
import { type EnforcementMode, MODES } from "@/core/rule/schema";
import { MODE_ICONS } from "../mode-badge";
import { useRuleWords } from "../use-rule-words";
import { ToldCommandList } from "./told-command-list";
import { useApprove } from "./use-approve";
import { WhatChanges } from "./what-changes";

type ApproveDialogProps = {
  projectSlug: string;
  rule: RuleDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Chosen before the dialog opened. */
  mode?: EnforcementMode;
};

/** A second person's consent: exactly what is shown, read as a whole, in a fresh sign-in. */
export function ApproveDialog({ projectSlug, rule, open, onOpenChange, mode: wished }: ApproveDialogProps) {
  const t = useTranslations("rule.approve");
  const common = useTranslations("common");
  const [chosen, setChosen] = useState<EnforcementMode>();
  const [acknowledged, setAcknowledged] = useState<string[]>([]);
  const approval = useApprove(projectSlug, rule, () => close(false));
  const commands = rule.sharing?.commands ?? [];
  const mode = chosen ?? wished ?? rule.mode;
  const unread = commands.filter((command) => !acknowledged.includes(command));
  const words = rule.evidence.filter(({ excerpt, released }) => released && excerpt !== "");

  function close(next: boolean) {
    if (!next) {
      approval.forget();
      setAcknowledged([]);
      setChosen(undefined);
    }
    onOpenChange(next);
  }

  return (
    <>
      <Dialog
        open={open && !approval.needsSignIn}
        onOpenChange={close}
        size="large"
        title={t("title", { number: rule.number })}
        description={t("description", { name: rule.authorName })}
        footer={
          <>
            <DialogClose render={<Button>{common("cancel")}</Button>} />
            <Button
              variant="primary"
              disabled={unread.length > 0}
              pending={approval.pending}
              onClick={() => void approval.approve({ mode, acknowledgedCommands: acknowledged })}
            >
              {t("submit")}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <WhatChanges rule={rule} />
          {words.map((evidence) => (
            <Quote key={evidence.id} at={evidence.occurredAt} source={evidence.saidBy}>
              {evidence.excerpt}
            </Quote>
          ))}
          <ToldCommandList commands={commands} acknowledged={acknowledged} onChange={setAcknowledged} />
          <ModeChoice proposed={rule.mode} mode={mode} onChange={setChosen} />
        </div>
      </Dialog>
      <ConfirmIdentityDialog
        open={open && approval.needsSignIn}
        onOpenChange={(next) => (next ? null : approval.forget())}
        reason={t("confirmReason")}
        submitLabel={t("confirmAndApprove")}
        reopen={{ approve: rule.id }}
        onConfirmed={() => void approval.resume()}
      />
    </>
  );
}

type ModeChoiceProps = {
  proposed: EnforcementMode;
  mode: EnforcementMode;
  onChange: (mode: EnforcementMode) => void;
};

/** As proposed or milder: a stricter mode is somebody else's to approve. */
function ModeChoice({ proposed, mode, onChange }: ModeChoiceProps) {
  const t = useTranslations("rule.approve");
  const words = useRuleWords();
  const allowed = MODES.filter((value) => !isStricter(value, proposed));
  if (allowed.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-muted text-sm">{t("as")}</span>
      <SegmentedControl
        aria-label={t("as")}
        size="small"
        value={mode}
        onValueChange={onChange}
        segments={allowed.map((value) => ({
          value,
          label: words.mode(value),
          icon: MODE_ICONS[value],
          ...(value === "block" && { tone: "mark" as const }),
        }))}
      />
    </div>
  );
}
