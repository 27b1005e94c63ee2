import { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";
import { erasePayloads } from "../audit/erase-payloads";

type Person = {
  userId: string;
  email: string;
  name: string;
  /** Projects that were theirs alone: nothing of their chains needs to be readable. */
  archived: string[];
  now: Date;
};

/**
 * Erases a person from the audit (trust.md section 7): the payloads of their own chain and of what they did, and
 * those of others' entries that name them. The chains, with pseudonyms and digests, stay whole.
 * @returns how many payloads were erased now
 */
export function erasePersonPayloads(tx: Transaction, person: Person): Promise<number> {
  const { userId, email, name, archived, now } = person;
  const subjects = [userId, ...archived];
  const quoted = JSON.stringify(name);
  const which = Prisma.sql`chain.subject_id = any(${subjects}::uuid[])
    or payload.actor_id = ${userId}::uuid or entry.entity_id = ${userId}
    or exists (
      select 1 from unnest(array[payload.before::text, payload.after::text]) as said
      where strpos(said, ${email}) > 0 or strpos(said, ${userId}) > 0 or strpos(said, ${quoted}) > 0
    )`;
  return erasePayloads(tx, which, now);
}
