import { notFound } from "@/core/errors";
import type { InboxKind } from "@/core/inbox/schema";
import { roleAllows } from "@/core/permission/permissions";
import type { Prisma } from "@/generated/prisma/client";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { AWAITS_PROVENANCE } from "../rule/activation-of";
import { personOf, visibleRules } from "../rule/visibility";

/** All that it was learned from is retired: archiving is proposed (learning.md section 3). */
const UNFOUNDED: Prisma.RuleWhereInput = {
  evidence: { some: { factId: { not: null } }, none: { fact: { retiredAt: null } } },
};

/** Whether nothing that a rule was learned from holds any more. */
export async function isUnfounded(ctx: ProjectServiceContext, ruleId: string): Promise<boolean> {
  const where = { AND: [{ id: ruleId, layer: "personal" as const }, UNFOUNDED] };
  return (await reader(ctx).rule.count({ where })) > 0;
}

type RuleSource = (ctx: ProjectServiceContext) => Prisma.RuleWhereInput | null;

/** Where the items about rules come from; null = this person has none. */
export const RULE_SOURCES: Record<
  Exclude<InboxKind, "conflict" | "question" | "deadlock" | "recompilation">,
  RuleSource
> = {
  proposal: (ctx) => ({
    ...own(ctx),
    status: "proposed",
    // The client is about to tell who typed: that is no question to a person yet.
    NOT: { statusReason: AWAITS_PROVENANCE, createdAt: { gt: new Date(ctx.now().getTime() - 600_000) } },
  }),
  approval: (ctx) =>
    roleAllows(ctx.project.role, "rule:approve")
      ? {
          ...{ layer: "project", projectId: ctx.project.id },
          AND: [notAlone(ctx), { OR: [{ status: "proposed" }, { status: "active", ...withOthers(ctx) }] }],
        }
      : null,
  promotion: (ctx) => ({
    AND: [{ OR: [own(ctx), curated(ctx)] }],
    status: "active",
    mode: { in: ["observe", "remind"] },
    relapses: { gt: 0 },
  }),
  demotion: (ctx) => ({
    AND: [{ OR: [own(ctx), curated(ctx)] }],
    status: "active",
    OR: [
      { mode: { in: ["block", "remind"] }, ...noisy() },
      { layer: "personal", ...UNFOUNDED },
    ],
  }),
};

/** Shared rules, for those who may set their mode; a stricter one then waits for a second person (trust.md section 5). */
function curated({ actor, project }: ProjectServiceContext): Prisma.RuleWhereInput {
  const mayCurate = actor.type === "user" && roleAllows(project.role, "rule:curate");
  return mayCurate ? { layer: "project", projectId: project.id } : { id: { in: [] } };
}

function own(ctx: ProjectServiceContext): Prisma.RuleWhereInput {
  return { AND: [visibleRules(ctx)], ownerId: personOf(ctx), layer: "personal" };
}

/** What one proposed oneself waits for somebody else, unless there is nobody else. */
function notAlone(ctx: ProjectServiceContext): Prisma.RuleWhereInput {
  return { OR: [{ ownerId: { not: personOf(ctx) } }, { NOT: withOthers(ctx) }] };
}

/** A project of one person is exempt; when a second one joins, what is in force is shown for approval too. */
function withOthers(ctx: ProjectServiceContext): Prisma.RuleWhereInput {
  return { project: { memberships: { some: { userId: { not: personOf(ctx) } } } } };
}

/**
 * The prompt that a question is about, and whether it is still kept: the question outlives it.
 * @throws NOT_FOUND for somebody else's
 */
export async function promptOf(
  ctx: ProjectServiceContext,
  recordId: string,
): Promise<{ eventId: string; isKept: boolean }> {
  const record = await reader(ctx).correctionRecord.findFirst({
    where: { id: recordId, projectId: ctx.project.id, ownerId: personOf(ctx) },
    select: { eventId: true },
  });
  if (!record) throw notFound("Correction");
  const { eventId } = record;
  return { eventId, isKept: (await reader(ctx).hookEvent.count({ where: { id: eventId } })) > 0 };
}

/** The exact share is computed day by day; this only finds those that can have it. */
function noisy(): Prisma.RuleWhereInput {
  return { OR: [{ falsePositives: { gt: 0 } }, { exempted: { gt: 0 } }] };
}

/** Leaves out what was put off to later than `now`. */
export function isAwake(now: Date): Prisma.RuleWhereInput {
  return { OR: [{ snoozedUntil: null }, { snoozedUntil: { lte: now } }] };
}
