"use client";

import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { VersionHealth } from "@/core/rule/health-schema";

const COUNTS = [
  "chances",
  "fired",
  "observed",
  "turnEnds",
  "fixed",
  "exhausted",
  "exempted",
  "bypassed",
  "wrong",
  "relapses",
  "undecided",
] as const;

/** One row a version; columns in which nothing ever happened are left out, chances never. */
export function VersionHealthTable({ versions }: { versions: readonly VersionHealth[] }) {
  const t = useTranslations("rule-health.versions");
  const columns = COUNTS.filter(
    (column) =>
      column === "chances" || column === "fired" || versions.some((row) => countOf(row, column) > 0),
  );
  return (
    <section aria-labelledby="health-versions">
      <h3 id="health-versions" className="mb-2 font-medium">
        {t("title")}
      </h3>
      <Table>
        <TableHead>
          <TableRow>
            <TableHeader>{t("version")}</TableHeader>
            {columns.map((column) => (
              <TableHeader key={column}>{t(column)}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {versions.map((row) => (
            <TableRow key={row.version}>
              <TableCell className="tabular-nums">{row.version}</TableCell>
              {columns.map((column) => (
                <TableCell key={column} className="tabular-nums">
                  {column === "fixed" && row.fixed > 0
                    ? t("fixedValue", { fixed: row.fixed, atOnce: row.fixedAtOnce })
                    : countOf(row, column)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function countOf(row: VersionHealth, column: (typeof COUNTS)[number]): number {
  return column === "wrong" ? row.falsePositives : row[column];
}
