import { describe, expect, it } from "vitest";
import { INSTANCE_SUBJECT } from "@/core/audit/actions";
import { db } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { readAuditHeads } from "../bundle/audit-heads";
import { updateProject } from "../project/update";
import { emitAudit } from "./emit-audit";
import { findWitness } from "./find-witness";

describe("heads are witnessed by clients", () => {
  it("a bundle answer carries the heads of the user's and the project's chain, and the hash of each seq can be asked", async () => {
    const { ctx, owner, project } = await mintTenant();
    await updateProject({ ctx, input: { name: "First" } });
    const token = await mintToken(owner, { scopes: ["rules:read"] });
    const byToken = await projectContextOf(token.actor, project);
    const chain = `project:${project.id}`;
    const kept = (await readAuditHeads(byToken))[chain] ?? "";
    const [seq = "", hash = ""] = kept.split(":");
    expect(seq).toBe("1");
    await updateProject({ ctx, input: { name: "Second" } });
    const answer = await findWitness({ ctx: byToken, input: { chain, seq } });
    expect(answer).toMatchObject({ chain, seq: 1, hash, head: { seq: 2 } });
    expect(answer.head.hash).not.toBe(hash);
    expect(await findWitness({ ctx: byToken, input: { chain, seq: 9 } })).toMatchObject({ hash: null });
  });

  it("an instance admin's also the instance's; nobody else's, and no other person's", async () => {
    const { ctx, owner, project, join } = await mintTenant();
    const member = await join("member");
    await db.$transaction(async (tx) => {
      await emitAudit(tx, ctx, {
        action: "account.update",
        chain: { kind: "user", subjectId: owner.id },
        entity: { type: "user", id: owner.id },
      });
      await emitAudit(tx, ctx, {
        action: "user.enable",
        chain: { kind: "instance" },
        entity: { type: "user", id: owner.id },
      });
    });
    const instance = `instance:${INSTANCE_SUBJECT}`;
    expect(Object.keys(await readAuditHeads(ctx))).toEqual([`user:${owner.id}`]);
    expect(Object.keys(await readAuditHeads(member.ctx))).toEqual([]);
    for (const chain of [instance, `user:${owner.id}`]) {
      await expectRefusal(findWitness({ ctx: member.ctx, input: { chain, seq: 1 } }), "NOT_FOUND");
    }
    await db.user.update({ where: { id: owner.id }, data: { isInstanceAdmin: true }, select: { id: true } });
    expect(Object.keys(await readAuditHeads(ctx)).sort()).toEqual([instance, `user:${owner.id}`]);
    expect((await findWitness({ ctx, input: { chain: instance, seq: 1 } })).hash).toMatch(/^[0-9a-f]{64}$/);
    await expectRefusal(projectContextOf((await mintTenant()).owner.actor, project), "NOT_FOUND");
  });
});
