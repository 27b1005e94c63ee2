import type { Transaction } from "@/server/db/transaction";

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
export async function erasePersonPayloads(tx: Transaction, person: Person): Promise<number> {
  const { userId, email, name, archived, now } = person;
  const subjects = [userId, ...archived];
  const quoted = JSON.stringify(name);
  return tx.$executeRaw`
    update audit_payloads payload set before = null, after = null, salt = '', erased_at = ${now},
      actor_id = null, actor_name = '', origin = ''
    from audit_entries entry join audit_chains chain on chain.id = entry.chain_id
    where entry.id = payload.entry_id and payload.erased_at is null and (
      chain.subject_id = any(${subjects}::uuid[]) or payload.actor_id = ${userId}::uuid
      or entry.entity_id = ${userId} or exists (
        select 1 from unnest(array[payload.before::text, payload.after::text]) as said
        where strpos(said, ${email}) > 0 or strpos(said, ${userId}) > 0 or strpos(said, ${quoted}) > 0
      ))`;
}
