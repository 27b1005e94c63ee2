import { witnessedChains } from "../audit/find-witness";
import type { ProjectServiceContext } from "../context";

/**
 * Heads of the person's and the project's chain, an instance admin's also the instance's; clients keep them as
 * witnesses (trust.md section 7).
 */
export async function readAuditHeads(ctx: ProjectServiceContext): Promise<Record<string, string>> {
  const chains = await witnessedChains(ctx);
  return Object.fromEntries(
    chains.map(({ kind, subjectId, seq, head }) => [`${kind}:${subjectId}`, `${seq}:${head}`]),
  );
}
