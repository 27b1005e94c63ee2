import type { TaskStep } from "@/core/enforcement/schema";
import { type AgentAction, actionOutcomeSchema, agentActionSchema } from "@/core/hook-event/schema";
import { claimSchema } from "@/core/rule/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { storedAction } from "../correction/internal";
import { personOf } from "../rule/visibility";

export type Origin = {
  /** The act that was corrected, from the person's own words only. */
  act: AgentAction | null;
  /** What had happened in its task. */
  steps: TaskStep[];
  /** The act that the person accepted afterwards. */
  accepted: AgentAction | null;
  /** What a rule that this one replaced had asked for. */
  obeyed: string | null;
};

/** Where a rule comes from, as far as it is this person's own. */
export async function readOrigin(ctx: ProjectServiceContext, ruleId: string): Promise<Origin> {
  const ownerId = personOf(ctx);
  const evidence = await reader(ctx).ruleEvidence.findFirst({
    where: { ruleId, ownerId, kind: { in: ["correction", "refinement"] }, recordId: { not: null } },
    orderBy: { occurredAt: "desc" },
    select: { recordId: true },
  });
  const record = evidence?.recordId
    ? await reader(ctx).correctionRecord.findFirst({
        where: { id: evidence.recordId, ownerId },
        select: { action: true, steps: true, accepted: true },
      })
    : null;
  const replaced = await reader(ctx).rule.findFirst({
    where: { supersededById: ruleId, ownerId },
    orderBy: { updatedAt: "desc" },
    select: { versions: { orderBy: { version: "desc" }, take: 1, select: { claim: true } } },
  });
  return {
    act: record ? storedAction(record.action) : null,
    accepted: record ? storedAction(record.accepted) : null,
    steps: stepsOf(record?.steps),
    obeyed: claimSchema.safeParse(replaced?.versions[0]?.claim).data?.value ?? null,
  };
}

/** Stored steps; those of a form that this version does not know are left out. */
function stepsOf(json: unknown): TaskStep[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((step: unknown) => {
    if (typeof step !== "object" || step === null) return [];
    const action = agentActionSchema.safeParse(Reflect.get(step, "action")).data;
    if (!action) return [];
    const outcome = actionOutcomeSchema.safeParse(Reflect.get(step, "outcome")).data ?? "unknown";
    const at: unknown = Reflect.get(step, "at");
    return [{ action, outcome, at: typeof at === "number" ? at : 0 }];
  });
}
