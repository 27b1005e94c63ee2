import type { SessionSummary } from "@/core/agent-session/schema";
import { hostSchema } from "@/core/hook-event/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";

export const sessionSelect = {
  id: true,
  host: true,
  hostVersion: true,
  hostSessionId: true,
  branch: true,
  package: true,
  deviceName: true,
  title: true,
  startedAt: true,
  lastEventAt: true,
  endedAt: true,
  promptCount: true,
  actionCount: true,
  denialCount: true,
} satisfies Prisma.AgentSessionSelect;
export type SessionRow = Prisma.AgentSessionGetPayload<{ select: typeof sessionSelect }>;

/** Sessions with how much was corrected and learned in each. */
export async function toSessionSummaries(
  ctx: ProjectServiceContext,
  rows: SessionRow[],
): Promise<SessionSummary[]> {
  const sessionIds = rows.map((row) => row.id);
  const [records, learned] = await Promise.all([
    reader(ctx).correctionRecord.groupBy({
      by: ["sessionId"],
      where: { sessionId: { in: sessionIds }, status: { not: "dismissed" } },
      _count: { _all: true },
    }),
    reader(ctx).resolution.findMany({
      where: { record: { sessionId: { in: sessionIds } }, resultRuleId: { not: null }, undoneAt: null },
      select: { record: { select: { sessionId: true } } },
      take: 1000,
    }),
  ]);
  const corrections = new Map(records.map((group) => [group.sessionId, group._count._all]));
  return rows.map(({ deviceName, promptCount, actionCount, denialCount, ...row }) => ({
    ...row,
    host: hostSchema.parse(row.host),
    device: deviceName,
    prompts: promptCount,
    actions: actionCount,
    denials: denialCount,
    corrections: corrections.get(row.id) ?? 0,
    rulesLearned: learned.filter(({ record }) => record?.sessionId === row.id).length,
  }));
}
