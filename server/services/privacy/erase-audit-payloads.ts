import type { Transaction } from "@/server/db/transaction";

type Erasure = {
  /** Chains to look in: subjects of users and projects. */
  subjects: string[];
  /** Entries about these entities. */
  entityIds: string[];
  /** Entries whose before or after quotes one of these. */
  texts: readonly string[];
  now: Date;
};

/** Below this length a text says too little to name what is about it. */
const MIN_TEXT = 12;
/** Whole texts are compared by their beginning: a payload may have kept only that. */
const COMPARED = 80;

/**
 * Empties audit payloads; digest, pseudonym and chain stay, so that the chain is whole (trust.md section 7). A
 * payload is erased as a whole and once: the table's trigger refuses anything else.
 * @returns how many payloads were erased
 */
export async function eraseAuditPayloads(
  tx: Transaction,
  { subjects, entityIds, texts, now }: Erasure,
): Promise<number> {
  const parts = texts
    .filter((text) => text.trim().length >= MIN_TEXT)
    .map((text) => JSON.stringify(text.slice(0, COMPARED)).slice(1, -1));
  return tx.$executeRaw`
    update audit_payloads payload set before = null, after = null, salt = '', erased_at = ${now},
      actor_id = null, actor_name = '', origin = ''
    from audit_entries entry join audit_chains chain on chain.id = entry.chain_id
    where entry.id = payload.entry_id and payload.erased_at is null
      and chain.subject_id = any(${subjects}::uuid[])
      and (entry.entity_id = any(${entityIds}::text[]) or exists (
        select 1 from unnest(${parts}::text[]) as part
        where strpos(coalesce(payload.before::text, '') || coalesce(payload.after::text, ''), part) > 0
      ))`;
}
