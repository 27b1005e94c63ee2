import type { FactCause } from "@/core/fact/change";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

export type Step = {
  factId: string;
  cause: FactCause;
  /** 0 to 1; null where the fact begins. */
  before: number | null;
  after: number;
  inForce: boolean;
  eventId?: string | null;
  ruleId?: string | null;
};

/**
 * Keeps each step of the actor's own facts, so that confidence can be shown over time (interface.md, Facts). Part of
 * the verb that moves the facts, in its transaction; that verb audits.
 */
export async function recordFactChanges(
  tx: Transaction,
  ctx: ProjectServiceContext,
  steps: readonly Step[],
): Promise<void> {
  const ownerId = personOf(ctx);
  if (steps.length === 0) return;
  await tx.factChange.createMany({
    data: steps.map(({ eventId = null, ruleId = null, ...step }) => ({
      ...{ ...step, eventId, ruleId },
      ...{ ownerId, createdAt: ctx.now() },
    })),
  });
}
