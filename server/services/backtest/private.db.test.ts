import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { findCanary } from "@/test/canaries/find-canary";
import { contextOf } from "@/test/factories/contexts";
import { commandEvent, mintCheckedRule, mintEvents } from "@/test/factories/mint-checked-rule";
import { mintSession } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { eraseAccount } from "../account/erase";
import { deleteExpiredEvents } from "../hook-event/delete-expired";
import { removeEvent } from "../hook-event/remove";
import { addCase } from "../rule/add-case";

const canary = () => `canary-${randomBytes(8).toString("hex")}`;
const DAY_MS = 86_400_000;

/** A shared rule whose backtest would have stopped one act of the person, with the act's words in all of it. */
async function stoppedOnce(tenant: Tenant, word: string, at = new Date()) {
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const { id: ruleId } = await mintCheckedRule(place, { number: 1, layer: "project" });
  const { sessionId } = await mintSession(place, at);
  const [eventId = ""] = await mintEvents(place, sessionId, [commandEvent(`git push ${word}`, at)]);
  const run = await db.backtestRun.create({
    data: { ...place, ruleId, version: 1, bound: 100, beforeId: eventId, status: "succeeded" },
  });
  const stop = await db.backtestStop.create({
    data: {
      ...{ ...place, runId: run.id, ruleId, eventId, sessionId, related: false, occurredAt: at },
      excerpt: `git push ${word}`,
    },
  });
  const trial = { kind: "command" as const, command: `git push ${word}` };
  await addCase({ ctx: tenant.ctx, input: { ruleId, expected: "stop", trial } });
  return { eventId, stopId: stop.id };
}

it("“remove this event” takes would-be stops of it, and its words out of cases", async () => {
  const tenant = await mintTenant();
  const word = canary();
  const { eventId, stopId } = await stoppedOnce(tenant, word);
  expect(await findCanary(word)).toEqual(
    expect.arrayContaining(["public.backtest_stops.excerpt", "public.rule_cases.trial"]),
  );
  await removeEvent({ ctx: tenant.ctx, input: { eventId } });
  expect(await findCanary(word)).toEqual([]);
  expect(await db.backtestStop.count({ where: { id: stopId } })).toBe(0);
});

it("would-be stops go with the events that retention takes", async () => {
  const tenant = await mintTenant();
  const old = await stoppedOnce(tenant, "old", new Date(Date.now() - 91 * DAY_MS));
  await deleteExpiredEvents(new Date());
  expect(await db.backtestStop.count({ where: { id: old.stopId } })).toBe(0);
});

it("erasing a person takes their runs, stops, cases and days", async () => {
  const tenant = await mintTenant();
  const word = canary();
  await stoppedOnce(tenant, word);
  const { owner } = tenant;
  await eraseAccount({ ctx: contextOf(owner.actor), input: { email: owner.email } });
  expect(await findCanary(word)).toEqual([]);
  const where = { ownerId: owner.id };
  expect(
    await Promise.all([
      db.backtestRun.count({ where }),
      db.backtestStop.count({ where }),
      db.ruleCase.count({ where }),
      db.ruleDay.count({ where }),
    ]),
  ).toEqual([0, 0, 0, 0]);
});
