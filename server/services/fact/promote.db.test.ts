import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { mintTenant } from "@/test/factories/mint-tenant";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { promoteFact } from "./promote";

async function mintPnpmFact(ownerId: string, projectId: string) {
  return db.learnedFact.create({
    data: {
      ...{ ownerId, projectId, content: "Use pnpm, not npm.", topic: "package-manager" },
      ...{ confidence: 1, initial: 1, scope: "project", source: "user_stated", language: "en" },
    },
  });
}

describe("promoteFact", () => {
  it("proposes a rule with a check and names the fact as its evidence", async () => {
    const { ctx, owner, project } = await mintTenant();
    const fact = await mintPnpmFact(owner.id, project.id);
    const { rule } = await promoteFact({ ctx, input: { factId: fact.id } });
    expect(rule).toMatchObject({ number: "R1", status: "proposed", layer: "personal", version: 1 });
    const stored = await db.rule.findUniqueOrThrow({
      where: { id: rule.id },
      include: { evidence: true, versions: true },
    });
    expect(stored.evidence.map(({ factId, excerpt }) => ({ factId, excerpt }))).toEqual([
      { factId: fact.id, excerpt: "Use pnpm, not npm." },
    ]);
    expect(stored.versions[0]?.tier).toBe("deterministic");
    await expectAuditEntry({
      chain: { kind: "user", subjectId: owner.id },
      action: "rule.create",
      entityId: rule.id,
      actorId: owner.id,
    });
  });

  it("makes no second rule while the first one stands", async () => {
    const { ctx, owner, project } = await mintTenant();
    const fact = await mintPnpmFact(owner.id, project.id);
    await promoteFact({ ctx, input: { factId: fact.id } });
    await expectRefusal(promoteFact({ ctx, input: { factId: fact.id } }), "CONFLICT");
  });

  it("knows nothing of somebody else's facts", async () => {
    const { owner, project } = await mintTenant();
    const stranger = await mintTenant();
    const fact = await mintPnpmFact(owner.id, project.id);
    await expectRefusal(promoteFact({ ctx: stranger.ctx, input: { factId: fact.id } }), "NOT_FOUND");
  });
});
