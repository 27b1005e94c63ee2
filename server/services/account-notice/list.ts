import { type AccountNoticeItem, accountNoticeItemSchema } from "@/core/account/notice";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";

const MOST = 20;

/** The person's own open lines, newest first; at most 20. */
export async function listAccountNotices({ ctx }: { ctx: ServiceContext }): Promise<AccountNoticeItem[]> {
  await requirePermission(ctx, "account:read");
  const { userId } = requirePerson(ctx);
  const rows = await reader(ctx).accountNotice.findMany({
    where: { userId, closedAt: null },
    orderBy: { createdAt: "desc" },
    take: MOST,
    select: { id: true, kind: true, detail: true, createdAt: true },
  });
  return rows.flatMap((row) => {
    const notice = accountNoticeItemSchema.safeParse(row);
    return notice.success ? [notice.data] : [];
  });
}
