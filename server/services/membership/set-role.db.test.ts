import { describe, expect, it } from "vitest";
import { projectContextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { countAuditEntries, expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { listMembers } from "./list";
import { setMemberRole } from "./set-role";

describe("setMemberRole", () => {
  it("changes the role and audits it", async () => {
    const { ctx, project, join } = await mintTenant();
    const { user } = await join("viewer");
    expect(await setMemberRole({ ctx, input: { userId: user.id, role: "editor" } })).toMatchObject({
      userId: user.id,
      role: "editor",
      isYou: false,
    });
    expect((await listMembers({ ctx })).map(({ role }) => role)).toEqual(["owner", "editor"]);
    const membership = await projectContextOf(user.actor, project);
    expect(membership.project.role).toBe("editor");
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "membership.update",
      entityId: expect.any(String),
      actorId: ctx.actor.userId,
      before: { userId: user.id, role: "viewer" },
      after: { userId: user.id, role: "editor" },
    });
  });

  it("lets an admin touch no owner and make none", async () => {
    const { owner, join } = await mintTenant();
    const admin = await join("admin");
    const member = await join("member");
    const touch = { userId: owner.id, role: "member" } as const;
    await expectRefusal(setMemberRole({ ctx: admin.ctx, input: touch }), "FORBIDDEN");
    const make = { userId: member.user.id, role: "owner" } as const;
    await expectRefusal(setMemberRole({ ctx: admin.ctx, input: make }), "FORBIDDEN");
  });

  it("keeps the last owner, until another one exists", async () => {
    const { ctx, owner, join } = await mintTenant();
    const step = { userId: owner.id, role: "admin" } as const;
    await expectRefusal(setMemberRole({ ctx, input: step }), "CONFLICT");
    const heir = await join("member");
    await setMemberRole({ ctx, input: { userId: heir.user.id, role: "owner" } });
    expect(await setMemberRole({ ctx, input: step })).toMatchObject({ role: "admin", isYou: true });
  });

  it("refuses members, tokens and strangers; a person elsewhere is NOT_FOUND", async () => {
    const { ctx, project, owner, join } = await mintTenant();
    const member = await join("member");
    const stranger = await mintUser();
    const token = await mintToken(owner);
    const input = { userId: member.user.id, role: "viewer" } as const;
    await expectRefusal(setMemberRole({ ctx: member.ctx, input }), "FORBIDDEN");
    const tokenCtx = await projectContextOf(token.actor, project);
    await expectRefusal(setMemberRole({ ctx: tokenCtx, input }), "FORBIDDEN");
    await expectRefusal(projectContextOf(stranger.actor, project), "NOT_FOUND");
    await expectRefusal(setMemberRole({ ctx, input: { userId: stranger.id, role: "viewer" } }), "NOT_FOUND");
    expect(await countAuditEntries("project", project.id)).toBe(0);
  });
});
