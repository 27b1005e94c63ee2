import { expect, it } from "vitest";
import { mintSession } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { getStatistics } from "../statistics/get";
import { recordJudgement } from "./record-judgement";
import { startRun } from "./start";

const DAY_MS = 86_400_000;

it("counts a prompt in the week of the clock that judged it: the sample plays five weeks in a minute", async () => {
  const { ctx, owner, project } = await mintTenant();
  const { sessionId } = await mintSession({ projectId: project.id, ownerId: owner.id });
  for (const daysAgo of [34, 20, 6]) {
    const at = new Date(ctx.now().getTime() - daysAgo * DAY_MS);
    const then = { ...ctx, now: () => at };
    const eventId = crypto.randomUUID();
    await startRun({ ctx: then, input: { eventId, sessionId, ownerId: owner.id } });
    const said = { label: "correction", path: "act", language: "en", script: "latin" } as const;
    await recordJudgement({ ctx: then, input: { eventId, ...said } });
  }

  const { weeks } = await getStatistics({ ctx, input: { days: "90" } });
  expect(weeks.map(({ acted }) => acted).filter((count) => count > 0)).toEqual([1, 1, 1]);
});
