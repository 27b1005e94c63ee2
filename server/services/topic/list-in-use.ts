import type { AddedTopic } from "@/core/topics/added-topics";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { toAddedTopic, topicSelect } from "./select";

type Cached = { stamp: string; topics: AddedTopic[] };
const cache = new Map<string, Cached>();
/** Projects whose areas are kept parsed. */
const REMEMBERED = 500;

/**
 * The added areas that count in a project: its own and the instance's, by key. Kept parsed until one of them changes;
 * whether one did is one small read, so that every process sees it at once.
 */
export async function listTopicsInUse({ ctx }: { ctx: ProjectServiceContext }): Promise<AddedTopic[]> {
  await requirePermission(ctx, "project:read");
  const tx = reader(ctx);
  const projectId: string = ctx.project.id;
  const where = { archivedAt: null, OR: [{ projectId }, { projectId: null }] };
  const { _count, _max, _sum } = await tx.addedTopic.aggregate({
    where,
    _count: true,
    _max: { updatedAt: true },
    _sum: { revision: true },
  });
  const stamp = `${_count}:${_max.updatedAt?.getTime() ?? 0}:${_sum.revision ?? 0}`;
  const before = cache.get(projectId);
  if (before?.stamp === stamp) return before.topics;
  const rows =
    _count === 0 ? [] : await tx.addedTopic.findMany({ where, orderBy: { key: "asc" }, select: topicSelect });
  const topics = rows.flatMap((row) => toAddedTopic(row) ?? []);
  if (cache.size >= REMEMBERED) cache.clear();
  cache.set(projectId, { stamp, topics });
  return topics;
}
