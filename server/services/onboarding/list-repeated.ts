import type { Repeated } from "@/core/onboarding/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { AWAITS_PROVENANCE } from "../rule/activation-of";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";

const MAX = 8;

/**
 * The actor's own rules and proposals in a project by how often they had to be said, most often first (interface.md
 * section 1, onboarding): where a newcomer begins. Nobody else's words are among them.
 */
export async function listRepeated({ ctx }: { ctx: ProjectServiceContext }): Promise<Repeated> {
  await requirePermission(ctx, "own:read");
  const ownerId = personOf(ctx);
  const rows = await reader(ctx).rule.findMany({
    where: {
      ...{ ownerId, layer: "personal" },
      AND: [
        { OR: [{ projectId: ctx.project.id }, { projectId: null }] },
        // What was said once and counts is no repetition; what waits for the host's transcript is not decided yet.
        { OR: [{ status: "proposed" }, { status: "active", occurrences: { gt: 1 } }] },
        { NOT: { status: "proposed", statusReason: AWAITS_PROVENANCE } },
      ],
    },
    // What waits comes before what counts already.
    orderBy: [{ occurrences: "desc" }, { status: "asc" }, { lastRecurredAt: "desc" }, { id: "asc" }],
    take: MAX,
    select: {
      ...referenceSelect,
      ...{ occurrences: true, lastRecurredAt: true, createdAt: true },
      evidence: {
        where: { ownerId, kind: { not: "import" }, excerpt: { not: "" } },
        orderBy: { occurredAt: "desc" },
        take: 1,
        select: { excerpt: true, occurredAt: true },
      },
    },
  });
  return {
    items: rows.map(({ evidence: [said], occurrences, lastRecurredAt, createdAt, ...rule }) => ({
      ...{ rule: toReference(rule), times: occurrences, words: said?.excerpt ?? null },
      lastSaidAt: said?.occurredAt ?? lastRecurredAt ?? createdAt,
    })),
  };
}
