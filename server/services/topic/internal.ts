import { INSTANCE_SUBJECT } from "@/core/audit/actions";
import { HeedError, notFound } from "@/core/errors";
import type { Permission } from "@/core/permission/permissions";
import { reservedTopics } from "@/core/topics/added-topic-keys";
import { checkAddedTopics } from "@/core/topics/added-topics";
import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext, ServiceContext } from "../context";
import { type TopicRow, toAddedTopic, topicSelect } from "./select";

/** Areas of a project are its admins'; those of the instance are the instance admins'. */
export type TopicContext = ServiceContext | ProjectServiceContext;

export function projectOf(ctx: TopicContext): string | null {
  return "project" in ctx ? ctx.project.id : null;
}

export function writePermission(ctx: TopicContext): Permission {
  return "project" in ctx ? "project:manage" : "instance:admin";
}

export function topicChain(ctx: TopicContext) {
  const projectId = projectOf(ctx);
  return projectId === null
    ? ({ kind: "instance", subjectId: INSTANCE_SUBJECT } as const)
    : ({ kind: "project", subjectId: projectId } as const);
}

/** @throws NOT_FOUND for an area of another project, or of the instance when asked in a project */
export async function lockTopic(tx: Transaction, ctx: TopicContext, id: string): Promise<TopicRow> {
  await tx.$queryRaw`select id from added_topics where id = ${id}::uuid for update`;
  const row = await tx.addedTopic.findFirst({
    where: { id, projectId: projectOf(ctx) },
    select: topicSelect,
  });
  if (!row) throw notFound("Area");
  return row;
}

/**
 * Whether a key may be in use here besides the built-in ones and the others.
 * @param selfId the area itself, when it is revised or restored
 * @throws CONFLICT with what to do, for the field `key`
 */
export async function assertKeyFree(
  tx: Transaction,
  ctx: TopicContext,
  { key, selfId }: { key: string; selfId?: string },
): Promise<void> {
  const projectId = projectOf(ctx);
  const others = await tx.addedTopic.findMany({
    where: {
      archivedAt: null,
      // An area of the instance is an area of every project.
      OR: [{ projectId: null }, ...(projectId === null ? [] : [{ projectId }])],
      ...(selfId && { id: { not: selfId } }),
    },
    select: topicSelect,
  });
  const topics = [...others.flatMap((row) => toAddedTopic(row) ?? []), { key, words: [key], values: {} }];
  const found = checkAddedTopics(topics, reservedTopics()).find((problem) => problem.key === key);
  if (!found) return;
  const message =
    found.problem === "built_in"
      ? `Heed knows the area “${key}” by itself. Choose another key.`
      : `There is an area “${key}” already. Revise that one, or choose another key.`;
  throw new HeedError("CONFLICT", message, { fieldErrors: { key: [message] } });
}
