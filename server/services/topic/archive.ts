import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { type TopicView, topicIdInput } from "@/core/topics/added-topic-input";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { lockTopic, type TopicContext, topicChain, writePermission } from "./internal";
import { auditedTopic, topicSelect, toTopicView } from "./select";

/**
 * Takes an added area out of use; what was learned under it stays. Undone by `restoreTopic`.
 * @throws NOT_FOUND, CONFLICT when it is archived already
 */
export async function archiveTopic({
  ctx,
  input,
}: VerbArguments<z.input<typeof topicIdInput>, TopicContext>): Promise<TopicView> {
  await requirePermission(ctx, writePermission(ctx));
  const { topicId } = topicIdInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const before = await lockTopic(tx, ctx, topicId);
    if (before.archivedAt) throw new HeedError("CONFLICT", "This area is archived already.");
    const after = await tx.addedTopic.update({
      where: { id: topicId },
      data: { archivedAt: ctx.now() },
      select: topicSelect,
    });
    await emitAudit(tx, ctx, {
      action: "topic.archive",
      chain: topicChain(ctx),
      entity: { type: "topic", id: topicId },
      before: auditedTopic(before),
      after: auditedTopic(after),
    });
    return toTopicView(after);
  });
}
