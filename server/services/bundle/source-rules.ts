import type { BundleSourceRule } from "@/core/bundle/build";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { isAlone, isApprovedVersion } from "../rule/approval";
import { contentOf } from "../rule/content";
import { ruleNumber } from "../rule/number";
import { versionSelect } from "../rule/select";
import { personOf, visibleRules } from "../rule/visibility";

const MAX_WORDS = 300;

const select = {
  id: true,
  layer: true,
  ownerId: true,
  number: true,
  scope: true,
  mode: true,
  severity: true,
  topic: true,
  hostSessionId: true,
  parentId: true,
  currentVersion: true,
  occurrences: true,
  lastRecurredAt: true,
  createdAt: true,
  owner: { select: { name: true } },
  versions: { orderBy: { version: "desc" }, take: 20, select: versionSelect },
  evidence: {
    orderBy: { occurredAt: "asc" },
    select: { excerpt: true, occurredAt: true, ownerId: true, released: true, kind: true },
    take: 5,
  },
} satisfies Prisma.RuleSelect;
type SourceRow = Prisma.RuleGetPayload<{ select: typeof select }>;

/** Rules in force for the person: own ones of here and everywhere, and the project's. */
export async function sourceRules(ctx: ProjectServiceContext): Promise<BundleSourceRule[]> {
  const rows = await db.rule.findMany({
    where: { AND: [visibleRules(ctx), { status: "active" }] },
    select,
    orderBy: { id: "asc" },
  });
  const [alone, names, weights] = await Promise.all([
    isAlone(db, ctx.project.id),
    approverNames(rows),
    familyWeights(ctx),
  ]);
  return rows.flatMap((row) => {
    const version = row.layer === "project" ? approvedVersion(row, alone) : row.versions[0];
    if (!version) return [];
    const { recipe: _recipe, recipeParams: _params, ...content } = contentOf(version);
    const isOwn = row.ownerId === personOf(ctx);
    const rule: BundleSourceRule = {
      ...content,
      id: row.id,
      number: ruleNumber(row.layer, row.number),
      layer: row.layer,
      scope: row.scope,
      ...(row.scope === "session" && row.hostSessionId ? { session: row.hostSessionId } : {}),
      version: version.version,
      mode: row.mode,
      severity: row.severity,
      topic: row.topic,
      words: wordsOf(row, personOf(ctx)),
      author: isOwn ? "you" : row.owner.name,
      approvers: version.approvals.flatMap(({ approverId }) => names.get(approverId) ?? []),
      createdAt: row.createdAt.toISOString(),
      weight: weights.get(`${row.layer}/${row.topic}`) ?? 0,
      occurrences: row.occurrences,
      lastRecurredAt: row.lastRecurredAt?.toISOString() ?? null,
      parentId: row.parentId,
    };
    return [rule];
  });
}

/** What two people agreed on stays in force until they agree on the next version (trust.md section 5). */
function approvedVersion({ versions }: SourceRow, alone: boolean) {
  return alone ? versions[0] : versions.find(isApprovedVersion);
}

/** Own words for the owner; for others only what the author released. */
function wordsOf({ layer, evidence }: SourceRow, ownerId: string): BundleSourceRule["words"] {
  const said = evidence.find((item) => {
    if (item.excerpt === "") return false;
    return layer === "project" ? item.released : item.ownerId === ownerId;
  });
  return said ? { text: said.excerpt.slice(0, MAX_WORDS), at: said.occurredAt.toISOString() } : null;
}

async function approverNames(rows: SourceRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ versions }) => versions.flatMap(({ approvals }) => approvals));
  if (ids.length === 0) return new Map();
  const users = await db.user.findMany({
    where: { id: { in: ids.map(({ approverId }) => approverId) } },
    select: { id: true, name: true },
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}

async function familyWeights(ctx: ProjectServiceContext): Promise<Map<string, number>> {
  const projectId: string = ctx.project.id;
  const families = await db.family.findMany({
    where: {
      OR: [
        { layer: "project", projectId },
        { layer: "personal", ownerId: personOf(ctx) },
      ],
    },
    select: { layer: true, topic: true, weight: true },
  });
  const weights = new Map<string, number>();
  for (const { layer, topic, weight } of families) {
    const key = `${layer}/${topic}`;
    weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  return weights;
}
