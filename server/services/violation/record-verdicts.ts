import type { EventDecision, HookEvent, RuleVerdict } from "@/core/hook-event/schema";
import type { Transaction } from "@/server/db/transaction";
import { withTransaction } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { recordDeadlock } from "../deadlock/record";
import { notifyLive } from "../live/channel";
import { requirePermission } from "../require-permission";
import { countDay } from "../rule/count-day";
import { countUp, type RuleCounts } from "../rule/count-up";
import { personOf, visibleRules } from "../rule/visibility";

type RecordVerdicts = { event: HookEvent; sessionId: string; decision: EventDecision };
type Outcome = NonNullable<RuleVerdict["outcome"]>;

/** Counters of a rule that an outcome moves; once an incident. */
const COUNTED: Partial<Record<Outcome, "fixed" | "exhausted" | "exempted">> = {
  fixed: "fixed",
  exhausted: "exhausted",
  exempted: "exempted",
};

/**
 * Writes what the client decided at one event: chances of rules, and one Violation an incident with its
 * denials (enforcement.md section 5). The client only claims; rules that the person cannot see are ignored.
 * Runs once an event (the stage's row is in the same transaction). Not audited: counters.
 */
export async function recordVerdicts({ ctx, input }: VerbArguments<RecordVerdicts>): Promise<number> {
  await requirePermission(ctx, "own:write");
  const { verdicts } = input.decision;
  return withTransaction(ctx, async (tx, inner) => {
    const known = await tx.rule.findMany({
      where: { AND: [visibleRules(inner), { id: { in: verdicts.map(({ ruleId }) => ruleId) } }] },
      select: { id: true },
      // One order for everybody: two sessions count the same rules at once.
      orderBy: { id: "asc" },
    });
    for (const { id } of known) {
      for (const verdict of verdicts) {
        if (verdict.ruleId === id) await recordVerdict(tx, inner, { ...input, verdict });
      }
    }
    return known.length;
  });
}

async function recordVerdict(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { event, sessionId, verdict }: RecordVerdicts & { verdict: RuleVerdict },
): Promise<void> {
  const { ruleId, version } = verdict;
  await recordDeadlock(tx, ctx, { event, sessionId, verdict });
  const isIncident = verdict.verdict === "violated" || verdict.outcome !== undefined;
  const observed = isObserved(verdict);
  const counts: RuleCounts = { chances: 1 };
  const ownerId = personOf(ctx);
  const at = new Date(event.occurredAt);
  if (isIncident) {
    const incident = verdict.incident ?? event.id;
    const before = await tx.violation.findUnique({
      where: { ruleId_ownerId_incident: { ruleId, ownerId, incident } },
      select: { id: true, denials: true, outcome: true },
    });
    const outcome = laterOutcome(before?.outcome ?? "open", verdict.outcome ?? "open");
    const changed = {
      denials: Math.max(before?.denials ?? 0, verdict.denial ?? 0),
      outcome,
      resolvedAt: outcome === "open" ? null : at,
    };
    const { id } = before
      ? await tx.violation.update({ where: { id: before.id }, data: changed, select: { id: true } })
      : await tx.violation.create({
          data: {
            ...{ projectId: ctx.project.id, ownerId, sessionId, ruleId, version, incident },
            ...{ eventId: event.id, decision: verdict.decision, excerpt: verdict.evidence ?? "" },
            ...{ ...changed, observed },
            occurredAt: at,
            createdAt: ctx.now(),
          },
          select: { id: true },
        });
    if (!before) counts.fired = 1;
    const counted = outcome === before?.outcome ? undefined : COUNTED[outcome];
    if (counted) counts[counted] = 1;
    await notifyLive(tx, { kind: "violation", id, sessionId, projectId: ctx.project.id, ownerId });
  }
  await countUp(tx, ruleId, counts);
  const fired = counts.fired ?? 0;
  await countDay(
    tx,
    { ruleId, version, ownerId, projectId: ctx.project.id, at, now: ctx.now() },
    {
      chances: 1,
      fired: observed ? 0 : fired,
      observed: observed ? fired : 0,
      undecided: verdict.verdict === "undecided" ? 1 : 0,
    },
  );
}

/** A rule in `observe` opens no incident: it notes what it would have stopped, and nobody is told. */
function isObserved({ verdict, decision, outcome, incident }: RuleVerdict): boolean {
  return verdict === "violated" && decision === "pass" && outcome === "open" && incident === undefined;
}

/** An ended incident does not open again because an event came late. */
function laterOutcome(before: Outcome, now: Outcome): Outcome {
  return now === "open" ? before : now;
}
