"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { RollbackPreview } from "@/core/history/schema";
import type { RuleReference } from "@/core/rule/output";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC, useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "../use-perform";

/** What a rollback would change, before it changes it; a rollback is a step, not an erasure. */
export function RollbackDialog({
  resolutionId,
  onClose,
}: {
  /** Null: closed. */
  resolutionId: string | null;
  onClose: () => void;
}) {
  const t = useTranslations("rule.rollback");
  const common = useTranslations("common");
  const trpc = useTRPC();
  const client = useTRPCClient();
  const projectSlug = useProjectSlug();
  const { perform, pending } = usePerform();
  const preview = useQuery(
    trpc.history.preview.queryOptions(
      { projectSlug, resolutionId: resolutionId ?? "" },
      { enabled: resolutionId !== null },
    ),
  );

  async function rollBack() {
    if (resolutionId === null) return;
    const result = await perform({
      call: () => client.history.rollback.mutate({ projectSlug, resolutionId }),
      done: ({ summary }) => summary,
      undo: () => client.history.undoRollback.mutate({ projectSlug, resolutionId }),
    });
    if (result) onClose();
  }

  return (
    <Dialog
      open={resolutionId !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("title")}
      description={t("description")}
      footer={
        <>
          <DialogClose render={<Button>{common("cancel")}</Button>} />
          <Button
            variant="primary"
            pending={pending}
            disabled={!preview.data || preview.data.refused !== null}
            onClick={() => void rollBack()}
          >
            {t("submit")}
          </Button>
        </>
      }
    >
      {preview.isError ? <ErrorState error={preview.error} onRetry={() => void preview.refetch()} /> : null}
      {preview.isPending ? <SkeletonLines count={3} /> : null}
      {preview.data ? <Effects preview={preview.data} /> : null}
    </Dialog>
  );
}

function Effects({ preview }: { preview: RollbackPreview }) {
  const t = useTranslations("rule.rollback");
  return (
    <div className="flex flex-col gap-3">
      {preview.refused ? <Alert tone="warn">{preview.refused}</Alert> : <p>{preview.summary}</p>}
      <RuleGroup title={t("activates")} rules={preview.activates} />
      <RuleGroup title={t("archives")} rules={preview.archives} />
      {preview.cascades.length > 0 ? (
        <section>
          <h3 className="text-ink-muted text-sm">{t("cascades")}</h3>
          <ul>
            {preview.cascades.map(({ rule, effect }) => (
              <li key={rule.id}>
                {rule.number} {rule.statement} <span className="text-ink-muted">{effect}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function RuleGroup({ title, rules }: { title: string; rules: readonly RuleReference[] }) {
  if (rules.length === 0) return null;
  return (
    <section>
      <h3 className="text-ink-muted text-sm">{title}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id}>
            {rule.number} {rule.statement}
          </li>
        ))}
      </ul>
    </section>
  );
}
