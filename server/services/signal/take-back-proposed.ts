import { isInForce } from "@/core/rule/lifecycle";
import type { MarkEffect, MarkResult } from "@/core/signal/schema";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { setRecordStatus } from "../correction/set-status";
import { retireFact } from "../fact/retire";
import { resolutionSelect } from "../resolution/internal";
import { takeBack } from "../resolution/take-back";
import { toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";

type TakenBack = { effect: MarkEffect; inForce: MarkResult["inForce"] };

/**
 * “This was none”: takes back what was only proposed or asked because of a prompt, and retires the facts that
 * nothing in force rests on. What is in force stays and is named: only the person takes a rule out of force.
 * Runs inside a verb's transaction; the verbs behind it audit.
 */
export async function takeBackProposed(
  tx: Transaction,
  ctx: ProjectServiceContext,
  eventId: string,
): Promise<TakenBack> {
  const ownerId = personOf(ctx);
  const record = await tx.correctionRecord.findFirst({
    where: { eventId, projectId: ctx.project.id, ownerId },
    select: {
      ...{ id: true, status: true, path: true },
      resolutions: { where: { undoneAt: null }, orderBy: { position: "asc" }, select: resolutionSelect },
      facts: {
        where: { retiredAt: null },
        select: { id: true, evidence: { select: { rule: { select: { status: true } } } } },
      },
    },
  });
  if (!record) return { effect: nothing(null), inForce: [] };
  const effect = nothing({ id: record.id, status: record.status, path: record.path });
  const inForce: TakenBack["inForce"] = [];
  for (const resolution of record.resolutions) {
    const { result } = resolution;
    if (result && result.status !== "proposed") {
      if (isInForce(result.status)) inForce.push({ resolutionId: resolution.id, rule: toReference(result) });
      continue;
    }
    // Said again about a proposal that others gave rise to: only what this prompt made goes.
    if (resolution.action === "noop") continue;
    await takeBack(tx, ctx, resolution);
    effect.resolutionIds.push(resolution.id);
  }
  for (const { id, evidence } of record.facts) {
    if (evidence.some(({ rule }) => rule.status === "active" || rule.status === "paused")) continue;
    await retireFact({ ctx: { ...ctx, tx }, input: { factId: id } });
    effect.factIds.push(id);
  }
  if (record.status !== "dismissed") {
    await setRecordStatus({ ctx: { ...ctx, tx }, input: { recordId: record.id, status: "dismissed" } });
  }
  return { effect, inForce };
}

function nothing(record: MarkEffect["record"]): MarkEffect {
  return { record, taught: false, resolutionIds: [], factIds: [] };
}
