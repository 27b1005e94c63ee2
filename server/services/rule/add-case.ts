import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { addCaseInput, MAX_CASES, type RuleCase } from "@/core/trial/schema";
import { titleTrial } from "@/core/trial/title-trial";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { chainOf, lockRule } from "./internal";
import { personOf } from "./visibility";

/**
 * Keeps a trial as a case of the rule: it must be stopped, or must pass, in this version and all later ones. A case
 * that the present check gets wrong is kept too: the next version has to get it right. A case of a shared rule is part
 * of it, for everybody in the project to read.
 * @throws NOT_FOUND, FORBIDDEN for a shared rule below editor, LIMIT
 */
export async function addCase({
  ctx,
  input,
}: VerbArguments<z.input<typeof addCaseInput>>): Promise<RuleCase> {
  await requirePermission(ctx, "own:write");
  const { ruleId, expected, trial } = addCaseInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const rule = await lockRule(tx, inner, ruleId);
    const count = await tx.ruleCase.count({ where: { ruleId, removedAt: null } });
    if (count >= MAX_CASES) {
      throw new HeedError("LIMIT", `A rule has at most ${MAX_CASES} cases. Remove one that says the same.`);
    }
    const row = await tx.ruleCase.create({
      data: {
        ...{ ruleId, ownerId: personOf(ctx), expected, trial, sinceVersion: rule.currentVersion },
        createdAt: ctx.now(),
      },
      select: { id: true, sinceVersion: true, createdAt: true },
    });
    await emitAudit(tx, ctx, {
      action: "rule.add_case",
      chain: chainOf(rule),
      entity: { type: "rule", id: ruleId },
      after: { caseId: row.id, expected, trial },
    });
    return { ...row, expected, trial, title: titleTrial(trial), isMine: true, authorName: ctx.actor.name };
  });
}
