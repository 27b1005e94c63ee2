import { type AccountNotice, accountNoticeSchema } from "@/core/account/notice";
import type { Transaction } from "@/server/db/transaction";

/** Puts a line on every page of a person until they close it; part of the transaction that it tells of. */
export async function createAccountNotice(
  tx: Transaction,
  { userId, notice, now }: { userId: string; notice: AccountNotice; now: Date },
): Promise<void> {
  const { kind, detail } = accountNoticeSchema.parse(notice);
  await tx.accountNotice.create({ data: { userId, kind, detail, createdAt: now }, select: { id: true } });
}
