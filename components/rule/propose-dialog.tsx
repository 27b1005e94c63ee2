"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { CheckboxField } from "@/components/ui/option-field";
import { Textarea } from "@/components/ui/textarea";
import type { RuleDetail } from "@/core/rule/output";
import { useTRPC, useTRPCClient } from "@/lib/trpc/client";
import { ProposalReading } from "./sharing/proposal-reading";
import { usePerform } from "./use-perform";

type ProposeDialogProps = {
  projectSlug: string;
  rule: RuleDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const MAX_RELEASES = 10;

/** Offers an own rule to the project. Nothing of what was said leaves its person unless it is ticked here. */
export function ProposeDialog({ projectSlug, rule, open, onOpenChange }: ProposeDialogProps) {
  const t = useTranslations("rule.propose");
  const common = useTranslations("common");
  const client = useTRPCClient();
  const { perform, pending } = usePerform();
  const { data: preview, refetch } = useQuery(
    useTRPC().rule.previewProposal.queryOptions({ projectSlug, ruleId: rule.id }, { enabled: open }),
  );
  const [excerpts, setExcerpts] = useState<Record<string, string>>({});
  const own = rule.evidence.filter(({ isMine }) => isMine).slice(0, MAX_RELEASES);

  async function propose() {
    if (!preview) return;
    const { contentHash } = preview;
    const releases = Object.entries(excerpts).map(([evidenceId, excerpt]) => ({ evidenceId, excerpt }));
    const result = await perform({
      call: () => client.rule.propose.mutate({ projectSlug, ruleId: rule.id, contentHash, releases }),
      done: (change) => t("done", { number: change.rule.number }),
      undo: (change) => client.rule.archive.mutate({ projectSlug, ruleId: change.rule.id }),
    });
    if (result) onOpenChange(false);
    // What is proposed is what was read: after a refusal it is read anew.
    else await refetch();
  }

  function tick(evidenceId: string, excerpt: string | null) {
    setExcerpts((before) => {
      const { [evidenceId]: _gone, ...rest } = before;
      return excerpt === null ? rest : { ...rest, [evidenceId]: excerpt };
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title", { number: rule.number })}
      description={t("description")}
      footer={
        <>
          <DialogClose render={<Button>{common("cancel")}</Button>} />
          <Button variant="primary" disabled={!preview} pending={pending} onClick={() => void propose()}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <ProposalReading preview={preview} />
      {own.length > 0 ? (
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-2 font-medium">{t("words")}</legend>
          {own.map((evidence) => {
            const excerpt = excerpts[evidence.id];
            return (
              <div key={evidence.id} className="flex flex-col gap-2">
                <CheckboxField
                  label={`“${evidence.excerpt}”`}
                  checked={excerpt !== undefined}
                  onCheckedChange={(checked) => tick(evidence.id, checked ? evidence.excerpt : null)}
                />
                {excerpt === undefined ? null : (
                  <Field label={t("excerpt")} description={t("excerptHelp")} className="pl-6">
                    <Textarea
                      rows={2}
                      maxLength={500}
                      value={excerpt}
                      onChange={(event) => tick(evidence.id, event.target.value)}
                    />
                  </Field>
                )}
              </div>
            );
          })}
        </fieldset>
      ) : (
        <p className="text-ink-muted">{t("noWords")}</p>
      )}
    </Dialog>
  );
}
