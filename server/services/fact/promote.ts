import type { z } from "zod";
import { compile } from "@/core/compilation/compile";
import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import { HeedError } from "@/core/errors";
import { readWish } from "@/core/extraction/read-wish";
import { factIdInput } from "@/core/fact/output";
import type { RuleChange } from "@/core/rule/output";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { insertRule } from "../rule/insert-rule";
import { chainOf } from "../rule/internal";
import { auditedRule, toChange } from "../rule/to-reference";
import { personOf } from "../rule/visibility";
import { getOwnFact } from "./internal";
import { recordFactChanges } from "./record-change";

const MAX_EXCERPT = 500;

/**
 * Compiles a fact into a proposed rule of its person; the fact stays and is named as the rule's evidence.
 * @throws NOT_FOUND for somebody else's fact, CONFLICT when a rule in force or a proposal came of it already
 */
export async function promoteFact({
  ctx,
  input,
}: VerbArguments<z.input<typeof factIdInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { factId } = factIdInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const fact = await getOwnFact(inner, factId);
    const there = fact.evidence.find(({ rule }) => rule.status === "active" || rule.status === "proposed");
    if (there) throw new HeedError("CONFLICT", "There is a rule of this fact already. Edit that one.");
    const candidate = readWish({ text: fact.content, language: fact.language });
    const { content, report } = compile({ candidate });
    const rule = await insertRule(tx, inner, {
      ...{ content, report, backtest: null, reason: "Made of a fact.", layer: "personal" },
      compiler: COMPILER_VERSION,
      scope: fact.scope === "global" ? "global" : "project",
      ...{ ownerId: personOf(ctx), status: "proposed", mode: "remind", source: fact.source },
      statusReason: "You made it of a fact.",
    });
    await tx.ruleEvidence.create({
      data: {
        ...{ ruleId: rule.id, version: 1, kind: "preference", factId, ownerId: personOf(ctx) },
        excerpt: (fact.record?.words ?? fact.content).slice(0, MAX_EXCERPT),
        eventId: fact.record?.eventId ?? null,
        ...{ occurredAt: fact.createdAt, createdAt: ctx.now() },
      },
      select: { id: true },
    });
    const { confidence } = fact;
    await recordFactChanges(tx, inner, [
      {
        ...{ factId, cause: "promoted", before: confidence, after: confidence },
        ...{ inForce: fact.retiredAt === null, ruleId: rule.id },
      },
    ]);
    await emitAudit(tx, ctx, {
      action: "rule.create",
      chain: chainOf(rule),
      entity: { type: "rule", id: rule.id },
      after: { ...auditedRule(rule), fact: factId },
    });
    return toChange(rule);
  });
}
