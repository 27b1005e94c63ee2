import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { anonymousContext, projectContextOf } from "@/test/factories/contexts";
import { handedOver } from "@/test/factories/handed-over";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { acceptInvitation } from "./accept";
import { createInvitation } from "./create";
import { previewInvitation } from "./preview";
import { replaceInvitationLink } from "./replace";

const DAY_MS = 86_400_000;
/** Each request from an address of its own, so that no test meets another's rate limit. */
const nobody = (now?: Date) => ({ ...anonymousContext(randomUUID(), now), actor: null });
const account = { name: "New Person", password: "correct horse battery" };

describe("acceptInvitation", () => {
  it("joins the invited person who is signed in", async () => {
    const { ctx, project, owner } = await mintTenant();
    const invited = await mintUser();
    const { id, token } = handedOver(
      await createInvitation({ ctx, input: { email: invited.email, role: "editor" } }),
    );
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
    const { token } = handedOver(await createInvitation({ ctx, input: { email: email.toUpperCase() } }));
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
    const { token } = handedOver(await createInvitation({ ctx, input: { email: invited.email } }));
    const asOther = { ...nobody(), actor: other.actor };
    await expectRefusal(acceptInvitation({ ctx: asOther, input: { token } }), "FORBIDDEN");
    // An existing account is never taken over by whoever holds the link.
    await expectRefusal(acceptInvitation({ ctx: nobody(), input: { token, account } }), "UNAUTHENTICATED");
  });

  it("ends after a week, with its replacement and with its inviter's right", async () => {
    const { ctx, join } = await mintTenant();
    const admin = await join("admin");
    const email = `late-${randomUUID()}@example.test`;
    const first = handedOver(await createInvitation({ ctx: admin.ctx, input: { email } }));
    const second = handedOver(await createInvitation({ ctx: admin.ctx, input: { email } }));
    const accept = (token: string, now?: Date) =>
      acceptInvitation({ ctx: nobody(now), input: { token, account } });
    await expectRefusal(accept(first.token), "NOT_FOUND");
    await expectRefusal(accept(second.token, new Date(Date.now() + 7 * DAY_MS + 1000)), "NOT_FOUND");
    await db.membership.updateMany({ where: { userId: admin.user.id }, data: { role: "editor" } });
    await expectRefusal(accept(second.token), "NOT_FOUND");
    expect(ctx.project.role).toBe("owner");
  });

  it("an open link gives at most `member` to the first who uses it, whoever that is", async () => {
    const { ctx, project } = await mintTenant();
    const open = handedOver(await createInvitation({ ctx, input: { email: null } }));
    const passerBy = await mintUser();
    const request = { ...nobody(), actor: passerBy.actor };
    expect(await previewInvitation({ ctx: request, input: { token: open.token } })).toMatchObject({
      email: null,
      role: "member",
      hasAccount: false,
      signedInAs: passerBy.email,
    });
    expect(await acceptInvitation({ ctx: request, input: { token: open.token } })).toEqual({
      projectSlug: project.slug,
      email: passerBy.email,
    });
    expect((await projectContextOf(passerBy.actor, project)).project.role).toBe("member");
    const second = { ...nobody(), actor: (await mintUser()).actor };
    await expectRefusal(acceptInvitation({ ctx: second, input: { token: open.token } }), "NOT_FOUND");
    // Whatever stands in the row: the link itself never gives more.
    const strong = handedOver(await createInvitation({ ctx, input: { email: null } }));
    await db.invitation.update({ where: { id: strong.id }, data: { role: "admin" }, select: { id: true } });
    await acceptInvitation({ ctx: second, input: { token: strong.token } });
    expect((await projectContextOf(second.actor, project)).project.role).toBe("member");
  });

  it("makes an account with the stranger's own address by an open link, never over an existing one", async () => {
    const { ctx, owner, project } = await mintTenant();
    const { token } = handedOver(await createInvitation({ ctx, input: { email: null, role: "viewer" } }));
    await expectRefusal(acceptInvitation({ ctx: nobody(), input: { token, account } }), "INVALID");
    const taken = { token, account: { ...account, email: owner.email } };
    await expectRefusal(acceptInvitation({ ctx: nobody(), input: taken }), "UNAUTHENTICATED");
    const email = `stranger-${randomUUID()}@example.test`;
    await acceptInvitation({ ctx: nobody(), input: { token, account: { ...account, email } } });
    const user = await db.user.findUniqueOrThrow({ where: { email }, include: { memberships: true } });
    expect(user.memberships).toMatchObject([{ projectId: project.id, role: "viewer" }]);
  });

  it("a link bound to an address makes no account for another one", async () => {
    const { ctx } = await mintTenant();
    const invited = `invited-${randomUUID()}@example.test`;
    const other = `other-${randomUUID()}@example.test`;
    const { token } = handedOver(await createInvitation({ ctx, input: { email: invited } }));
    await acceptInvitation({ ctx: nobody(), input: { token, account: { ...account, email: other } } });
    expect(await db.user.count({ where: { email: other } })).toBe(0);
    expect(await db.user.count({ where: { email: invited } })).toBe(1);
  });

  it("a new link for an open invitation ends the old one, and hangs on who made it", async () => {
    const { ctx, join, project } = await mintTenant();
    const admin = await join("admin");
    const email = `again-${randomUUID()}@example.test`;
    const first = handedOver(await createInvitation({ ctx: admin.ctx, input: { email } }));
    const input = { invitationId: first.id };
    const second = handedOver(await replaceInvitationLink({ ctx, input }));
    await expectAuditEntry({
      chain: { kind: "project", subjectId: project.id },
      action: "invitation.replace",
      entityId: first.id,
      actorId: ctx.actor.userId,
    });
    await db.membership.updateMany({ where: { userId: admin.user.id }, data: { role: "viewer" } });
    await expectRefusal(
      acceptInvitation({ ctx: nobody(), input: { token: first.token, account } }),
      "NOT_FOUND",
    );
    await acceptInvitation({ ctx: nobody(), input: { token: second.token, account } });
    await expectRefusal(replaceInvitationLink({ ctx, input }), "NOT_FOUND");
    const foreign = await mintTenant();
    await expectRefusal(replaceInvitationLink({ ctx: foreign.ctx, input }), "NOT_FOUND");
    const editor = await join("editor");
    await expectRefusal(replaceInvitationLink({ ctx: editor.ctx, input }), "FORBIDDEN");
  });

  it("counts looks at links by address", async () => {
    const ctx = nobody();
    const token = "x".repeat(43);
    for (let look = 0; look < 30; look += 1)
      await expectRefusal(previewInvitation({ ctx, input: { token } }), "NOT_FOUND");
    await expectRefusal(previewInvitation({ ctx, input: { token } }), "LIMIT");
  });
});
