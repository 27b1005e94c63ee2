import type { z } from "zod";
import { listCasesInput, type RuleCase, trialSchema } from "@/core/trial/schema";
import { titleTrial } from "@/core/trial/title-trial";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { getRule } from "./internal";
import { personOf } from "./visibility";

/**
 * Cases that people keep with a rule, oldest first: those that count today, or those of an earlier version.
 * @throws NOT_FOUND for a rule that the person may not see
 */
export async function listCases({
  ctx,
  input,
}: VerbArguments<z.input<typeof listCasesInput>>): Promise<RuleCase[]> {
  await requirePermission(ctx, "rule:read");
  const { ruleId, version } = listCasesInput.parse(input);
  const rule = await getRule(reader(ctx), ctx, ruleId);
  const rows = await reader(ctx).ruleCase.findMany({
    where: {
      ruleId: rule.id,
      ...(version === undefined
        ? { removedAt: null }
        : {
            sinceVersion: { lte: version },
            OR: [{ untilVersion: null }, { untilVersion: { gt: version } }],
          }),
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, ownerId: true, expected: true, trial: true, sinceVersion: true, createdAt: true },
  });
  const people = await reader(ctx).user.findMany({
    where: { id: { in: [...new Set(rows.map(({ ownerId }) => ownerId))] } },
    select: { id: true, name: true },
  });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const me = personOf(ctx);
  return rows.flatMap(({ ownerId, trial: stored, ...row }) => {
    const trial = trialSchema.safeParse(stored).data;
    if (!trial) return [];
    const authorName = names.get(ownerId) ?? "former member";
    return [{ ...row, trial, title: titleTrial(trial), isMine: ownerId === me, authorName }];
  });
}
