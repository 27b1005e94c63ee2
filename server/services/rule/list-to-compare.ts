import { canonicalJson } from "@/core/audit/chain";
import { factSourceSchema } from "@/core/fact/schema";
import type { ComparedRule } from "@/core/resolution/schema";
import { reader } from "@/server/db/transaction";
import { sha256 } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { contentOf } from "./content";
import { ruleNumber } from "./number";
import { ruleSelect } from "./select";
import { personOf, visibleRules } from "./visibility";

/**
 * Rules that a new wish is compared with: those in force for the person, and own ones that are proposed or
 * paused unless `activeOnly`. What the same event taught before does not count.
 */
export async function listRulesToCompare({
  ctx,
  input: { eventId, activeOnly = false },
}: VerbArguments<{ eventId: string | null; activeOnly?: boolean }>): Promise<ComparedRule[]> {
  const ownerId = personOf(ctx);
  const rows = await reader(ctx).rule.findMany({
    where: {
      AND: [
        visibleRules(ctx),
        activeOnly
          ? { status: "active" }
          : {
              OR: [
                { status: "active" },
                { ownerId, layer: "personal", status: { in: ["proposed", "paused"] } },
              ],
            },
        // A child is silent while its parent is, so it is no rule in force (learning.md section 5).
        { OR: [{ parentId: null }, { parent: { status: { in: ["active", "proposed", "paused"] } } }] },
        // Of a composite its parts are compared.
        { shape: { not: "composite" } },
        ...(eventId ? [{ NOT: { evidence: { some: { eventId, kind: { not: "relapse" } } } } }] : []),
      ],
    },
    select: ruleSelect,
    orderBy: { id: "asc" },
  });
  return rows.flatMap((row) => {
    const version = row.versions[0];
    if (!version) return [];
    const { statement, claim, applicability } = contentOf(version);
    const { id, scope, layer } = row;
    const number = ruleNumber(layer, row.number);
    return [{ id, number, statement, claim, applicability, scope, layer, source: sourceOf(row.source) }];
  });
}

/** Changes whenever a rule came, went or changed. */
export function libraryHash(rules: ComparedRule[]): string {
  return sha256(canonicalJson(rules));
}

function sourceOf(source: string): ComparedRule["source"] {
  return factSourceSchema.safeParse(source).data ?? "user_stated";
}
