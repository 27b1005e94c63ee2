import { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";

/**
 * Empties payloads for ever: who did it from where, what was before and after, and the salt without which the
 * digest in the chain says nothing (trust.md section 7). The entries and the chain stay whole. It is a part of
 * verbs that check the right to it and audit it themselves.
 * @param where which payloads; those that are erased already keep their date
 * @returns how many were erased now
 */
export async function erasePayloads(
  tx: Transaction,
  where: Prisma.AuditPayloadWhereInput,
  now: Date,
): Promise<number> {
  const { count } = await tx.auditPayload.updateMany({
    where: { AND: [where, { erasedAt: null }] },
    data: {
      erasedAt: now,
      actorId: null,
      actorName: "",
      origin: "",
      before: Prisma.DbNull,
      after: Prisma.DbNull,
      salt: "",
    },
  });
  return count;
}
