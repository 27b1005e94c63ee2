import type { z } from "zod";
import { CLIENT_SESSION } from "@/core/hook-event/schema";
import { INBOX_KINDS } from "@/core/inbox/schema";
import { type Overview, overviewInput } from "@/core/overview/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { countInbox } from "../inbox/count";
import { requirePermission } from "../require-permission";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { personOf, visibleRules } from "../rule/visibility";
import { findMuteAlarms } from "../statistics/find-mute";
import { toViolationViews, violationSelect } from "../violation/select";
import { readHosts } from "./hosts";
import { readWeeks } from "./weeks";

/** Is it working? The person's own numbers; nobody else's (trust.md section 4). */
export async function getOverview({
  ctx,
  input,
}: VerbArguments<z.input<typeof overviewInput>>): Promise<Overview> {
  await requirePermission(ctx, "own:read");
  const { weeks: count } = overviewInput.parse(input);
  const own = { projectId: ctx.project.id, ownerId: personOf(ctx) };
  const [weeks, sessions, rules, learned, violations, hosts, muteAlarms, needsYou] = await Promise.all([
    readWeeks(ctx, count),
    reader(ctx).agentSession.aggregate({
      where: { ...own, hostSessionId: { not: CLIENT_SESSION } },
      _count: { _all: true },
      _sum: { promptCount: true },
    }),
    reader(ctx).rule.groupBy({
      by: ["layer", "status", "mode"],
      where: visibleRules(ctx),
      _count: { _all: true },
      _sum: { chances: true, fired: true, exhausted: true, relapses: true },
    }),
    readLearned(ctx),
    reader(ctx).violation.findMany({
      where: own,
      orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
      take: 5,
      select: violationSelect,
    }),
    readHosts(ctx),
    findMuteAlarms({ ctx }),
    readNeedsYou(ctx),
  ]);
  const [corrections, sharedFired, sharedExhausted] = await Promise.all([
    reader(ctx).correctionRecord.count({ where: { ...own, status: { not: "dismissed" } } }),
    reader(ctx).violation.count({ where: { ...own, rule: { layer: "project" } } }),
    reader(ctx).violation.count({ where: { ...own, rule: { layer: "project" }, outcome: "exhausted" } }),
  ]);
  // Counters of a shared rule are everybody's: of those only the person's own rows count here.
  const sum = (field: "chances" | "fired" | "exhausted" | "relapses") =>
    rules
      .filter(({ layer }) => layer === "personal")
      .reduce((total, group) => total + (group._sum[field] ?? 0), 0);
  const ruleCount = (test: (group: (typeof rules)[number]) => boolean) =>
    rules.filter(test).reduce((total, group) => total + group._count._all, 0);
  const active = (mode: "observe" | "remind" | "block") =>
    ruleCount((group) => group.status === "active" && group.mode === mode);
  return {
    weeks,
    totals: {
      sessions: sessions._count._all,
      prompts: sessions._sum.promptCount ?? 0,
      corrections,
      prevented: weeks.reduce((total, week) => total + week.prevented, 0),
      chances: sum("chances") + sharedFired,
      fired: sum("fired") + sharedFired,
      exhausted: sum("exhausted") + sharedExhausted,
      relapses: sum("relapses"),
    },
    rules: {
      active: ruleCount((group) => group.status === "active"),
      proposed: ruleCount((group) => group.status === "proposed"),
      paused: ruleCount((group) => group.status === "paused"),
      byMode: { observe: active("observe"), remind: active("remind"), block: active("block") },
    },
    needsYou,
    learned,
    violations: await toViolationViews(ctx, violations),
    hosts,
    muteAlarms,
  };
}

async function readLearned(ctx: ProjectServiceContext): Promise<Overview["learned"]> {
  const ownerId = personOf(ctx);
  const rows = await reader(ctx).rule.findMany({
    where: { AND: [visibleRules(ctx), { ownerId, status: "active" }] },
    orderBy: { createdAt: "desc" },
    take: 5,
    select: {
      ...referenceSelect,
      createdAt: true,
      // Behind a shared rule of one's own lie other people's words too.
      evidence: {
        where: { ownerId, kind: { not: "relapse" }, excerpt: { not: "" } },
        orderBy: { occurredAt: "desc" },
        take: 1,
        select: { excerpt: true },
      },
    },
  });
  return rows.map((row) => ({
    rule: toReference(row),
    words: row.evidence[0]?.excerpt ?? null,
    at: row.createdAt,
  }));
}

/** As the inbox itself counts, so that both pages say the same. */
async function readNeedsYou(ctx: ProjectServiceContext): Promise<Overview["needsYou"]> {
  const { byKind } = await countInbox({ ctx });
  return INBOX_KINDS.map((kind) => ({ kind, count: byKind[kind] })).filter(({ count }) => count > 0);
}
