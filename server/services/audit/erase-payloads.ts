import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";

/**
 * Empties payloads for ever: who did it from where, what was before and after, and the salt without which the
 * digest in the chain says nothing (trust.md section 7). The entries and the chain stay whole; the table's trigger
 * refuses anything but a whole payload, once. It is a part of verbs that check the right to it and audit it
 * themselves.
 * @param which a condition over `payload`, its `entry` and the entry's `chain`
 * @returns how many were erased now; those that were erased already keep their date
 */
export function erasePayloads(tx: Transaction, which: Prisma.Sql, now: Date): Promise<number> {
  return tx.$executeRaw`
    update audit_payloads payload set before = null, after = null, salt = '', erased_at = ${now},
      actor_id = null, actor_name = '', origin = ''
    from audit_entries entry join audit_chains chain on chain.id = entry.chain_id
    where entry.id = payload.entry_id and payload.erased_at is null and (${which})`;
}
