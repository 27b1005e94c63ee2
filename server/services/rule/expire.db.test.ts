import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { archiveSessionRules } from "./archive-session-rules";
import { expireSessionRules } from "./expire";

const HOUR_MS = 3_600_000;
const NOW = new Date("2026-03-02T12:00:00Z");

/** A rule for one session, made so many hours ago. */
async function sessionRule(hours: number) {
  const tenant = await mintTenant();
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const { sessionId } = await mintSession(place);
  const { hostSessionId } = await db.agentSession.findUniqueOrThrow({ where: { id: sessionId } });
  const { id } = await mintRule(place, { number: 1 });
  const createdAt = new Date(NOW.getTime() - hours * HOUR_MS);
  await db.rule.update({ where: { id }, data: { scope: "session", hostSessionId, createdAt } });
  const other = await mintRule(place, { number: 2 });
  const status = async () =>
    (await db.rule.findMany({ where: { id: { in: [id, other.id] } }, orderBy: { number: "asc" } })).map(
      (rule) => rule.status,
    );
  const audited = () => db.auditEntry.count({ where: { action: "rule.archive", entityId: id } });
  return { ...tenant, sessionId, status, audited };
}

describe("a rule for this session", () => {
  it("ends with it; other rules stay", async () => {
    const { ctx, sessionId, status, audited } = await sessionRule(1);
    await archiveSessionRules({ ctx, input: { sessionId } });
    expect(await status()).toEqual(["archived", "active"]);
    expect(await audited()).toBe(1);
    await archiveSessionRules({ ctx, input: { sessionId } });
    expect(await audited()).toBe(1);
  });

  it("does not end with somebody else's", async () => {
    const { sessionId, status } = await sessionRule(1);
    const stranger = await mintTenant();
    await archiveSessionRules({ ctx: stranger.ctx, input: { sessionId } });
    expect(await status()).toEqual(["active", "active"]);
  });

  it("ends after a day, by the clock, on behalf of its person", async () => {
    const [young, old] = [await sessionRule(23), await sessionRule(25)];
    await expireSessionRules(NOW);
    expect([await young.status(), await old.status()]).toEqual([
      ["active", "active"],
      ["archived", "active"],
    ]);
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { action: "rule.archive", chain: { subjectId: old.owner.id } },
    });
    expect(entry.actorType).toBe("system_job");
  });
});
