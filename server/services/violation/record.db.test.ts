import { describe, expect, it } from "vitest";
import type { EventDecision, HookEvent, RuleVerdict } from "@/core/hook-event/schema";
import { db } from "@/server/db/client";
import { commandEvent } from "@/test/factories/hook-event";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { recordBypass } from "./record-bypass";
import { recordVerdicts } from "./record-verdicts";

async function given() {
  const tenant = await mintTenant();
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const { id: ruleId } = await mintRule(place, { number: 900 });
  const { sessionId } = await mintSession(place);
  const event = commandEvent(tenant.project.slug, "npm i");
  const counters = async () => {
    const { chances, fired, fixed, exhausted } = await db.rule.findUniqueOrThrow({ where: { id: ruleId } });
    return { chances, fired, fixed, exhausted };
  };
  const violations = () => db.violation.findMany({ where: { ruleId }, orderBy: { occurredAt: "asc" } });
  return { ...tenant, ruleId, sessionId, event, counters, violations };
}

function decisionOf(ruleId: string, verdict: Partial<RuleVerdict>): EventDecision {
  return {
    ...{ decision: "deny", bundleHash: "h", durationMs: 1 },
    verdicts: [{ ruleId, version: 1, verdict: "violated", decision: "deny", incident: "i1", ...verdict }],
  };
}
const inputOf = (event: HookEvent, sessionId: string, decision: EventDecision) => ({
  event,
  sessionId,
  decision,
});

describe("recordVerdicts", () => {
  it("what a rule in observe would have stopped is noted as such, by day, with undecided and chances", async () => {
    const { ctx, ruleId, sessionId, event, violations } = await given();
    const tell = (verdict: Partial<RuleVerdict>) =>
      recordVerdicts({ ctx, input: inputOf(event, sessionId, decisionOf(ruleId, verdict)) });
    await tell({ decision: "pass", incident: undefined, outcome: "open", evidence: "npm i" });
    await tell({ verdict: "undecided", decision: "pass", incident: undefined });
    await tell({ denial: 1, outcome: "open", incident: "i2" });
    expect((await violations()).map(({ observed, decision }) => [observed, decision]).sort()).toEqual([
      [false, "deny"],
      [true, "pass"],
    ]);
    const [day] = await db.ruleDay.findMany({ where: { ruleId } });
    expect(day).toMatchObject({ version: 1, chances: 3, fired: 1, observed: 1, undecided: 1 });
  });

  it("counts a chance without a violation, and an incident once, from its first denial to its end", async () => {
    const { ctx, ruleId, sessionId, event, counters, violations } = await given();
    const tell = (verdict: Partial<RuleVerdict>) =>
      recordVerdicts({ ctx, input: inputOf(event, sessionId, decisionOf(ruleId, verdict)) });
    await tell({ verdict: "satisfied", incident: undefined });
    expect(await violations()).toEqual([]);
    await tell({ denial: 1, outcome: "open", evidence: "npm i" });
    await tell({ denial: 2, outcome: "open" });
    await tell({ denial: 2, outcome: "fixed" });
    // The queue may tell an earlier step late: an ended incident does not open again.
    await tell({ denial: 1, outcome: "open" });
    expect((await violations()).map(({ denials, outcome, excerpt }) => [denials, outcome, excerpt])).toEqual([
      [2, "fixed", "npm i"],
    ]);
    expect(await counters()).toEqual({ chances: 5, fired: 1, fixed: 1, exhausted: 0 });
  });

  it("ignores rules that the person cannot see", async () => {
    const { ruleId, counters, violations } = await given();
    const stranger = await given();
    const input = inputOf(stranger.event, stranger.sessionId, decisionOf(ruleId, {}));
    expect(await recordVerdicts({ ctx: stranger.ctx, input })).toBe(0);
    expect(await violations()).toEqual([]);
    expect(await counters()).toEqual({ chances: 0, fired: 0, fixed: 0, exhausted: 0 });
  });
});

describe("recordBypass", () => {
  it("ends the open incident; without one it is an incident of its own", async () => {
    const { ctx, ruleId, sessionId, event, violations } = await given();
    const decision = decisionOf(ruleId, { denial: 1, outcome: "open" });
    await recordVerdicts({ ctx, input: inputOf(event, sessionId, decision) });
    const input = { event, sessionId, ruleId, version: 1, evidence: "npm i" };
    await recordBypass({ ctx, input });
    expect((await violations()).map(({ outcome }) => outcome)).toEqual(["bypassed"]);
    await recordBypass({ ctx, input });
    expect((await violations()).map(({ outcome, incident }) => [outcome, incident]).toSorted()).toEqual(
      [
        ["bypassed", event.id],
        ["bypassed", "i1"],
      ].toSorted(),
    );
  });

  it("is nothing for a rule that the person cannot see", async () => {
    const { ruleId, violations } = await given();
    const { ctx, event, sessionId } = await given();
    await recordBypass({ ctx, input: { event, sessionId, ruleId, version: 1, evidence: "" } });
    expect(await violations()).toEqual([]);
  });
});
