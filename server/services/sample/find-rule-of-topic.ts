import { db } from "@/server/db/client";

type Wanted = { projectId: string; ownerId: string; topic: string };

/** The rule in force of a topic, for the story of the sample project. */
export async function findRuleOfTopic({
  projectId,
  ownerId,
  topic,
}: Wanted): Promise<{ id: string; version: number } | null> {
  const rule = await db.rule.findFirst({
    where: { projectId, ownerId, topic, status: "active", project: { isSample: true } },
    select: { id: true, currentVersion: true },
  });
  return rule ? { id: rule.id, version: rule.currentVersion } : null;
}
