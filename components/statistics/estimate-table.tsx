import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { type Estimate, MIN_MARKS, type Share } from "@/core/statistics/estimate";
import { formatShare } from "@/lib/number-format";

export type EstimateRow = Estimate & { key: string; name: string };

const COUNTS = ["right", "wrong", "missed"] as const;
const SHARES = ["precision", "recall"] as const;

/** Right, wrong and missed by the person's own marks; a share only from five marks on. */
export function EstimateTable({ caption, rows }: { caption: string; rows: readonly EstimateRow[] }) {
  const t = useTranslations("statistics.estimate");
  return (
    <Table className="min-w-160 table-fixed">
      <caption className="sr-only">{caption}</caption>
      <TableHead>
        <TableRow>
          <TableHeader className="w-2/7">{caption}</TableHeader>
          {[...COUNTS, ...SHARES].map((column) => (
            <TableHeader key={column} className="text-right">
              {t(`columns.${column}`)}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableHeader scope="row" className="text-ink">
              {row.name}
            </TableHeader>
            {COUNTS.map((column) => (
              <TableCell key={column} className="text-right tabular-nums">
                {row[column]}
              </TableCell>
            ))}
            {SHARES.map((column) => (
              <TableCell key={column} className="text-right tabular-nums">
                <ShareText share={row[column]} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ShareText({ share }: { share: Share | null }) {
  const t = useTranslations("statistics.estimate");
  if (!share) return <span className="text-ink-muted">{t("tooFew", { least: MIN_MARKS })}</span>;
  return (
    <>
      {formatShare(share.value)}
      <span className="block whitespace-nowrap text-ink-muted text-xs">
        {t("interval", { low: formatShare(share.low), high: formatShare(share.high), of: share.of })}
      </span>
    </>
  );
}
