import { backtest, looksBack, readsTurnEnds } from "@/core/backtest/backtest";
import { compareChecks } from "@/core/backtest/compare-checks";
import { compileWithAct } from "@/core/compilation/compile-with-act";
import type { CompileInput } from "@/core/compilation/schema";
import { isHeedError } from "@/core/errors";
import { uuidv7Floor } from "@/core/ids";
import type { RuleContent } from "@/core/rule/schema";
import { db } from "../../db/client";
import { listMoments } from "../../services/backtest/list-moments";
import type { ProjectServiceContext, ServiceContext } from "../../services/context";
import { authorizeProject } from "../../services/project/authorize";
import { type DueRule, listDueRecompilations } from "../../services/recompilation/list-due";
import { type CompileSource, readCompileSource } from "../../services/recompilation/read-source";
import { type RecordRecompilation, recordRecompilation } from "../../services/recompilation/record";
import { contentOf } from "../../services/rule/content";
import { getRule } from "../../services/rule/internal";

/** Rules at once, so that a stop of the worker is soon heeded. */
const BATCH = 25;
/** As many as the pipeline looks at while somebody waits; with the tasks around them moments cost more to read. */
const MAX_ACTIONS = 2_000;
const MAX_IN_TASKS = 300;

export type RecompileRules = {
  compiler: string;
  now: () => Date;
  /** Most rules of one run. */
  limit: number;
  /** Where the run before ended. */
  afterId?: string | null;
  signal?: AbortSignal;
  /** What this build makes of a wish; a test gives another one. */
  compileWish?: (wish: CompileInput) => ReturnType<typeof compileWithAct>;
};

export type RecompiledRules = { looked: number; differing: number; nextId: string | null };

/**
 * Compiles rules in force anew that another compiler made, and keeps what would differ as a proposal; no rule changes
 * (enforcement.md section 3). Bounded, and safe to repeat: what was looked at is not looked at again.
 * @returns `nextId` where there is more to do
 * @throws the first failure, after all others were looked at, for the queue to try again
 */
export async function recompileRules(input: RecompileRules): Promise<RecompiledRules> {
  const { compiler, limit, signal } = input;
  const done: RecompiledRules = { looked: 0, differing: 0, nextId: input.afterId ?? null };
  const failures: unknown[] = [];
  while (done.looked < limit && !signal?.aborted) {
    const size = Math.min(BATCH, limit - done.looked);
    const due = await listDueRecompilations({ compiler, afterId: done.nextId, limit: size });
    for (const rule of due) {
      if (signal?.aborted) return done;
      // One rule that cannot be read must not hold up all that come after it.
      const outcome = await recompileRule(rule, input).catch((error: unknown) => {
        failures.push(error);
        return null;
      });
      done.looked += 1;
      done.nextId = rule.ruleId;
      if (outcome === "waiting" || outcome === "blocked") done.differing += 1;
    }
    if (due.length < size) done.nextId = null;
    if (done.nextId === null) break;
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

async function recompileRule({ ruleId, version, ownerId }: DueRule, input: RecompileRules) {
  const { compiler, now, compileWish = compileWithAct } = input;
  const ctx = await contextOf({ ruleId, ownerId, now });
  // Of somebody who left, nothing is read any more.
  if (!ctx) return null;
  const rule = await getRule(db, ctx, ruleId);
  const current = rule.versions[0];
  if (!current || rule.currentVersion !== version) return null;
  const before = contentOf(current);
  const source = await readCompileSource({ ctx, input: { rule, content: before } });
  const made = source ? compileWish(toWish(source)) : null;
  const isShared = rule.layer === "project";
  const measured =
    source && made && !isShared
      ? await measure(ctx, { before, after: made.content, source })
      : { backtest: null, difference: null };
  const compiled: RecordRecompilation["compiled"] = made && {
    ...{ content: made.content, report: made.report, ...measured },
  };
  return recordRecompilation({ ctx, input: { ruleId, version, compiler, compiled } });
}

function toWish({ candidate, act, steps, accepted }: CompileSource): CompileInput {
  return { candidate, steps, ...(act && { act }), ...(accepted && { accepted }) };
}

type Measure = { before: RuleContent; after: RuleContent; source: CompileSource };

/** The new check over the person's own work, and what it would stop otherwise than the old one. */
async function measure(ctx: ProjectServiceContext, { before, after, source }: Measure) {
  const verifiers = [before.verifier, after.verifier].filter((verifier) => verifier !== null);
  if (verifiers.length === 0) return { backtest: null, difference: null };
  const tasks = verifiers.some(looksBack);
  const moments = await listMoments({
    ctx,
    input: {
      beforeId: uuidv7Floor(ctx.now().getTime() + 1),
      limit: tasks ? MAX_IN_TASKS : MAX_ACTIONS,
      turnEnds: verifiers.some(readsTurnEnds),
      tasks,
    },
  });
  const { act, obeyed } = source;
  const young = checkOf(after);
  return {
    backtest: young && backtest({ ...young, moments, ...(act && { act }), ...(obeyed && { obeyed }) }),
    difference: compareChecks({ before: checkOf(before), after: young, moments }),
  };
}

function checkOf({ verifier, applicability, recipe }: RuleContent) {
  return verifier && { verifier, applicability, recipe };
}

type Place = { ruleId: string; ownerId: string; now: () => Date };

/** The rule's owner in the project that it was learned in; null when they are no member of it any more. */
async function contextOf({ ruleId, ownerId, now }: Place): Promise<ProjectServiceContext | null> {
  const actor = { type: "system_job", job: "recompile", userId: ownerId, name: "Heed" } as const;
  const ctx: ServiceContext = { actor, requestId: `job:recompile:${ruleId}`, now };
  const projectId = await projectOf(ruleId);
  if (!projectId) return null;
  try {
    return { ...ctx, project: await authorizeProject(ctx, { id: projectId }) };
  } catch (error) {
    if (isHeedError(error) && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** A rule that counts everywhere was learned somewhere; one that was made by hand counts where its person works. */
async function projectOf(ruleId: string): Promise<string | null> {
  const rule = await db.rule.findUnique({
    where: { id: ruleId },
    select: { projectId: true, ownerId: true, resolutions: { take: 1, select: { projectId: true } } },
  });
  if (!rule) return null;
  const learnedIn = rule.projectId ?? rule.resolutions[0]?.projectId;
  if (learnedIn) return learnedIn;
  const membership = await db.membership.findFirst({
    where: { userId: rule.ownerId, project: { archivedAt: null } },
    orderBy: { createdAt: "asc" },
    select: { projectId: true },
  });
  return membership?.projectId ?? null;
}
