import type { Notice } from "@/core/bundle/schema";
import { db } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

const DAY_MS = 86_400_000;
const MAX_NOTICES = 20;

/**
 * Lines that the person may not have seen. They ride along for a day, because an answer can get lost; the client
 * shows each id once.
 */
export async function listOpenNotices(ctx: ProjectServiceContext): Promise<Notice[]> {
  const rows = await db.notice.findMany({
    where: {
      ...{ ownerId: personOf(ctx), projectId: ctx.project.id },
      createdAt: { gt: new Date(ctx.now().getTime() - DAY_MS) },
    },
    orderBy: { id: "desc" },
    take: MAX_NOTICES,
    select: { id: true, text: true, ruleId: true },
  });
  return rows.reverse();
}

/** Remembers when a line was first handed out; not audited. */
export async function markShown(ctx: ProjectServiceContext, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const where = { id: { in: ids }, ownerId: personOf(ctx), shownAt: null };
  await db.notice.updateMany({ where, data: { shownAt: ctx.now() } });
}
