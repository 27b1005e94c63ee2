import { INBOX_KINDS, type InboxCounts, inboxCountsSchema } from "@/core/inbox/schema";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { listWaiting } from "./list-waiting";

/** How much waits, by kind. */
export async function countInbox({ ctx }: { ctx: ProjectServiceContext }): Promise<InboxCounts> {
  await requirePermission(ctx, "own:read");
  const waiting = await listWaiting(ctx);
  const count = (kind: string) => waiting.filter((item) => item.kind === kind).length;
  const byKind = Object.fromEntries(INBOX_KINDS.map((kind) => [kind, count(kind)]));
  return {
    total: waiting.length,
    byKind: inboxCountsSchema.shape.byKind.parse(byKind),
  };
}
