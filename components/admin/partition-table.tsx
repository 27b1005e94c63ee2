"use client";

import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { EventPartition } from "@/core/instance/schema";
import { formatDate } from "@/lib/datetime/format";
import { formatBytes, formatNumber } from "@/lib/number-format";

/** The months of the event table, and when each of them goes as a whole. */
export function PartitionTable({ partitions }: { partitions: readonly EventPartition[] }) {
  const t = useTranslations("admin.storage");
  return (
    <Table>
      <caption className="sr-only">{t("partitions")}</caption>
      <TableHead>
        <TableRow>
          <TableHeader>{t("columns.month")}</TableHeader>
          <TableHeader className="text-right">{t("columns.rows")}</TableHeader>
          <TableHeader className="text-right">{t("columns.size")}</TableHeader>
          <TableHeader>{t("columns.drops")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {partitions.map(({ name, month, rows, bytes, dropsOn }) => (
          <TableRow key={name}>
            <TableCell className="whitespace-nowrap tabular-nums">{month ?? t("oddTimes")}</TableCell>
            <TableCell className="text-right tabular-nums">
              {rows === null ? t("unknown") : formatNumber(rows)}
            </TableCell>
            <TableCell className="whitespace-nowrap text-right tabular-nums">{formatBytes(bytes)}</TableCell>
            <TableCell className="whitespace-nowrap text-ink-muted">
              {dropsOn ? formatDate(dropsOn, "date", "UTC") : t("keeps")}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
