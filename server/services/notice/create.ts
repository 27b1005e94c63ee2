import type { Transaction } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

const MAX_TEXT = 500;

/** A line for the person, shown once at their next hook answer. Part of a verb that audits. */
export async function createNotice(
  tx: Transaction,
  ctx: ProjectServiceContext,
  notice: { ruleId: string | null; text: string },
): Promise<void> {
  await tx.notice.create({
    data: {
      ownerId: personOf(ctx),
      projectId: ctx.project.id,
      ruleId: notice.ruleId,
      text: notice.text.slice(0, MAX_TEXT),
      createdAt: ctx.now(),
    },
    select: { id: true },
  });
}
