"use client";

import { useTranslations } from "next-intl";
import { Code } from "@/components/ui/code";
import { DescriptionList } from "@/components/ui/description-list";
import { Panel } from "@/components/ui/panel";
import type { Storage } from "@/core/instance/schema";
import { formatBytes } from "@/lib/number-format";
import { BackupPanel } from "./backup-panel";
import { PartitionTable } from "./partition-table";
import { TableSizes } from "./table-sizes";

/** What the instance keeps, in sizes and dates. */
export function StorageReport({ storage }: { storage: Storage }) {
  const t = useTranslations("admin.storage");
  const { database, data } = storage;
  return (
    <div className="flex flex-col gap-8">
      <Panel title={t("overview")}>
        <DescriptionList
          items={[
            {
              term: t("database"),
              detail: `${t("databaseDetail", { name: database.name, size: formatBytes(database.bytes) })}, ${
                database.host === null ? t("onSocket") : t("onHost", { host: database.host })
              }`,
            },
            { term: t("folder"), detail: <Code>{data.folder}</Code> },
            {
              term: t("free"),
              detail: data.freeBytes === null ? t("unknown") : formatBytes(data.freeBytes),
            },
            { term: t("retention"), detail: <Retention retention={storage.retention} /> },
          ]}
        />
      </Panel>
      <Panel title={t("backup")}>
        <BackupPanel last={storage.lastBackup} />
      </Panel>
      <Panel title={t("partitions")}>
        <PartitionTable partitions={storage.partitions} />
      </Panel>
      <Panel title={t("tables")}>
        <TableSizes tables={storage.tables} />
      </Panel>
    </div>
  );
}

function Retention({ retention }: Pick<Storage, "retention">) {
  const t = useTranslations("admin.storage");
  const { projects, shortestDays, longestDays } = retention;
  if (shortestDays === null || longestDays === null) return t("noProjects");
  if (shortestDays === longestDays) return t("retentionSame", { days: longestDays, projects });
  return t("retentionRange", { shortest: shortestDays, longest: longestDays });
}
