import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { reviseTopicInput, type TopicView } from "@/core/topics/added-topic-input";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { assertKeyFree, lockTopic, type TopicContext, topicChain, writePermission } from "./internal";
import { auditedTopic, topicSelect, toTopicView } from "./select";

/**
 * Changes an added area; undone by revising it to what it said before. Wishes that were learned under another key keep
 * it.
 * @throws NOT_FOUND, CONFLICT when it changed meanwhile, is archived, or the new key is in use
 */
export async function reviseTopic({
  ctx,
  input,
}: VerbArguments<z.input<typeof reviseTopicInput>, TopicContext>): Promise<TopicView> {
  await requirePermission(ctx, writePermission(ctx));
  const { topicId, expectedRevision, key, words, values, severity } = reviseTopicInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const before = await lockTopic(tx, ctx, topicId);
    if (before.archivedAt) throw new HeedError("CONFLICT", "This area is archived. Restore it first.");
    if (before.revision !== expectedRevision) {
      throw new HeedError(
        "CONFLICT",
        "Somebody changed this area meanwhile. Open it again and repeat your edit.",
      );
    }
    await assertKeyFree(tx, ctx, { key, selfId: topicId });
    const after = await tx.addedTopic.update({
      where: { id: topicId },
      data: { key, words, values, severity, revision: { increment: 1 } },
      select: topicSelect,
    });
    await emitAudit(tx, ctx, {
      action: "topic.revise",
      chain: topicChain(ctx),
      entity: { type: "topic", id: topicId },
      before: auditedTopic(before),
      after: auditedTopic(after),
    });
    return toTopicView(after);
  });
}
