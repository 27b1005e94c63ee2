import { db } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { personOf } from "../rule/visibility";

/** Heads of the person's and the project's chain; clients keep them as witnesses (trust.md section 7). */
export async function readAuditHeads(ctx: ProjectServiceContext): Promise<Record<string, string>> {
  const chains = await db.auditChain.findMany({
    where: {
      OR: [
        { kind: "user", subjectId: personOf(ctx) },
        { kind: "project", subjectId: ctx.project.id },
      ],
    },
    select: { kind: true, subjectId: true, seq: true, head: true },
    orderBy: { kind: "asc" },
  });
  return Object.fromEntries(
    chains.map(({ kind, subjectId, seq, head }) => [`${kind}:${subjectId}`, `${seq}:${head}`]),
  );
}
