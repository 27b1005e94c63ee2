import { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";
import { erasePayloads } from "../audit/erase-payloads";

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
 * Erases the payloads about some entities, and those that quote what they said (trust.md section 7).
 * @returns how many payloads were erased
 */
export function eraseQuotingPayloads(
  tx: Transaction,
  { subjects, entityIds, texts, now }: Erasure,
): Promise<number> {
  const parts = texts
    .filter((text) => text.trim().length >= MIN_TEXT)
    .map((text) => JSON.stringify(text.slice(0, COMPARED)).slice(1, -1));
  const which = Prisma.sql`chain.subject_id = any(${subjects}::uuid[])
    and (entry.entity_id = any(${entityIds}::text[]) or exists (
      select 1 from unnest(${parts}::text[]) as part
      where strpos(coalesce(payload.before::text, '') || coalesce(payload.after::text, ''), part) > 0
    ))`;
  return erasePayloads(tx, which, now);
}
