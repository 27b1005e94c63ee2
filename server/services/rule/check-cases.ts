import type { RuleContent, VerificationReport } from "@/core/rule/schema";
import { REMINDER, runOwnCases, type VerifiedEdit } from "@/core/trial/verify-edit";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { loadCases } from "./check-content";

type CheckCases = { ruleId: string; content: RuleContent; report: VerificationReport | null };

export type CheckedCases = Omit<VerifiedEdit, "report"> & { report: VerificationReport | null };

/**
 * Runs the cases that people keep with a rule against a content that nobody wrote by hand: of the compiler, or of an
 * earlier version (enforcement.md section 3, unit cases).
 * @returns the report with these cases in it, and those that the content gets wrong
 */
export async function checkCases(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { ruleId, content, report }: CheckCases,
): Promise<CheckedCases> {
  const cases = await loadCases(tx, ruleId);
  if (cases.length === 0) return { report, failed: [] };
  return runOwnCases({ content, report: report ?? REMINDER, cases, now: ctx.now().getTime() });
}

/** In one sentence: which case speaks against a content; null when none does. */
export function failedCaseText(failed: CheckedCases["failed"]): string | null {
  const [first] = failed;
  if (!first) return null;
  const { title, expected, got } = first;
  const happens = got === "undecided" ? "cannot be judged" : `would ${got}`;
  const more = failed.length > 1 ? ` ${failed.length - 1} more of your cases fail.` : "";
  return `“${title}” must ${expected} but ${happens}.${more}`;
}
