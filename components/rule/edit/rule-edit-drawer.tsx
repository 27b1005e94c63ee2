"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Drawer } from "@/components/ui/drawer";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { RuleDetail } from "@/core/rule/output";
import { DraftAside } from "./draft-aside";
import { RuleEditFields } from "./rule-edit-fields";
import { StaleNotice } from "./stale-notice";
import { type SavedRule, useRuleEdit } from "./use-rule-edit";

type RuleEditDrawerProps = {
  rule: RuleDetail;
  open: boolean;
  onClose: () => void;
  /** After the new version is saved. */
  onSaved: (saved: SavedRule) => void;
  /** “Save” on the page of a rule, “Save and accept” in the inbox. */
  submitLabel: string;
};

/** The form of a rule beside the page it was opened on. Each opening starts from what is saved. */
export function RuleEditDrawer({ rule, open, onClose, onSaved, submitLabel }: RuleEditDrawerProps) {
  const t = useTranslations("rule.edit");
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t("title", { number: rule.number })}
      className="max-w-5xl"
    >
      {open ? (
        <RuleEditForm rule={rule} onClose={onClose} onSaved={onSaved} submitLabel={submitLabel} />
      ) : null}
    </Drawer>
  );
}

function RuleEditForm({ rule, onClose, onSaved, submitLabel }: Omit<RuleEditDrawerProps, "open">) {
  const t = useTranslations("rule.edit");
  const common = useTranslations("common");
  const edit = useRuleEdit(rule, onSaved);
  const [reason, setReason] = useState("");
  return (
    <form
      noValidate
      className="p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save(reason);
      }}
    >
      {edit.stale ? (
        <StaleNotice
          current={edit.stale}
          mine={edit.content}
          pending={edit.pending}
          onSaveMine={() => void edit.saveOver(reason)}
          onTakeTheirs={edit.takeTheirs}
        />
      ) : null}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <RuleEditFields
          content={edit.content}
          onChange={edit.setContent}
          mode={edit.mode}
          onModeChange={edit.setMode}
          errors={edit.errors}
        />
        <DraftAside rule={rule} draft={edit.content} />
      </div>
      <Field label={t("reason")} description={t("reasonHelp")} hint={t("optional")} className="mt-6">
        <Input maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {edit.failure ? (
        <Alert tone="mark" live className="mt-4">
          {edit.failure}
        </Alert>
      ) : null}
      <footer className="sticky bottom-0 -mx-4 mt-6 flex flex-wrap justify-end gap-2 border-t bg-paper p-4">
        <Button onClick={onClose}>{common("cancel")}</Button>
        <Button type="submit" variant="primary" pending={edit.pending}>
          {submitLabel}
        </Button>
      </footer>
    </form>
  );
}
