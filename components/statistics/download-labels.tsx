"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { saveFile } from "@/components/audit/save-file";
import { Button } from "@/components/ui/button";
import { toastDone, toastError } from "@/components/ui/toast";
import type { LabelCase } from "@/core/signal/label-case";
import { useTRPCClient } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** The person's marks as labelled cases, as a file that `npm run eval -- detect` reads. */
export function DownloadLabels({ projectSlug, marks }: { projectSlug: string; marks: number }) {
  const t = useTranslations("statistics.labels");
  const client = useTRPCClient();
  const [pending, setPending] = useState(false);

  async function download(): Promise<void> {
    setPending(true);
    try {
      const cases: LabelCase[] = [];
      let skipped = 0;
      let cursor: string | undefined;
      do {
        const page = await client.signal.exportLabels.mutate({ projectSlug, cursor });
        cases.push(...page.cases);
        skipped += page.skipped;
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      saveFile({
        fileName: `heed-labels-${projectSlug}.jsonl`,
        mediaType: "application/jsonl",
        content: cases.map((line) => `${JSON.stringify(line)}\n`).join(""),
      });
      toastDone(
        t("done", { count: cases.length }),
        skipped > 0 ? { description: t("skipped", { skipped }) } : {},
      );
    } catch (error) {
      toastError(t("failed"), { description: readCallFailure(error).message });
    } finally {
      setPending(false);
    }
  }

  return (
    <Button pending={pending} disabled={marks === 0} onClick={() => void download()}>
      {t("download")}
    </Button>
  );
}
