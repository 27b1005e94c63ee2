import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { projectContextOf } from "@/test/factories/contexts";
import { handedOver } from "@/test/factories/handed-over";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { createInvitation } from "./create";
import { listInvitations } from "./list";
import { replaceInvitationLink } from "./replace";
import { revokeInvitation } from "./revoke";

describe("createInvitation", () => {
  it("keeps the hash of the token only, and lists the invitation without it", async () => {
    const { ctx, owner } = await mintTenant();
    const created = handedOver(await createInvitation({ ctx, input: { email: "Guest@Example.test " } }));
    expect(created).toMatchObject({ email: "guest@example.test", role: "member", invitedBy: owner.name });
    const row = await db.invitation.findUniqueOrThrow({ where: { id: created.id } });
    expect(JSON.stringify(row)).not.toContain(created.token);
    expect(await listInvitations({ ctx })).toEqual([
      {
        id: created.id,
        email: "guest@example.test",
        role: "member",
        invitedBy: owner.name,
        expiresAt: created.expiresAt,
        createdAt: created.createdAt,
      },
    ]);
    await expectAuditEntry({
      chain: { kind: "project", subjectId: ctx.project.id },
      action: "invitation.create",
      entityId: created.id,
      actorId: owner.id,
      after: expect.objectContaining({ email: "guest@example.test", role: "member", replacesEarlier: false }),
    });
  });

  it("refuses editors, tokens, members' addresses, and nobody becomes owner by a link", async () => {
    const { ctx, owner, project, join } = await mintTenant();
    const editor = await join("editor");
    const token = await mintToken(owner);
    const input = { email: "guest@example.test" };
    await expectRefusal(createInvitation({ ctx: editor.ctx, input }), "FORBIDDEN");
    const tokenCtx = await projectContextOf(token.actor, project);
    await expectRefusal(createInvitation({ ctx: tokenCtx, input }), "FORBIDDEN");
    await expectRefusal(createInvitation({ ctx, input: { email: editor.user.email } }), "CONFLICT");
    for (const role of ["editor", "admin"] as const) {
      await expect(createInvitation({ ctx, input: { email: null, role } })).rejects.toThrow("at most");
    }
    // @ts-expect-error the schema has no such role
    await expect(createInvitation({ ctx, input: { ...input, role: "owner" } })).rejects.toThrow();
  });
});

it("has an end: whoever invites sends at most 20 mails an hour, new and renewed ones together", async () => {
  const { ctx } = await mintTenant();
  const invite = () => createInvitation({ ctx, input: { email: `${randomUUID()}@example.test` } });
  const { id: invitationId } = await invite();
  for (let count = 1; count < 19; count += 1) await invite();
  await replaceInvitationLink({ ctx, input: { invitationId } });
  await expectRefusal(invite(), "LIMIT");
  await expectRefusal(replaceInvitationLink({ ctx, input: { invitationId } }), "LIMIT");
});

describe("revokeInvitation", () => {
  it("closes an open invitation of this project once", async () => {
    const { ctx } = await mintTenant();
    const foreign = await mintTenant();
    const { id } = handedOver(await createInvitation({ ctx, input: { email: "guest@example.test" } }));
    const input = { invitationId: id };
    await expectRefusal(revokeInvitation({ ctx: foreign.ctx, input }), "NOT_FOUND");
    await revokeInvitation({ ctx, input });
    expect(await listInvitations({ ctx })).toEqual([]);
    await expectAuditEntry({
      chain: { kind: "project", subjectId: ctx.project.id },
      action: "invitation.revoke",
      entityId: id,
      actorId: ctx.actor.userId,
      before: { email: "guest@example.test", role: "member" },
    });
    await expectRefusal(revokeInvitation({ ctx, input }), "NOT_FOUND");
  });
});
