import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { proposeRuleInput } from "@/core/rule/input";
import type { RuleChange } from "@/core/rule/output";
import { type VerificationReport, verificationReportSchema } from "@/core/rule/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { hashOf } from "./content";
import { insertRule } from "./insert-rule";
import { chainOf, getRule } from "./internal";
import { contentToPropose } from "./preview-proposal";
import { assertQuotable, assertSayable } from "./sayable";
import type { RuleRow } from "./select";
import { auditedRule, toChange } from "./to-reference";
import { personOf } from "./visibility";

/**
 * Offers an own rule to everybody in the project, as a copy that waits for a second person. It speaks in the words of
 * its recipe where there are some; quoted words go along only where the author released them, as they edited them
 * (trust.md sections 4 and 5).
 * @throws NOT_FOUND for somebody else's rule, INVALID for text that may not be told to others, CONFLICT when it says
 *   other than the preview that the author read
 */
export async function proposeRule({
  ctx,
  input,
}: VerbArguments<z.input<typeof proposeRuleInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "rule:propose");
  const { ruleId, contentHash, releases, mode, reason } = proposeRuleInput.parse(input);
  const ownerId = personOf(ctx);
  return withTransaction(ctx, async (tx, inner) => {
    const own = await getRule(tx, inner, ruleId);
    const { content } = contentToPropose(own);
    if (hashOf(content) !== contentHash) {
      throw new HeedError("CONFLICT", "The rule changed. Read again what the others would be told.");
    }
    assertSayable(content, "project");
    for (const { excerpt } of releases) assertQuotable(excerpt);
    const evidence = await tx.ruleEvidence.findMany({ where: { ruleId: own.id, ownerId } });
    const shared = await insertRule(tx, inner, {
      ...{ content, report: reportForOthers(own), backtest: null, mode, ownerId, source: own.source },
      compiler: own.versions[0]?.compiler,
      ...{ layer: "project", scope: "project", status: "proposed" },
      reason: reason || "Proposed to the project.",
      statusReason: "Waits for a second person.",
    });
    await tx.ruleEvidence.createMany({
      data: evidence.map(({ id, createdAt: _createdAt, ...row }) => {
        const release = releases.find(({ evidenceId }) => evidenceId === id);
        return {
          ...row,
          ...{ ruleId: shared.id, version: 1, released: release !== undefined },
          excerpt: release?.excerpt ?? "",
          createdAt: ctx.now(),
        };
      }),
    });
    await emitAudit(tx, ctx, {
      action: "rule.propose",
      chain: chainOf(shared),
      entity: { type: "rule", id: shared.id },
      after: auditedRule(shared),
    });
    return toChange(shared);
  });
}

/** What the four stages found, without the acts that they were tried on (trust.md section 4). */
function reportForOthers({ versions: [version] }: RuleRow): VerificationReport | null {
  const report = verificationReportSchema.safeParse(version?.report).data;
  if (!report?.passed || version?.verifier == null) return null;
  const stages = report.stages.map(({ stage, passed }) => ({ stage, passed, detail: "", cases: [] }));
  return { passed: true, stages, replayAgreement: report.replayAgreement };
}
