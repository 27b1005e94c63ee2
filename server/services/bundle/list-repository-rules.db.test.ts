import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { updateProject } from "../project/update";
import { muteRule } from "../rule/mute";
import { bundleState, getBundle } from "./get";
import { entityTag } from "./state";

/** A project of two people with one agreed rule and one that nobody has agreed to yet. */
async function team() {
  const tenant = await mintTenant();
  const member = await tenant.join("member");
  const approver = await mintUser({ name: "Edda" });
  const place = { projectId: tenant.project.id, ownerId: tenant.owner.id };
  const agreed = await mintSharedRule(place, { number: 1, approvedBy: approver.id });
  await mintSharedRule(place, { number: 2 });
  return { ...tenant, member, agreed };
}

const choose = (ctx: Awaited<ReturnType<typeof team>>["ctx"]) =>
  updateProject({ ctx, input: { policy: { repositoryFiles: ["rules", "reflections"] } } });

describe("rules in files of the repository", () => {
  it("none until an admin chooses; the choice is audited, and every client hears of it", async () => {
    const { ctx, project, member } = await team();
    expect((await getBundle({ ctx })).bundle.repository).toBeUndefined();
    const before = entityTag(await bundleState({ ctx: member.ctx }));
    await expectRefusal(choose(member.ctx), "FORBIDDEN");
    await choose(ctx);
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "policy.update",
      entityId: project.id,
      actorId: ctx.actor.userId,
      after: expect.objectContaining({
        policy: expect.objectContaining({ repositoryFiles: ["rules", "reflections"] }),
      }),
    });
    expect(entityTag(await bundleState({ ctx: member.ctx }))).not.toBe(before);
    expect((await getBundle({ ctx: member.ctx })).bundle.repository?.files).toEqual(["rules", "reflections"]);
  });

  it("only what two people agreed on, the same for everybody, also for who muted it, and without words", async () => {
    const { ctx, member, agreed } = await team();
    await choose(ctx);
    await muteRule({ ctx: member.ctx, input: { ruleId: agreed.id } });
    const [mine, theirs] = await Promise.all([getBundle({ ctx }), getBundle({ ctx: member.ctx })]);
    expect(theirs.bundle.repository).toEqual(mine.bundle.repository);
    expect(mine.bundle.repository?.rules).toMatchObject([
      { number: "P1", version: 1, statement: "Use pnpm, not npm.", approvers: ["Edda"], supersedes: null },
    ]);
    expect(Object.keys(mine.bundle.repository?.rules[0] ?? {})).not.toContain("words");
  });

  it("a rule that only observes is told to nobody, so it is in no file", async () => {
    const { ctx, agreed } = await team();
    await choose(ctx);
    await db.rule.update({ where: { id: agreed.id }, data: { mode: "observe" } });
    expect((await getBundle({ ctx })).bundle.repository?.rules).toEqual([]);
  });

  it("names what a version came in the place of", async () => {
    const { ctx, owner, project, agreed } = await team();
    await choose(ctx);
    const place = { projectId: project.id, ownerId: owner.id };
    const earlier = await mintSharedRule(place, { number: 7 });
    await db.rule.update({
      where: { id: earlier.id },
      data: { status: "superseded", supersededById: agreed.id },
    });
    expect((await getBundle({ ctx })).bundle.repository?.rules.map(({ supersedes }) => supersedes)).toEqual([
      "P7",
    ]);
  });
});
