import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

/** Kinds of events that a check can be asked about. */
export function momentKinds(turnEnds: boolean): string[] {
  return turnEnds ? ["action_requested", "turn_finished"] : ["action_requested"];
}

/** Which of the person's events are ends of turns: no act was stopped there, the agent was sent on. */
export async function turnEndsAmong(
  ctx: ProjectServiceContext,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader(ctx).hookEvent.findMany({
    where: {
      id: { in: [...new Set(eventIds)] },
      ...{ projectId: ctx.project.id, ownerId: personOf(ctx), kind: "turn_finished" },
    },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}
