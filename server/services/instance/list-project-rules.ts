import type { z } from "zod";
import {
  type InstanceRule,
  type InstanceRulePage,
  listInstanceRulesInput,
} from "@/core/instance/project-schema";
import { flooredCount } from "@/core/privacy/floor";
import type { Prisma } from "@/generated/prisma/client";
import { reader, type Transaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { ruleNumber } from "../rule/number";
import { authorNameOf, namesOf, toApprovals } from "../rule/to-version";

const sharedSelect = {
  id: true,
  ownerId: true,
  number: true,
  status: true,
  mode: true,
  severity: true,
  topic: true,
  supersededBy: { select: { layer: true, number: true } },
  versions: {
    orderBy: { version: "desc" },
    select: {
      version: true,
      statement: true,
      instruction: true,
      message: true,
      remedy: true,
      contentHash: true,
      authorType: true,
      authorId: true,
      createdAt: true,
      approvals: { select: { approverId: true, contentHash: true, mode: true, createdAt: true } },
    },
  },
  evidence: { where: { released: true }, orderBy: { occurredAt: "desc" }, select: { excerpt: true } },
} satisfies Prisma.RuleSelect;
type SharedRow = Prisma.RuleGetPayload<{ select: typeof sharedSelect }>;

/**
 * The shared rules of a project for an instance admin: their texts, versions and approvers, the excerpts that were
 * released, and how often each was broken where three people or more make up the count (trust.md section 4). No
 * reasons, no evidence, nothing of a personal layer.
 * @throws NOT_FOUND for everybody but instance admins
 */
export async function listInstanceRules({
  ctx,
  input,
}: VerbArguments<z.input<typeof listInstanceRulesInput>, ServiceContext>): Promise<InstanceRulePage> {
  await requirePermission(ctx, "instance:admin");
  const { userId: me } = requirePerson(ctx);
  const { projectId, cursor, limit } = listInstanceRulesInput.parse(input);
  const rows = await reader(ctx).rule.findMany({
    where: { projectId, layer: "project", ...(cursor && { id: { lt: cursor } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: sharedSelect,
  });
  const page = rows.slice(0, limit);
  const [names, violations] = await Promise.all([
    namesOf(page.flatMap(({ versions }) => versions)),
    countViolations(reader(ctx), page),
  ]);
  const items = page.map((row) => ({ ...toRule(row, { names, me }), violations: violations(row.id) }));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

async function countViolations(tx: Transaction, rules: SharedRow[]) {
  const groups = await tx.violation.groupBy({
    by: ["ruleId", "ownerId"],
    where: { ruleId: { in: rules.map(({ id }) => id) } },
    _count: true,
  });
  return (id: string): number | null => {
    const byPerson = groups.filter(({ ruleId }) => ruleId === id);
    return flooredCount(
      byPerson.reduce((sum, { _count }) => sum + _count, 0),
      byPerson.length,
    );
  };
}

function toRule(
  row: SharedRow,
  reading: { names: Map<string, string>; me: string },
): Omit<InstanceRule, "violations"> {
  const { id, status, mode, severity, topic, supersededBy } = row;
  const isShared = supersededBy?.layer === "project";
  return {
    ...{ id, status, mode, severity, topic },
    number: ruleNumber("project", row.number),
    statement: row.versions[0]?.statement ?? "",
    supersededBy: isShared ? ruleNumber("project", supersededBy.number) : null,
    versions: row.versions.map((version) => {
      const { statement, instruction, message, remedy, createdAt } = version;
      return {
        ...{ version: version.version, statement, instruction, message, remedy, createdAt },
        authorName: authorNameOf(version, reading),
        approvals: toApprovals(version, { ...reading, history: row }),
      };
    }),
    released: row.evidence.map(({ excerpt }) => excerpt),
  };
}
