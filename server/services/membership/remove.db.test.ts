import { describe, expect, it } from "vitest";
import { db, pool } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { mintMembership, mintProject } from "@/test/factories/mint-project";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { LIVE_CHANNEL } from "../live/channel";
import { listRules } from "../rule/list";
import { leaveProject } from "./leave";
import { listMembers } from "./list";
import { removeMember } from "./remove";

describe("removeMember", () => {
  it("ends the membership and the tokens of this project, and no other token", async () => {
    const { ctx, project, join } = await mintTenant();
    const { user } = await join("member");
    const other = await mintProject([{ userId: user.id, role: "owner" }]);
    const here = await mintToken(user, { projectId: project.id });
    const there = await mintToken(user, { projectId: other.id });

    expect(await removeMember({ ctx, input: { userId: user.id } })).toEqual({
      userId: user.id,
      revokedTokens: 1,
    });
    expect(await listMembers({ ctx })).toHaveLength(1);
    const tokens = await db.cliToken.findMany({ where: { userId: user.id, revokedAt: null } });
    expect(tokens.map(({ id }) => id)).toEqual([there.id]);
    await expectRefusal(projectContextOf(here.actor, project), "NOT_FOUND");
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "membership.delete",
      entityId: expect.any(String),
      actorId: ctx.actor.userId,
      before: { userId: user.id, role: "member" },
      after: { revokedTokens: 1 },
    });
  });

  it("what the removed person wrote stays theirs: nothing is deleted, nobody else gets it", async () => {
    const { ctx, project, join } = await mintTenant();
    const { user } = await join("member");
    const place = { projectId: project.id, ownerId: user.id };
    const rule = await mintRule(place, { number: 1 });
    const { eventId } = await mintSession(place);
    await removeMember({ ctx, input: { userId: user.id } });
    expect(await db.rule.findUnique({ where: { id: rule.id } })).toMatchObject({ ownerId: user.id });
    expect(await db.hookEvent.findFirst({ where: { id: eventId } })).toMatchObject({ ownerId: user.id });
    expect((await listRules({ ctx, input: {} })).items).toEqual([]);
  });

  it("makes what they have open in the project prove at once that it may go on", async () => {
    const { ctx, project, join } = await mintTenant();
    const { user } = await join("member");
    const listener = await pool().connect();
    try {
      const heard = new Promise<string | undefined>((resolve) => {
        listener.on("notification", ({ payload }) => {
          if (payload?.includes(user.id)) resolve(payload);
        });
      });
      await listener.query(`listen ${LIVE_CHANNEL}`);
      await removeMember({ ctx, input: { userId: user.id } });
      expect(JSON.parse((await heard) ?? "")).toEqual({
        ...{ kind: "access_ended", userId: user.id, sessionId: null, projectId: project.id },
      });
    } finally {
      listener.release(true);
    }
  });

  it("is refused to editors, for owners by admins, and for the last owner", async () => {
    const { ctx, owner, join } = await mintTenant();
    const editor = await join("editor");
    const admin = await join("admin");
    await expectRefusal(removeMember({ ctx: editor.ctx, input: { userId: admin.user.id } }), "FORBIDDEN");
    await expectRefusal(removeMember({ ctx: admin.ctx, input: { userId: owner.id } }), "FORBIDDEN");
    await expectRefusal(removeMember({ ctx, input: { userId: owner.id } }), "CONFLICT");
  });
});

describe("leaveProject", () => {
  it("is anybody's, except the last owner's", async () => {
    const { ctx, owner, project, join } = await mintTenant();
    const viewer = await join("viewer");
    expect(await leaveProject({ ctx: viewer.ctx })).toEqual({ userId: viewer.user.id, revokedTokens: 0 });
    await expectRefusal(projectContextOf(viewer.user.actor, project), "NOT_FOUND");
    await expectRefusal(leaveProject({ ctx }), "CONFLICT");
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "membership.delete",
      entityId: expect.any(String),
      actorId: viewer.user.id,
      after: { revokedTokens: 0, left: true },
    });
    expect(owner.id).not.toBe(viewer.user.id);
  });

  it("lets one of two owners who leave at once stay", async () => {
    const { ctx, project, join } = await mintTenant();
    const second = await join("member");
    await db.membership.deleteMany({ where: { userId: second.user.id } });
    await mintMembership(project.id, second.user.id, "owner");
    const outcomes = await Promise.allSettled([leaveProject({ ctx }), leaveProject({ ctx: second.ctx })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.membership.count({ where: { projectId: project.id, role: "owner" } })).toBe(1);
  });
});
