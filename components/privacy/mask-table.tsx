"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { MASK_EXAMPLES } from "@/core/redaction/examples";
import { maskText } from "@/core/redaction/mask-text";

const FEW = 8;

/** Two forms of one kind may look the same when masked. */
const ROWS = [...new Map(MASK_EXAMPLES.map(({ kind, text }) => [maskText(text).text, kind]))];

/** Rendered by the very function that masks: what is shown is what happens. */
export function MaskTable() {
  const t = useTranslations("privacy.masked");
  const [all, setAll] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="measure">{t("intro")}</p>
      <Table>
        <caption className="sr-only">{t("caption")}</caption>
        <TableHead>
          <TableRow>
            <TableHeader>{t("kind")}</TableHeader>
            <TableHeader>{t("example")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {(all ? ROWS : ROWS.slice(0, FEW)).map(([masked, kind]) => (
            <TableRow key={masked}>
              <TableHeader scope="row" className="py-2">
                {kind.replaceAll("_", " ")}
              </TableHeader>
              <TableCell className="min-w-0 whitespace-pre-wrap font-mono text-sm [overflow-wrap:anywhere]">
                {masked}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? t("hide") : t("show", { count: ROWS.length })}
      </Button>
    </div>
  );
}
