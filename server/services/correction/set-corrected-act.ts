import type { AgentAction } from "@/core/hook-event/schema";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { jsonColumn } from "../rule/content";
import { personOf } from "../rule/visibility";

/** Notes which act a correction is about, once a check has caught it. Not audited: a copy of an event. */
export async function setCorrectedAct({
  ctx,
  input: { eventId, act },
}: VerbArguments<{ eventId: string; act: AgentAction }>): Promise<void> {
  await requirePermission(ctx, "own:write");
  await reader(ctx).correctionRecord.updateMany({
    where: { eventId, ownerId: personOf(ctx) },
    data: { action: jsonColumn(act) },
  });
}
