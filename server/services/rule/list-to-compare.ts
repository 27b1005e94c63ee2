import { canonicalJson } from "@/core/audit/chain";
import type { WrittenRule } from "@/core/compilation/find-clash";
import { factSourceSchema } from "@/core/fact/schema";
import type { ComparedRule } from "@/core/resolution/schema";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import { sha256 } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { contentOf } from "./content";
import { ruleNumber } from "./number";
import { type RuleRow, ruleSelect } from "./select";
import { personOf, visibleRules } from "./visibility";

type Compared = {
  eventId: string | null;
  activeOnly?: boolean;
  /** Also shared rules that wait for a second person. */
  withProposals?: boolean;
};

/**
 * Rules that a new wish is compared with: those in force for the person, and own ones that are proposed or
 * paused unless `activeOnly`. What the same event taught before does not count.
 */
export async function listRulesToCompare({ ctx, input }: VerbArguments<Compared>): Promise<ComparedRule[]> {
  const written = await listWrittenRules({ ctx, input });
  return written.map(({ rule: { content: _content, ...rule } }) => rule);
}

const SHARED_AND_WAITING: Prisma.RuleWhereInput = {
  layer: "project",
  status: { in: ["proposed", "paused"] },
};

/** The same with what each rule checks, and the row that it is named by. */
export async function listWrittenRules({
  ctx,
  input: { eventId, activeOnly = false, withProposals = false },
}: VerbArguments<Compared>): Promise<{ rule: WrittenRule; row: RuleRow }[]> {
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
                ...(withProposals ? [SHARED_AND_WAITING] : []),
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
    const content = contentOf(version);
    const { statement, claim, applicability } = content;
    const { id, scope, layer } = row;
    const compared = { id, number: ruleNumber(layer, row.number), statement, claim, applicability };
    return [{ rule: { ...compared, scope, layer, source: sourceOf(row.source), content }, row }];
  });
}

/** Changes whenever a rule came, went or changed. */
export function libraryHash(rules: ComparedRule[]): string {
  return sha256(canonicalJson(rules));
}

function sourceOf(source: string): ComparedRule["source"] {
  return factSourceSchema.safeParse(source).data ?? "user_stated";
}
