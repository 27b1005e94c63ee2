import type { z } from "zod";
import { backtest, type StoredMoment } from "@/core/backtest/backtest";
import { type ProjectBacktest, runProjectBacktestInput } from "@/core/backtest/schema";
import { HeedError } from "@/core/errors";
import { bandOfPeople, bandOfShare } from "@/core/privacy/floor";
import type { BacktestReport, RuleContent } from "@/core/rule/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { listProjectActions } from "../hook-event/list-project-actions";
import { consumeRateLimit } from "../rate-limit/consume";
import { requirePermission } from "../require-permission";
import { contentOf } from "../rule/content";
import { chainOf, getRule } from "../rule/internal";

/** A check that is changed and run again and again would ask colleagues' acts one question at a time. */
export const BACKTEST_TRIES = { name: "project-backtest", points: 10, seconds: 3_600 };

const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Runs the check of a rule over what everybody's agents wanted to do in the project (trust.md section 4). Reads
 * actions only, never prompts or messages; tells rough counts of at least three others, and excerpts of the asker's own
 * acts. Only of shared rules, proposed or in force: what is asked stands in the library for everybody to read. Audited
 * with the spec in the project's chain, limited to ten an hour.
 * @throws FORBIDDEN below editor and for tokens, NOT_FOUND, LIMIT
 * @throws CONFLICT for an own rule, and for one without an exact check
 */
export async function runProjectBacktest({
  ctx,
  input,
}: VerbArguments<z.input<typeof runProjectBacktestInput>>): Promise<ProjectBacktest> {
  await requirePermission(ctx, "rule:curate");
  const { userId: me } = requirePerson(ctx);
  const { ruleId } = runProjectBacktestInput.parse(input);
  const { content, version } = await withTransaction(ctx, (_tx, inner) => auditRun(inner, ruleId));
  const before = ctx.now();
  const since = new Date(before.getTime() - DAYS * DAY_MS);
  const { actions, truncated } = await listProjectActions({ ctx, input: { since, before } });

  const byPerson = new Map<string, StoredMoment[]>();
  for (const { ownerId, eventId, at, action } of actions) {
    const moments = byPerson.get(ownerId) ?? [];
    moments.push({ eventId, at: at.toISOString(), moment: { point: "action_requested", action } });
    byPerson.set(ownerId, moments);
  }
  const own = reportOf(content, byPerson.get(me) ?? []);
  const others = [...byPerson]
    .filter(([ownerId]) => ownerId !== me)
    .map(([, moments]) => reportOf(content, moments));
  return {
    ...{ version, days: DAYS, truncated },
    own: { actions: own.actions, stopped: stopsOf(own), samples: own.samples },
    others: countsOf(others),
  };
}

async function auditRun(
  ctx: ProjectServiceContext & { tx: NonNullable<ProjectServiceContext["tx"]> },
  ruleId: string,
) {
  const rule = await getRule(ctx.tx, ctx, ruleId);
  if (rule.layer !== "project") {
    throw new HeedError(
      "CONFLICT",
      "Propose the rule first: the others read what is asked about their acts.",
    );
  }
  const row = rule.versions[0];
  const content = row ? contentOf(row) : null;
  if (!row || !content?.verifier) {
    throw new HeedError("CONFLICT", "This rule has no exact check to run. Give it one by editing it.");
  }
  await consumeRateLimit(BACKTEST_TRIES, `${ctx.project.id}/${ctx.actor.userId}`);
  await emitAudit(ctx.tx, ctx, {
    action: "backtest.run",
    chain: chainOf(rule),
    entity: { type: "rule", id: rule.id },
    after: {
      ...{ version: row.version, layer: "project", days: DAYS },
      ...{ verifier: content.verifier, applicability: content.applicability },
    },
  });
  return { content, version: row.version };
}

function reportOf({ verifier, applicability, recipe }: RuleContent, moments: StoredMoment[]): BacktestReport {
  if (!verifier) throw new Error("a check was promised");
  return backtest({ verifier, applicability, recipe, moments });
}

function stopsOf({ related, unrelated }: BacktestReport): number {
  return related + unrelated;
}

/** Each number has its own floor: many may have worked, and one of them been stopped. */
function countsOf(reports: BacktestReport[]): ProjectBacktest["others"] {
  const working = reports.filter(({ actions }) => actions > 0);
  const shares = working.map((report) => stopsOf(report) / report.actions);
  const people = bandOfPeople(shares.filter((share) => share > 0).length);
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  return {
    people: bandOfPeople(working.length),
    stopped: people === null ? null : { people, share: bandOfShare(mean) },
  };
}
