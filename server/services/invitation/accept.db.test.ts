import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { anonymousContext, projectContextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { acceptInvitation } from "./accept";
import { createInvitation } from "./create";
import { previewInvitation } from "./preview";

const DAY_MS = 86_400_000;
/** Each request from an address of its own, so that no test meets another's rate limit. */
const nobody = (now?: Date) => ({ ...anonymousContext(randomUUID(), now), actor: null });
const account = { name: "New Person", password: "correct horse battery" };

describe("acceptInvitation", () => {
  it("joins the invited person who is signed in", async () => {
    const { ctx, project, owner } = await mintTenant();
    const invited = await mintUser();
    const { id, token } = await createInvitation({ ctx, input: { email: invited.email, role: "editor" } });
    const request = { ...nobody(), actor: invited.actor };
    expect(await previewInvitation({ ctx: request, input: { token } })).toMatchObject({
      projectName: project.name,
      role: "editor",
      invitedBy: owner.name,
      hasAccount: true,
      signedInAs: invited.email,
    });
    expect(await acceptInvitation({ ctx: request, input: { token } })).toEqual({
      projectSlug: project.slug,
      email: invited.email,
    });
    expect((await projectContextOf(invited.actor, project)).project.role).toBe("editor");
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "membership.create",
      entityId: expect.any(String),
      actorId: invited.id,
      after: { userId: invited.id, role: "editor" },
    });
    await expectRefusal(acceptInvitation({ ctx: request, input: { token } }), "NOT_FOUND");
    expect(await db.invitation.findUnique({ where: { id } })).toMatchObject({ acceptedAt: expect.any(Date) });
  });

  it("makes an account for a new address, without any right but the role", async () => {
    const { ctx, project } = await mintTenant();
    const email = `new-${randomUUID()}@example.test`;
    const { token } = await createInvitation({ ctx, input: { email: email.toUpperCase() } });
    await expectRefusal(acceptInvitation({ ctx: nobody(), input: { token } }), "INVALID");
    await acceptInvitation({ ctx: nobody(), input: { token, account } });
    const user = await db.user.findUniqueOrThrow({ where: { email }, include: { memberships: true } });
    expect(user).toMatchObject({ name: "New Person", isInstanceAdmin: false });
    expect(user.memberships).toMatchObject([{ projectId: project.id, role: "member" }]);
    await expectAuditEntry({
      chain: { kind: "instance" },
      action: "account.create",
      entityId: user.id,
      actorId: user.id,
      after: { name: "New Person", email, isInstanceAdmin: false },
    });
  });

  it("is bound to its address", async () => {
    const { ctx } = await mintTenant();
    const invited = await mintUser();
    const other = await mintUser();
    const { token } = await createInvitation({ ctx, input: { email: invited.email } });
    const asOther = { ...nobody(), actor: other.actor };
    await expectRefusal(acceptInvitation({ ctx: asOther, input: { token } }), "FORBIDDEN");
    // An existing account is never taken over by whoever holds the link.
    await expectRefusal(acceptInvitation({ ctx: nobody(), input: { token, account } }), "UNAUTHENTICATED");
  });

  it("ends after a week, with its replacement and with its inviter's right", async () => {
    const { ctx, join } = await mintTenant();
    const admin = await join("admin");
    const email = `late-${randomUUID()}@example.test`;
    const first = await createInvitation({ ctx: admin.ctx, input: { email } });
    const second = await createInvitation({ ctx: admin.ctx, input: { email } });
    const accept = (token: string, now?: Date) =>
      acceptInvitation({ ctx: nobody(now), input: { token, account } });
    await expectRefusal(accept(first.token), "NOT_FOUND");
    await expectRefusal(accept(second.token, new Date(Date.now() + 7 * DAY_MS + 1000)), "NOT_FOUND");
    await db.membership.updateMany({ where: { userId: admin.user.id }, data: { role: "editor" } });
    await expectRefusal(accept(second.token), "NOT_FOUND");
    expect(ctx.project.role).toBe("owner");
  });

  it("counts looks at links by address", async () => {
    const ctx = nobody();
    const token = "x".repeat(43);
    for (let look = 0; look < 30; look += 1)
      await expectRefusal(previewInvitation({ ctx, input: { token } }), "NOT_FOUND");
    await expectRefusal(previewInvitation({ ctx, input: { token } }), "LIMIT");
  });
});
