import { INBOX_KINDS, type InboxCounts } from "@/core/inbox/schema";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { listWaiting } from "./list-waiting";

/** How much waits, by kind. */
export async function countInbox({ ctx }: { ctx: ProjectServiceContext }): Promise<InboxCounts> {
  await requirePermission(ctx, "own:read");
  const waiting = await listWaiting(ctx);
  const count = (kind: string) => waiting.filter((item) => item.kind === kind).length;
  const [proposal, approval, conflict, question, promotion, demotion, deadlock] = INBOX_KINDS.map(count);
  return {
    total: waiting.length,
    byKind: {
      proposal: proposal ?? 0,
      approval: approval ?? 0,
      conflict: conflict ?? 0,
      question: question ?? 0,
      promotion: promotion ?? 0,
      demotion: demotion ?? 0,
      deadlock: deadlock ?? 0,
    },
  };
}
