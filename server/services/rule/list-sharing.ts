import { consentsOf } from "@/core/rule/consent";
import type { SharingOverview } from "@/core/rule/output";
import { policySchema } from "@/core/rule/schema";
import { reader } from "@/server/db/transaction";
import { listDelivered } from "../bundle/list-delivered";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { consentSelect, isAlone } from "./approval";
import { referenceSelect } from "./select";
import { toReference } from "./to-reference";
import { personOf } from "./visibility";

/**
 * What the shared rules of the project ask of this person (trust.md section 5): those that need a second person since
 * somebody joined, those that they have to review, those that they muted.
 */
export async function listSharing({ ctx }: { ctx: ProjectServiceContext }): Promise<SharingOverview> {
  await requirePermission(ctx, "rule:read");
  const projectId: string = ctx.project.id;
  const tx = reader(ctx);
  const [rows, alone, user, delivered] = await Promise.all([
    tx.rule.findMany({
      where: { layer: "project", projectId, status: "active" },
      orderBy: { number: "asc" },
      select: {
        ...referenceSelect,
        ownerId: true,
        versions: { orderBy: { version: "desc" }, select: { ...consentSelect, statement: true } },
      },
    }),
    isAlone(tx, projectId),
    // Nobody stands behind a service token: it has the defaults.
    tx.user.findUnique({ where: { id: personOf(ctx) }, select: { policy: true } }),
    listDelivered(ctx),
  ]);
  const mine = new Map(delivered.map((rule) => [rule.ruleId, rule]));
  return {
    sharedRules: policySchema.parse(user?.policy ?? {}).sharedRules,
    alone,
    // An edit of what was agreed on waits in the inbox; meanwhile the agreed version counts for everybody.
    needSecondPerson: alone ? [] : rows.filter((row) => consentsOf(row).size === 0).map(toReference),
    toReview: rows.flatMap((row) => {
      const rule = mine.get(row.id);
      if (!rule?.awaitsReview || rule.muted) return [];
      const { version, mode } = rule;
      const said = row.versions.find(({ id }) => id === version.id)?.statement ?? "";
      return [{ ...toReference(row), statement: said, mode, contentHash: version.contentHash }];
    }),
    muted: rows.filter(({ id }) => mine.get(id)?.muted).map(toReference),
  };
}
