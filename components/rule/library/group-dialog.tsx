"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { RuleSummary } from "@/core/rule/output";
import { useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "../use-perform";

type GroupDialogProps = {
  projectSlug: string;
  parts: readonly RuleSummary[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
};

/** Rules that can be put together by hand: own ones that stand alone. */
export function canGroup(rule: RuleSummary): boolean {
  return rule.layer === "personal" && rule.isMine && !rule.parent && rule.childCount === 0 && isPart(rule);
}

function isPart({ shape, status }: RuleSummary): boolean {
  return shape === "atomic" && (status === "active" || status === "proposed" || status === "paused");
}

/** Names what the selected rules belong to; they become the parts of one composite. */
export function GroupDialog({ projectSlug, parts, open, onOpenChange, onDone }: GroupDialogProps) {
  const t = useTranslations("library.group");
  const common = useTranslations("common");
  const client = useTRPCClient();
  const formId = useId();
  const { perform, pending } = usePerform();
  const [statement, setStatement] = useState("");

  async function group(event: FormEvent) {
    event.preventDefault();
    const partIds = parts.map(({ id }) => id);
    const result = await perform({
      call: () => client.rule.group.mutate({ projectSlug, statement, partIds }),
      done: ({ rule }) => t("done", { number: rule.number, count: partIds.length }),
      undo: async ({ rule }) => {
        for (const ruleId of partIds) await client.rule.detach.mutate({ projectSlug, ruleId });
        await client.rule.archive.mutate({ projectSlug, ruleId: rule.id });
      },
    });
    if (!result) return;
    setStatement("");
    onOpenChange(false);
    onDone();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("description")}
      footer={
        <>
          <DialogClose render={<Button variant="quiet">{common("cancel")}</Button>} />
          <Button
            variant="primary"
            type="submit"
            form={formId}
            pending={pending}
            disabled={statement.trim().length < 3}
          >
            {t("confirm")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void group(event)} className="flex flex-col gap-4">
        <ol className="flex list-decimal flex-col gap-1 pl-5">
          {parts.map(({ id, number, statement: text }) => (
            <li key={id}>
              <span className="text-ink-muted">{number}</span> {text}
            </li>
          ))}
        </ol>
        <Field label={t("statement")}>
          <Input
            value={statement}
            onChange={(event) => setStatement(event.target.value)}
            placeholder={t("placeholder")}
            maxLength={300}
            autoFocus
          />
        </Field>
      </form>
    </Dialog>
  );
}
