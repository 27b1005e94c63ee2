import type { ViolationView } from "@/core/violation/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import { turnEndsAmong } from "../backtest/internal";
import type { ProjectServiceContext } from "../context";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";

export const violationSelect = {
  id: true,
  version: true,
  sessionId: true,
  eventId: true,
  denials: true,
  decision: true,
  outcome: true,
  falsePositive: true,
  observed: true,
  excerpt: true,
  occurredAt: true,
  resolvedAt: true,
  rule: { select: referenceSelect },
} satisfies Prisma.ViolationSelect;
export type ViolationRow = Prisma.ViolationGetPayload<{ select: typeof violationSelect }>;

const HOSTS: readonly ViolationView["host"][] = ["claude_code", "codex", "gemini_cli", "dsh"];

/** Own rows with the session they happened in. */
export async function toViolationViews(
  ctx: ProjectServiceContext,
  rows: ViolationRow[],
): Promise<ViolationView[]> {
  const [sessions, turnEnds] = await Promise.all([
    reader(ctx).agentSession.findMany({
      where: { id: { in: [...new Set(rows.map((row) => row.sessionId))] } },
      select: { id: true, title: true, host: true },
    }),
    turnEndsAmong(
      ctx,
      rows.map(({ eventId }) => eventId),
    ),
  ]);
  const byId = new Map(sessions.map((session) => [session.id, session]));
  return rows.map(({ rule, ...row }) => {
    const session = byId.get(row.sessionId);
    return {
      ...row,
      rule: toReference(rule),
      atTurnEnd: turnEnds.has(row.eventId),
      sessionTitle: session?.title ?? "",
      host: HOSTS.find((host) => host === session?.host) ?? "claude_code",
    };
  });
}
