import type { z } from "zod";
import { type TopicView, writeTopicInput } from "@/core/topics/added-topic-input";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { assertKeyFree, projectOf, type TopicContext, topicChain, writePermission } from "./internal";
import { auditedTopic, topicSelect, toTopicView } from "./select";

/**
 * Adds a subject area to the built-in ones: for a project by its admins, for every project by an instance admin
 * (learning.md section 4, topics and claim slots as data). Undone by archiving it.
 * @throws CONFLICT for a key that is built in or in use
 */
export async function createTopic({
  ctx,
  input,
}: VerbArguments<z.input<typeof writeTopicInput>, TopicContext>): Promise<TopicView> {
  await requirePermission(ctx, writePermission(ctx));
  const { key, words, values, severity } = writeTopicInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    await assertKeyFree(tx, ctx, { key });
    const row = await tx.addedTopic.create({
      data: {
        ...{ key, words, values, severity, projectId: projectOf(ctx) },
        createdById: ctx.actor.userId,
        createdAt: ctx.now(),
      },
      select: topicSelect,
    });
    await emitAudit(tx, ctx, {
      action: "topic.create",
      chain: topicChain(ctx),
      entity: { type: "topic", id: row.id },
      after: auditedTopic(row),
    });
    return toTopicView(row);
  });
}
