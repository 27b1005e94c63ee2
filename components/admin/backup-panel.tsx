"use client";

import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { CodeBlock } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";
import type { LastBackup } from "@/core/instance/schema";
import { formatBytes } from "@/lib/number-format";

const BACKUP = "npm run backup -- /backups/heed.gz";
const RESTORE = "npm run restore -- /backups/heed.gz --yes";

/** When the last backup was made, and the two commands; they run outside of the web application. */
export function BackupPanel({ last }: { last: LastBackup | null }) {
  const t = useTranslations("admin.storage");
  return (
    <div className="flex flex-col gap-4">
      {last ? (
        <p>
          {t("lastBackup")} <RelativeTime value={last.at} className="font-medium" />
          <span className="block text-ink-muted text-sm">
            {t("lastBackupDetail", { file: last.file, size: formatBytes(last.bytes), rows: last.rows })}
          </span>
        </p>
      ) : (
        <p>{t("noBackup")}</p>
      )}
      <div className="flex flex-col gap-2">
        <p className="measure text-ink-muted">{t("backupHelp")}</p>
        <CodeBlock label={t("backupCommand")} action={<CopyButton text={BACKUP} label={t("copyBackup")} />}>
          {BACKUP}
        </CodeBlock>
      </div>
      <div className="flex flex-col gap-2">
        <p className="measure text-ink-muted">{t("restoreHelp")}</p>
        <CodeBlock label={t("restoreCommand")} action={<CopyButton text={RESTORE} label={t("copyBackup")} />}>
          {RESTORE}
        </CodeBlock>
      </div>
    </div>
  );
}
