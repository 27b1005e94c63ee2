import { db } from "@/server/db/client";

/** Shared rules of the sample project: the story proposes one, once. */
export function countShared({ projectId }: { projectId: string }): Promise<number> {
  return db.rule.count({ where: { projectId, layer: "project", project: { isSample: true } } });
}
