import { agentName } from "@/core/account/agent-name";
import type { BundleSourceRule } from "@/core/bundle/build";
import type { MutedRule } from "@/core/bundle/schema";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { type FamilyRank, ownFamilyRanks } from "../family/list-ranks";
import { contentOf } from "../rule/content";
import { ruleNumber } from "../rule/number";
import { type VersionRow, versionSelect } from "../rule/select";
import { personOf, visibleRules } from "../rule/visibility";
import { type DeliveredRule, listDelivered } from "./list-delivered";

const MAX_WORDS = 300;

const select = {
  id: true,
  layer: true,
  ownerId: true,
  number: true,
  scope: true,
  mode: true,
  hostSessionId: true,
  shape: true,
  parentId: true,
  occurrences: true,
  lastRecurredAt: true,
  createdAt: true,
  owner: { select: { name: true } },
  versions: { orderBy: { version: "desc" }, take: 1, select: versionSelect },
} satisfies Prisma.RuleSelect;
/** What others released is for people to read: agents are told of nobody's words but the person's own. */
const selectFor = (ownerId: string) =>
  ({
    ...select,
    evidence: {
      where: { ownerId, excerpt: { not: "" } },
      orderBy: { occurredAt: "asc" },
      select: { excerpt: true, occurredAt: true },
      take: 1,
    },
    _count: { select: { evidence: { where: { ownerId, kind: "relapse" } } } },
  }) satisfies Prisma.RuleSelect;
type SourceRow = Prisma.RuleGetPayload<{ select: ReturnType<typeof selectFor> }>;

/**
 * Rules in force for the person: own ones of here and everywhere; of the project's what two people agreed on, in the
 * mode they agreed on, and what the person wrote themselves (trust.md section 5). Muted ones are only named.
 */
export async function sourceRules(
  ctx: ProjectServiceContext,
): Promise<{ rules: BundleSourceRule[]; muted: MutedRule[] }> {
  const [rows, delivered] = await Promise.all([
    db.rule.findMany({
      where: { AND: [visibleRules(ctx), { status: "active" }] },
      select: selectFor(personOf(ctx)),
      orderBy: { id: "asc" },
    }),
    listDelivered(ctx),
  ]);
  const shared = new Map(delivered.map((rule) => [rule.ruleId, rule]));
  const [versions, names, families] = await Promise.all([
    loadVersions(delivered),
    approverNames(delivered),
    ownFamilyRanks(ctx),
  ]);
  const rules: BundleSourceRule[] = [];
  const muted: MutedRule[] = [];
  for (const row of rows) {
    const standing = shared.get(row.id);
    const version = row.layer === "project" ? versions.get(standing?.version.id ?? "") : row.versions[0];
    if (!version) continue;
    const number = ruleNumber(row.layer, row.number);
    if (standing?.muted) {
      muted.push({ id: row.id, number, statement: version.statement });
      continue;
    }
    const { recipe: _recipe, recipeParams: _params, ...content } = contentOf(version);
    rules.push({
      ...content,
      ...{ id: row.id, number, layer: row.layer, scope: row.scope },
      ...(row.scope === "session" && row.hostSessionId ? { session: row.hostSessionId } : {}),
      version: version.version,
      ...modeOf(row, standing),
      // Of the version that counts: a pending edit may not change what outranks what.
      topic: content.claim.topic,
      words: wordsOf(row),
      author: row.ownerId === personOf(ctx) ? "you" : agentName(row.owner.name),
      approvers: (standing?.approverIds ?? []).flatMap((id) => names.get(id) ?? []),
      createdAt: row.createdAt.toISOString(),
      ...rankOf(row, families.get(content.claim.topic)),
      lastRecurredAt: row.layer === "project" ? null : (row.lastRecurredAt?.toISOString() ?? null),
      parentId: row.parentId,
      ...(row.shape !== "atomic" && { shape: row.shape }),
    });
  }
  return { rules, muted };
}

/** What waits for this person's own yes only watches. */
function modeOf(row: SourceRow, standing: DeliveredRule | undefined) {
  if (standing?.awaitsReview) return { mode: "observe" as const, awaitsReview: true };
  return { mode: standing?.mode ?? row.mode };
}

async function loadVersions(delivered: readonly DeliveredRule[]): Promise<Map<string, VersionRow>> {
  const rows = await db.ruleVersion.findMany({
    where: { id: { in: delivered.map(({ version }) => version.id) } },
    select: versionSelect,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

function wordsOf({ evidence: [said] }: SourceRow): BundleSourceRule["words"] {
  return said ? { text: said.excerpt.slice(0, MAX_WORDS), at: said.occurredAt.toISOString() } : null;
}

/** Nobody agrees to a display name, so agents are told a name and no more (trust.md section 5). */
async function approverNames(delivered: readonly DeliveredRule[]): Promise<Map<string, string>> {
  const ids = delivered.flatMap(({ approverIds }) => approverIds);
  if (ids.length === 0) return new Map();
  const users = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return new Map(users.map(({ id, name }) => [id, agentName(name)]));
}

/**
 * Of own rules by their family, which a dismissal silences. A shared one weighs what the person had to say again
 * themselves; how often, and when, colleagues had to say it is not told to each of their machines.
 */
function rankOf(row: SourceRow, family: FamilyRank | undefined) {
  if (row.layer === "project") return { weight: row._count.evidence, occurrences: 1 };
  if (!family) return { weight: 0, occurrences: row.occurrences };
  const { weight, severity, isDismissed } = family;
  const occurrences = Math.max(row.occurrences, family.occurrences);
  return isDismissed ? { weight, occurrences: 0 } : { weight, occurrences, familySeverity: severity };
}
