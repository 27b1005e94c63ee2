import { performance } from "node:perf_hooks";
import type { ProjectServiceContext } from "../server/services/context";
import { withDatabase } from "./database";

const LARGE = { sessions: 5_000, eventsPerSession: 200, rules: 5_000, violations: 20_000 };
const SMALL = { sessions: 50, eventsPerSession: 20, rules: 50, violations: 200 };
const RUNS = 20;
const BUDGET_MS = 300;

type Page = (ctx: ProjectServiceContext, session: string) => Promise<unknown>;
type World = { ctx: ProjectServiceContext; session: string };

/**
 * What the pages of a project ask the server: first with 1,000 events, 50 rules and 200 violations in the database, then
 * with another project of 1,000,000, 5,000 and 20,000 beside it, in one run (quality.md section 3: server p95 at most
 * 300 ms). `<page>`: median over the large project against the small one; `<page>OfBudget`: p95 over the large one in
 * shares of 300 ms; `wholeTables`: statements whose plan reads the events or a month of them from end to end.
 */
export async function run(): Promise<{ ratios: Record<string, number> }> {
  return withDatabase(async () => {
    const { fillProject } = await import("./pages-data");
    const { maintainPartitions } = await import("../server/services/hook-event/maintain-partitions");
    const { wholeReads } = await import("./whole-reads");
    await maintainPartitions(new Date());
    const pages = Object.entries(await readPages());
    const small = await worldOf(await fillProject(SMALL));
    const before = new Map<string, number[]>();
    for (const [name, page] of pages) before.set(name, await timesOf(page, small));
    const large = await worldOf(await fillProject(LARGE));
    const ratios: Record<string, number> = {};
    let wholeTables = 0;
    for (const [name, page] of pages) {
      const times = await timesOf(page, large);
      ratios[name] = quantile(times, 0.5) / quantile(before.get(name) ?? [], 0.5);
      ratios[`${name}OfBudget`] = quantile(times, 0.95) / BUDGET_MS;
      wholeTables += await wholeReads(() => page(large.ctx, large.session));
    }
    return { ratios: { ...ratios, wholeTables } };
  });
}

async function readPages(): Promise<Record<string, Page>> {
  const [overview, counts, inbox, sessions, timeline, violations, rules, history, statistics] =
    await Promise.all([
      import("../server/services/overview/get"),
      import("../server/services/inbox/count"),
      import("../server/services/inbox/list"),
      import("../server/services/agent-session/list"),
      import("../server/services/agent-session/timeline"),
      import("../server/services/violation/list"),
      import("../server/services/rule/list"),
      import("../server/services/history/list"),
      import("../server/services/statistics/get"),
    ]);
  return {
    overview: (ctx) => overview.getOverview({ ctx, input: {} }),
    inbox: (ctx) => Promise.all([counts.countInbox({ ctx }), inbox.listInbox({ ctx, input: {} })]),
    sessions: (ctx) => sessions.listSessions({ ctx, input: {} }),
    session: (ctx, sessionId) => timeline.listTimeline({ ctx, input: { sessionId } }),
    violations: (ctx) => violations.listViolations({ ctx, input: {} }),
    rules: (ctx) => rules.listRules({ ctx, input: {} }),
    history: (ctx) => history.listHistory({ ctx, input: {} }),
    learning: (ctx) => statistics.getStatistics({ ctx, input: { days: "90" } }),
  };
}

async function worldOf({
  user,
  project,
  session,
}: Awaited<ReturnType<typeof import("./pages-data")["fillProject"]>>): Promise<World> {
  const { authorizeProject } = await import("../server/services/project/authorize");
  const actor = {
    type: "user",
    userId: user.id,
    name: user.name,
    email: user.email,
    isInstanceAdmin: false,
    sessionId: user.id,
    authenticatedAt: new Date(),
    address: "127.0.0.1",
  } as const;
  const ctx = { actor, requestId: "bench", now: () => new Date() };
  return { ctx: { ...ctx, project: await authorizeProject(ctx, { id: project.id }) }, session };
}

async function timesOf(page: Page, { ctx, session }: World): Promise<number[]> {
  const times: number[] = [];
  for (let turn = -2; turn < RUNS; turn += 1) {
    const started = performance.now();
    await page(ctx, session);
    // The first two fill caches and prepare statements.
    if (turn >= 0) times.push(performance.now() - started);
  }
  return times;
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
