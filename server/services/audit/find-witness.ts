import type { z } from "zod";
import { type AuditWitness, findWitnessInputSchema } from "@/core/audit/schema";
import { notFound } from "@/core/errors";
import { pool } from "@/server/db/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";

export type WitnessedChain = { id: string; kind: string; subjectId: string; seq: number; head: string };

// One statement, because every poll of a client asks it.
const WITNESSED = `select id, kind, subject_id as "subjectId", seq, head from audit_chains
  where (kind = 'user' and subject_id = $1) or (kind = 'project' and subject_id = $2)
    or (kind = 'instance' and exists
      (select 1 from users where id = $1 and is_instance_admin and disabled_at is null))
  order by kind`;

/** The chains whose heads this caller keeps as a witness: their own, the project's, an admin's the instance's. */
export async function witnessedChains(ctx: ProjectServiceContext): Promise<WitnessedChain[]> {
  const values = [ctx.actor.userId, ctx.project.id];
  const { rows } = await pool().query<WitnessedChain>({ name: "witnessed-chains", text: WITNESSED, values });
  return rows;
}

/**
 * The hash that a chain has at a number now: a client compares it with the head that it kept, so that a chain
 * which was written anew is noticed (trust.md section 7).
 * @throws NOT_FOUND for a chain whose heads this caller does not receive
 */
export async function findWitness({
  ctx,
  input,
}: VerbArguments<z.input<typeof findWitnessInputSchema>>): Promise<AuditWitness> {
  await requirePermission(ctx, "rule:read");
  const { chain: name, seq } = findWitnessInputSchema.parse(input);
  const chain = (await witnessedChains(ctx)).find(({ kind, subjectId }) => `${kind}:${subjectId}` === name);
  if (!chain) throw notFound("Chain");
  const entry = await reader(ctx).auditEntry.findUnique({
    where: { chainId_seq: { chainId: chain.id, seq } },
    select: { hash: true },
  });
  return { chain: name, seq, hash: entry?.hash ?? null, head: { seq: chain.seq, hash: chain.head } };
}
