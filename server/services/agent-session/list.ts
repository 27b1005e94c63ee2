import type { z } from "zod";
import { listSessionsInput, type SessionSummary } from "@/core/agent-session/schema";
import { cursorId, encodeCursor } from "@/core/cursor";
import { CLIENT_SESSION } from "@/core/hook-event/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { sessionSelect, toSessionSummaries } from "./select";

/** The person's own sessions in the project, those with the latest event first. */
export async function listSessions({
  ctx,
  input,
}: VerbArguments<z.input<typeof listSessionsInput>>): Promise<{
  items: SessionSummary[];
  nextCursor: string | null;
}> {
  await requirePermission(ctx, "own:read");
  const { host, search, limit, with: having, ...rest } = listSessionsInput.parse(input);
  const cursor = await ownCursor(ctx, rest.cursor);
  const own = { projectId: ctx.project.id, ownerId: personOf(ctx) };
  const rows = await reader(ctx).agentSession.findMany({
    where: {
      ...own,
      hostSessionId: { not: CLIENT_SESSION },
      ...(host && { host }),
      ...(search && { title: { contains: search, mode: "insensitive" } }),
      ...(having === "denials" && { denialCount: { gt: 0 } }),
      ...(having === "corrections" && { id: { in: await correctedSessions(ctx, own) } }),
    },
    orderBy: [{ lastEventAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    ...(cursor && { cursor: { id: cursor }, skip: 1 }),
    select: sessionSelect,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await toSessionSummaries(ctx, page),
    nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null,
  };
}

const MAX_CORRECTED = 2000;

async function correctedSessions(ctx: ProjectServiceContext, own: Prisma.CorrectionRecordWhereInput) {
  const rows = await reader(ctx).correctionRecord.findMany({
    where: { ...own, status: { not: "dismissed" } },
    distinct: ["sessionId"],
    orderBy: { occurredAt: "desc" },
    take: MAX_CORRECTED,
    select: { sessionId: true },
  });
  return rows.map((row) => row.sessionId);
}

/** The place after one of the person's own sessions; any other id starts at the top. */
async function ownCursor(ctx: ProjectServiceContext, text: string | undefined): Promise<string | null> {
  const id = cursorId(text);
  if (!id) return null;
  const where = { id, projectId: ctx.project.id, ownerId: personOf(ctx) };
  return (await reader(ctx).agentSession.findFirst({ where, select: { id: true } }))?.id ?? null;
}
