import type { HookEvent, RuleVerdict } from "@/core/hook-event/schema";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { notifyLive } from "../live/channel";
import { createNotice } from "../notice/create";
import { ruleNumber } from "../rule/number";
import { personOf, visibleRules } from "../rule/visibility";

type Found = { event: HookEvent; sessionId: string; verdict: RuleVerdict };

/**
 * Keeps that a rule let go because another one denies its remedy, once a task, and tells the person (learning.md
 * section 5). The client only claims; rules that the person cannot see are ignored. Part of a verb that is not audited:
 * it records what was enforced.
 */
export async function recordDeadlock(
  tx: Transaction,
  ctx: ProjectServiceContext,
  found: Found,
): Promise<void> {
  const { event, sessionId, verdict } = found;
  const { ruleId: releasedId, deadlockWith: winnerId } = verdict;
  if (!winnerId || winnerId === releasedId) return;
  const ownerId = personOf(ctx);
  const rules = await tx.rule.findMany({
    where: { AND: [visibleRules(ctx), { id: { in: [releasedId, winnerId] } }] },
    select: { id: true, layer: true, number: true },
  });
  if (rules.length < 2) return;
  const incident = verdict.incident ?? event.id;
  const { count } = await tx.deadlock.createMany({
    data: [
      {
        ...{
          projectId: ctx.project.id,
          ownerId,
          sessionId,
          eventId: event.id,
          winnerId,
          releasedId,
          incident,
        },
        excerpt: verdict.evidence ?? "",
        ...{ occurredAt: new Date(event.occurredAt), createdAt: ctx.now() },
      },
    ],
    skipDuplicates: true,
  });
  if (count === 0) return;
  const nameOf = (id: string) => {
    const rule = rules.find((row) => row.id === id);
    return rule ? ruleNumber(rule.layer, rule.number) : "";
  };
  const text = `Heed: ${nameOf(releasedId)} and ${nameOf(winnerId)} rule each other out; ${nameOf(releasedId)} let go in this task.`;
  await createNotice(tx, ctx, { ruleId: releasedId, text });
  await notifyLive(tx, { kind: "violation", id: releasedId, sessionId, projectId: ctx.project.id, ownerId });
}
