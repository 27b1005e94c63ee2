import type { ModeChange } from "@/core/inbox/schema";
import { mayCount } from "@/core/privacy/floor";
import { demotionOf, promotionOf } from "@/core/rule/mode-change";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { readModeFacts } from "../rule/read-mode-facts";
import type { RuleRow } from "../rule/select";
import { personOf } from "../rule/visibility";

const MAX_EXAMPLES = 5;
const DAY_MS = 86_400_000;

/**
 * Why another mode is proposed for a rule, with evidence and exposure (enforcement.md section 4), with examples from
 * the person's own rows only; null when nothing speaks for one any more.
 */
export async function explainModeChange(
  ctx: ProjectServiceContext,
  rule: RuleRow,
): Promise<ModeChange | null> {
  const facts = (await readModeFacts(ctx, [rule])).get(rule.id);
  const to = facts ? (demotionOf(facts) ?? promotionOf(facts)) : null;
  if (!facts || !to) return null;
  const isDemotion = demotionOf(facts) !== null;
  const since = rule.modeSince ?? new Date(0);
  const own = { ruleId: rule.id, ownerId: personOf(ctx) };
  const [exposure, examples] = await Promise.all([
    exposureOf(ctx, rule, since),
    isDemotion ? badStops(ctx, own, since) : relapses(ctx, own, since),
  ]);
  const { mode: from, firedDays, badDays, relapseDays, replayAgreement, backtestPassed } = facts;
  return {
    ...{ from, to, since: rule.modeSince, firedDays, badDays, relapseDays, replayAgreement, backtestPassed },
    ...{ ...exposure, examples },
  };
}

/** How often it could have failed: the person's own, of a shared rule everybody's where three make up the count. */
async function exposureOf(
  ctx: ProjectServiceContext,
  { id: ruleId, layer }: RuleRow,
  since: Date,
): Promise<Pick<ModeChange, "chances" | "fired" | "observed" | "counts">> {
  const me = personOf(ctx);
  const people = await reader(ctx).ruleDay.groupBy({
    by: ["ownerId"],
    where: {
      ...{ ruleId, day: { gte: new Date(Math.floor(since.getTime() / DAY_MS) * DAY_MS) } },
      ...(layer === "personal" && { ownerId: me }),
    },
    _sum: { chances: true, fired: true, observed: true },
  });
  const counts = mayCount(people.length) ? "everyone" : "you";
  const counted = people.filter(({ ownerId }) => counts === "everyone" || ownerId === me);
  const total = (what: "chances" | "fired" | "observed") =>
    counted.reduce((sum, { _sum }) => sum + (_sum[what] ?? 0), 0);
  return {
    ...{ chances: total("chances"), fired: total("fired"), observed: total("observed") },
    counts: layer === "personal" ? "you" : counts,
  };
}

type Own = { ruleId: string; ownerId: string };

async function badStops(ctx: ProjectServiceContext, own: Own, since: Date): Promise<ModeChange["examples"]> {
  const rows = await reader(ctx).violation.findMany({
    where: {
      ...{ ...own, observed: false, occurredAt: { gte: since } },
      OR: [{ falsePositive: true }, { outcome: "exempted" }],
    },
    orderBy: { occurredAt: "desc" },
    take: MAX_EXAMPLES,
    select: {
      ...{ id: true, excerpt: true, falsePositive: true, occurredAt: true, sessionId: true, eventId: true },
    },
  });
  return rows.map(({ falsePositive, occurredAt: at, ...row }) => ({
    ...row,
    at,
    kind: falsePositive ? "wrong" : "allowed",
  }));
}

async function relapses(ctx: ProjectServiceContext, own: Own, since: Date): Promise<ModeChange["examples"]> {
  const rows = await reader(ctx).ruleEvidence.findMany({
    where: { ...own, kind: "relapse", occurredAt: { gte: since } },
    orderBy: { occurredAt: "desc" },
    take: MAX_EXAMPLES,
    select: { id: true, excerpt: true, occurredAt: true, eventId: true, recordId: true },
  });
  const records = await reader(ctx).correctionRecord.findMany({
    where: {
      id: { in: rows.flatMap(({ recordId }) => recordId ?? []) },
      ownerId: own.ownerId,
      projectId: ctx.project.id,
    },
    select: { id: true, sessionId: true },
  });
  const sessions = new Map(records.map(({ id, sessionId }) => [id, sessionId]));
  return rows.map(({ occurredAt: at, recordId, ...row }) => ({
    ...{ ...row, at, kind: "relapse" as const },
    sessionId: recordId ? (sessions.get(recordId) ?? null) : null,
  }));
}
