import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { countAuditEntries, expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { leaveProject } from "./leave";
import { transferOwnership } from "./transfer";

const HOUR_MS = 3_600_000;

describe("transferOwnership", () => {
  it("makes the other member owner and me admin, in one step and one entry", async () => {
    const { ctx, owner, project, join } = await mintTenant();
    const heir = await join("viewer");
    const changed = await transferOwnership({ ctx, input: { userId: heir.user.id } });
    expect(changed).toMatchObject([
      { userId: heir.user.id, role: "owner", isYou: false },
      { userId: owner.id, role: "admin", isYou: true },
    ]);
    expect((await projectContextOf(heir.user.actor, project)).project.role).toBe("owner");
    expect((await projectContextOf(owner.actor, project)).project.role).toBe("admin");
    expect(await countAuditEntries("project", project.id)).toBe(1);
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "membership.transfer",
      entityId: expect.any(String),
      actorId: owner.id,
      before: { owner: owner.id, heirRole: "viewer" },
      after: { owner: heir.user.id, giverRole: "admin" },
    });
    // The last owner cannot leave; who was one can, now.
    const heirCtx = await projectContextOf(heir.user.actor, project);
    await expectRefusal(leaveProject({ ctx: heirCtx }), "CONFLICT");
    await leaveProject({ ctx: await projectContextOf(owner.actor, project) });
  });

  it("needs a sign-in within the last hour", async () => {
    const { ctx, join } = await mintTenant();
    const heir = await join("member");
    const late = { ...ctx, now: () => new Date(Date.now() + HOUR_MS + 60_000) };
    await expectRefusal(transferOwnership({ ctx: late, input: { userId: heir.user.id } }), "PRECONDITION");
  });

  it("is the owner's alone: no admin, no token, nobody elsewhere; not to oneself or another owner", async () => {
    const { ctx, owner, project, join } = await mintTenant();
    const admin = await join("admin");
    const input = { userId: admin.user.id };
    await expectRefusal(transferOwnership({ ctx: admin.ctx, input }), "FORBIDDEN");
    const token = await mintToken(owner, { scopes: ["events:write", "rules:read", "own:write"] });
    const byToken = await projectContextOf(token.actor, project);
    await expectRefusal(transferOwnership({ ctx: byToken, input }), "FORBIDDEN");
    const stranger = await mintUser();
    await expectRefusal(transferOwnership({ ctx, input: { userId: stranger.id } }), "NOT_FOUND");
    await expectRefusal(transferOwnership({ ctx, input: { userId: owner.id } }), "CONFLICT");
    await db.membership.updateMany({ where: { userId: admin.user.id }, data: { role: "owner" } });
    await expectRefusal(transferOwnership({ ctx, input }), "CONFLICT");
    expect(await countAuditEntries("project", project.id)).toBe(0);
  });
});
