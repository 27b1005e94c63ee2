import { recipeExamples } from "@/core/compilation/recipe-examples";
import { HeedError } from "@/core/errors";
import { type RuleContent, type VerificationReport, verificationReportSchema } from "@/core/rule/schema";
import { trialSchema } from "@/core/trial/schema";
import { type OwnCase, verifyEdit } from "@/core/trial/verify-edit";
import type { Transaction } from "@/server/db/transaction";
import { readOrigin } from "../backtest/read-origin";
import type { ProjectServiceContext } from "../context";
import { contentOf } from "./content";
import type { RuleRow } from "./select";

/**
 * The four stages of self-verification for a check written or edited by hand (enforcement.md section 3): schema, cases
 * of the kind, cases that people keep with the rule, and the replay of the act that was corrected.
 * @param rule the rule that is edited; null for a new one
 * @returns null for a reminder
 * @throws INVALID with what to change: `content.verifier`, or one entry a case that is judged wrong (`case.<id>`)
 */
export async function checkContent(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { content, rule }: { content: RuleContent; rule: RuleRow | null },
): Promise<VerificationReport | null> {
  const cases = rule ? await loadCases(tx, rule.id) : [];
  const current = rule?.versions[0];
  const verified = verifyEdit({
    ...{ content, cases, now: ctx.now().getTime() },
    examples: recipeExamples(content),
    // Words and acts behind a shared rule are their speaker's own; its report is everybody's.
    ...(rule?.layer === "personal" && { origin: await readOrigin(ctx, rule.id) }),
    ...(current && {
      before: {
        content: contentOf(current),
        report: verificationReportSchema.safeParse(current.report).data ?? null,
      },
    }),
  });
  if (!verified) return null;
  const { report, failed } = verified;
  if (failed.length > 0) throw failing(failed);
  if (!report.passed) {
    const detail = report.stages.find(({ passed }) => !passed)?.detail ?? "The check fails its own tests.";
    throw new HeedError("INVALID", detail, { fieldErrors: { "content.verifier": [detail] } });
  }
  return report;
}

/** Cases that count for the rule today. */
export async function loadCases(tx: Transaction, ruleId: string): Promise<OwnCase[]> {
  const rows = await tx.ruleCase.findMany({
    where: { ruleId, removedAt: null },
    orderBy: { createdAt: "asc" },
    select: { id: true, expected: true, trial: true },
  });
  return rows.flatMap(({ id, expected, trial }) => {
    const parsed = trialSchema.safeParse(trial);
    return parsed.success ? [{ id, expected, trial: parsed.data }] : [];
  });
}

type Failed = NonNullable<ReturnType<typeof verifyEdit>>["failed"];

function failing(failed: Failed): HeedError {
  const said = failed.map(({ id, title, expected, got }) => {
    const happens = got === "undecided" ? "cannot be judged" : `would ${got}`;
    return [`case.${id}`, [`“${title}” must ${expected} but ${happens}.`]] as const;
  });
  const first = said[0]?.[1][0] ?? "";
  const more = said.length > 1 ? ` ${said.length - 1} more of your cases fail.` : "";
  return new HeedError("INVALID", `Not saved: ${first}${more} Change the check, or remove the case.`, {
    fieldErrors: Object.fromEntries(said.map(([key, messages]) => [key, [...messages]])),
  });
}
