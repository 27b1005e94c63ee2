"use client";

import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { Storage } from "@/core/instance/schema";
import { formatBytes, formatNumber } from "@/lib/number-format";

/** Every table with its indexes, the largest first. */
export function TableSizes({ tables }: Pick<Storage, "tables">) {
  const t = useTranslations("admin.storage");
  return (
    <Table>
      <caption className="sr-only">{t("tables")}</caption>
      <TableHead>
        <TableRow>
          <TableHeader>{t("columns.table")}</TableHeader>
          <TableHeader className="text-right">{t("columns.rows")}</TableHeader>
          <TableHeader className="text-right">{t("columns.size")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {tables.map(({ name, rows, bytes }) => (
          <TableRow key={name}>
            <TableCell className="font-mono text-sm [overflow-wrap:anywhere]">{name}</TableCell>
            <TableCell className="text-right tabular-nums">
              {rows === null ? t("unknown") : formatNumber(rows)}
            </TableCell>
            <TableCell className="whitespace-nowrap text-right tabular-nums">{formatBytes(bytes)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
