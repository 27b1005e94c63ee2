import { z } from "zod";
import { deliveredTo } from "@/core/rule/consent";
import { modeSchema } from "@/core/rule/schema";
import type { Transaction } from "@/server/db/transaction";
import { consentSelect } from "../rule/approval";

/** What one shared rule was at a revision of the project's bundle (`ProjectRevision.rules`). */
export const revisionRulesSchema = z.array(
  z.object({ ruleId: z.uuid(), version: z.int().positive(), mode: modeSchema, status: z.literal("active") }),
);
export type RevisionRule = z.infer<typeof revisionRulesSchema>[number];

/**
 * The shared rules that everybody in a project is told, each in the version and mode that two people agreed on; in a
 * project of one person what that person is told (trust.md section 5). Ordered by id.
 */
export async function listInForce(tx: Transaction, projectId: string): Promise<RevisionRule[]> {
  const [members, rows] = await Promise.all([
    tx.membership.findMany({ where: { projectId }, take: 2, select: { userId: true } }),
    tx.rule.findMany({
      where: { layer: "project", projectId, status: "active" },
      orderBy: { id: "asc" },
      select: {
        ...{ id: true, ownerId: true, mode: true },
        versions: { orderBy: { version: "desc" }, select: consentSelect },
      },
    }),
  ]);
  const [only] = members;
  const person = { personId: only && members.length === 1 ? only.userId : "", alone: members.length === 1 };
  return rows.flatMap((row) => {
    const delivered = deliveredTo(row, person);
    if (!delivered) return [];
    const { version, mode } = delivered;
    return [{ ruleId: row.id, version: version.version, mode, status: "active" as const }];
  });
}
