"use client";

import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { DescriptionList } from "@/components/ui/description-list";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { AuditVerification } from "@/core/audit/schema";
import { formatDate } from "@/lib/datetime/format";
import { useAuditWords } from "./use-audit-words";

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
  const words = useAuditWords();
  const { whole, entries, broken, erasedPayloads, lastErasedAt, head } = result;
  return (
    <div className="flex flex-col gap-4">
      {whole ? (
        <Alert tone="ok" title={t("whole")}>
          {t("checked", { count: entries })}
        </Alert>
      ) : (
        <Alert tone="mark" title={t("broken", { seq: broken?.seq ?? 0 })}>
          {broken ? <p>{t(`breaks.${broken.kind}`)}</p> : null}
          {broken?.action && broken.at ? (
            <p>
              {words.action(broken.action)}, <ClockTime value={broken.at} style="exact" />
            </p>
          ) : null}
          <p>{t("brokenHelp", { count: entries })}</p>
        </Alert>
      )}
      {erasedPayloads > 0 && lastErasedAt ? (
        <p>{t(whole ? "erasedWhole" : "erased", { count: erasedPayloads, day: formatDate(lastErasedAt) })}</p>
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
