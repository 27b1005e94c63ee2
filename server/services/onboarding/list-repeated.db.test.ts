import { expect, it } from "vitest";
import { db } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { mintRule } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { listRepeated } from "./list-repeated";

it("onboarding ends on what a newcomer had to say most often, with their words, and nobody else's", async () => {
  const { ctx, owner, project, join } = await mintTenant();
  const place = { projectId: project.id, ownerId: owner.id };
  const said = async (number: number, times: number, excerpt: string, kind = "correction") => {
    const { id } = await mintRule(place, { number });
    await db.rule.update({ where: { id }, data: { occurrences: times, status: "proposed" } });
    const at = new Date("2026-11-20T10:00:00Z");
    await db.ruleEvidence.create({
      data: { ruleId: id, version: 1, kind, ownerId: owner.id, occurredAt: at, excerpt },
    });
    return id;
  };
  const once = await said(11, 1, "- Use tabs.", "import");
  const often = await said(12, 9, "no, we use pnpm here");
  const counts = await said(15, 1, "no, use tabs");
  await db.rule.update({ where: { id: counts }, data: { status: "active" } });
  const dismissed = await said(13, 20, "no");
  await db.rule.update({ where: { id: dismissed }, data: { status: "dismissed" } });
  const other = await join("member");
  const theirs = await mintRule({ projectId: project.id, ownerId: other.user.id }, { number: 14 });
  await db.rule.update({ where: { id: theirs.id }, data: { occurrences: 50 } });

  const { items } = await listRepeated({ ctx });
  expect(items.map(({ rule, times, words }) => [rule.id, times, words])).toEqual([
    [often, 9, "no, we use pnpm here"],
    [once, 1, null],
  ]);
});

it("is refused to a token that only reads shared rules", async () => {
  const { owner, project } = await mintTenant();
  const { actor } = await mintToken(owner, { scopes: ["rules:read"] });
  await expectRefusal(listRepeated({ ctx: await projectContextOf(actor, project) }), "FORBIDDEN");
});
