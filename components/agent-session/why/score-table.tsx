import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHeader, TableRow } from "@/components/ui/table";
import type { Detection } from "@/core/correction/schema";
import { THRESHOLDS } from "@/core/correction/thresholds";
import { scoreText } from "../score-text";

const SCORES = ["signal", "learnable"] as const;

/** Both scores beside the thresholds that they are held against. */
export function ScoreTable({ scores }: { scores: Detection["scores"] }) {
  const t = useTranslations("session.why");
  return (
    <Table aria-label={t("scores")}>
      <TableBody>
        {SCORES.map((name) => {
          const { loose, strict } = THRESHOLDS[name];
          return (
            <TableRow key={name}>
              <TableHeader scope="row" className="whitespace-normal">
                {t(`score.${name}`)}
              </TableHeader>
              <TableCell className="tabular-nums">{scoreText(scores[name])}</TableCell>
              <TableCell>
                {t(`zone.${zoneOf(scores[name], THRESHOLDS[name])}`)}
                <span className="block text-ink-muted text-sm">
                  {t("thresholds", { loose: scoreText(loose), strict: scoreText(strict) })}
                </span>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

function zoneOf(score: number, { loose, strict }: { loose: number; strict: number }): Detection["path"] {
  if (score >= strict) return "act";
  return score >= loose ? "ask" : "none";
}
