"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Download, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { toastDone, toastError } from "@/components/ui/toast";
import type { AuditVerification } from "@/core/audit/schema";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import type { AuditFilter } from "./audit-search";
import { IntegrityDialog } from "./integrity-dialog";
import { saveFile } from "./save-file";

type AuditActionsProps = {
  projectSlug?: string;
  filter: AuditFilter;
  /** Only who may read all of a chain can check it. */
  complete: boolean;
};

export function AuditActions({ projectSlug, filter, complete }: AuditActionsProps) {
  const t = useTranslations("audit");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<"check" | "export" | null>(null);
  const [result, setResult] = useState<AuditVerification | null>(null);

  async function run(kind: "check" | "export", work: () => Promise<void>) {
    setBusy(kind);
    try {
      await work();
    } catch (error) {
      toastError(t(`${kind}Failed`), { description: readCallFailure(error).message });
    } finally {
      setBusy(null);
    }
  }

  const check = () =>
    run("check", async () => {
      const options = trpc.audit.verify.queryOptions({ projectSlug, layer: filter.layer }, { staleTime: 0 });
      setResult(await queryClient.fetchQuery(options));
    });

  const exportAs = (format: "csv" | "json") =>
    run("export", async () => {
      const options = trpc.audit.export.queryOptions(
        { projectSlug, ...filter, format },
        { staleTime: 0, gcTime: 0 },
      );
      const file = await queryClient.fetchQuery(options);
      saveFile(file);
      toastDone(
        t("exported", { name: file.fileName }),
        file.truncated ? { description: t("truncated") } : {},
      );
    });

  return (
    <>
      {complete ? (
        <Button pending={busy === "check"} onClick={() => void check()}>
          <ShieldCheck aria-hidden="true" />
          {t("check")}
        </Button>
      ) : null}
      <Menu
        align="end"
        trigger={
          <Button pending={busy === "export"}>
            <Download aria-hidden="true" />
            {t("export")}
          </Button>
        }
      >
        <MenuItem onClick={() => void exportAs("csv")}>{t("exportCsv")}</MenuItem>
        <MenuItem onClick={() => void exportAs("json")}>{t("exportJson")}</MenuItem>
      </Menu>
      <IntegrityDialog result={result} onClose={() => setResult(null)} />
    </>
  );
}
