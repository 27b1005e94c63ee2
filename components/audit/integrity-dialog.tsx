"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { DescriptionList } from "@/components/ui/description-list";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { AuditVerification } from "@/core/audit/schema";
import { formatDate } from "@/lib/datetime/format";

type IntegrityDialogProps = { result: AuditVerification | null; onClose: () => void };

/** What recomputing every hash of the chain has found. */
export function IntegrityDialog({ result, onClose }: IntegrityDialogProps) {
  const t = useTranslations("audit.integrity");
  return (
    <Dialog
      open={result !== null}
      onOpenChange={(open) => (open ? null : onClose())}
      title={t("title")}
      description={t("description")}
      footer={<DialogClose render={<Button variant="primary">{t("close")}</Button>} />}
    >
      {result ? <Findings result={result} /> : null}
    </Dialog>
  );
}

function Findings({ result }: { result: AuditVerification }) {
  const t = useTranslations("audit.integrity");
  const { whole, entries, brokenAt, erasedPayloads, lastErasedAt, head } = result;
  return (
    <div className="flex flex-col gap-4">
      {whole ? (
        <Alert tone="ok" title={t("whole")}>
          {t("checked", { count: entries })}
        </Alert>
      ) : (
        <Alert tone="mark" title={t("broken", { seq: brokenAt ?? 0 })}>
          {t("brokenHelp", { count: entries })}
        </Alert>
      )}
      {erasedPayloads > 0 && lastErasedAt ? (
        <p>{t("erased", { count: erasedPayloads, day: formatDate(lastErasedAt) })}</p>
      ) : null}
      {head ? (
        <DescriptionList
          items={[
            {
              term: t("head"),
              detail: (
                <span className="flex items-start gap-1">
                  <span className="break-all font-mono text-sm">{head}</span>
                  <CopyButton text={head} />
                </span>
              ),
            },
          ]}
        />
      ) : null}
    </div>
  );
}
