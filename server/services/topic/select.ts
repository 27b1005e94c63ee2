import type { TopicView } from "@/core/topics/added-topic-input";
import { type AddedTopic, addedTopicSchema } from "@/core/topics/added-topics";
import type { Prisma } from "@/generated/prisma/client";

export const topicSelect = {
  id: true,
  projectId: true,
  key: true,
  words: true,
  values: true,
  severity: true,
  revision: true,
  archivedAt: true,
  updatedAt: true,
  createdBy: { select: { name: true } },
} satisfies Prisma.AddedTopicSelect;
export type TopicRow = Prisma.AddedTopicGetPayload<{ select: typeof topicSelect }>;

/** The area that a row says; null for one that this version cannot read. */
export function toAddedTopic(
  row: Pick<TopicRow, "key" | "words" | "values" | "severity">,
): AddedTopic | null {
  const { key, words, values, severity } = row;
  return addedTopicSchema.safeParse({ key, words, values, ...(severity && { severity }) }).data ?? null;
}

/** @param rules how many rules of the reader's library have it as their topic */
export function toTopicView(row: TopicRow, rules = 0): TopicView {
  const { id, key, severity, revision, archivedAt, updatedAt, projectId, createdBy } = row;
  const topic = toAddedTopic(row);
  return {
    ...{ id, key, severity, revision, archivedAt, updatedAt, rules },
    ...{ words: topic?.words ?? [], values: topic?.values ?? {} },
    scope: projectId === null ? "instance" : "project",
    authorName: createdBy?.name ?? null,
  };
}

/** What an audit entry keeps of an added area. */
export function auditedTopic({ key, words, values, severity, revision, archivedAt }: TopicRow) {
  return { key, words, values, severity, revision, archivedAt: archivedAt?.toISOString() ?? null };
}
