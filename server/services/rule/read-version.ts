import {
  type BacktestReport,
  backtestReportSchema,
  type RuleContent,
  type VerificationReport,
  verificationReportSchema,
} from "@/core/rule/schema";
import { contentOf } from "./content";
import type { VersionRow } from "./select";

export type VersionParts = {
  content: RuleContent;
  report: VerificationReport | null;
  backtest: BacktestReport | null;
  compiler: string | null;
};

/** What a version is made of, to be written again as a later one. */
export function readVersion(row: VersionRow): VersionParts {
  return {
    content: contentOf(row),
    report: verificationReportSchema.safeParse(row.report).data ?? null,
    backtest: backtestReportSchema.safeParse(row.backtest).data ?? null,
    compiler: row.compiler,
  };
}
