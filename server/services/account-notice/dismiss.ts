import type { z } from "zod";
import { type dismissedNoticeSchema, dismissNoticeInputSchema } from "@/core/account/notice";
import { notFound } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";

/** Closes one of the person's own lines. What it told of stays in their audit. @throws NOT_FOUND */
export async function dismissAccountNotice({
  ctx,
  input,
}: VerbArguments<z.input<typeof dismissNoticeInputSchema>, ServiceContext>): Promise<
  z.infer<typeof dismissedNoticeSchema>
> {
  await requirePermission(ctx, "account:write");
  const { userId } = requirePerson(ctx);
  const { noticeId } = dismissNoticeInputSchema.parse(input);
  const { count } = await reader(ctx).accountNotice.updateMany({
    where: { id: noticeId, userId, closedAt: null },
    data: { closedAt: ctx.now() },
  });
  if (count === 0) throw notFound("Notice");
  return { noticeId };
}
