import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { INSTANCE_INVITATION } from "@/core/user/schema";
import { readToken } from "@/server/auth/token";
import { db } from "@/server/db/client";
import { contextOf } from "@/test/factories/contexts";
import { mintToken } from "@/test/factories/mint-token";
import { mintUser } from "@/test/factories/mint-user";
import { countAuditEntries, expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { readUserSession } from "../account/read-user-session";
import { disableUser } from "./disable";
import { enableUser } from "./enable";
import { inviteUser } from "./invite";
import { listUsers } from "./list";
import { listUserInvitations } from "./list-invitations";
import { revokeUserInvitation } from "./revoke-invitation";
import { revokeUserSessions } from "./revoke-sessions";
import { sendReset } from "./send-reset";
import { setInstanceAdmin } from "./set-admin";

const NOW = new Date("2027-03-01T12:00:00.000Z");
const HOUR_MS = 3_600_000;

async function mintAdmin(authenticatedAt = NOW) {
  const user = await mintUser({ name: "Iris Admin", isInstanceAdmin: true, authenticatedAt });
  return { user, ctx: contextOf(user.actor, NOW) };
}

describe("the users of the instance", () => {
  it("are listed with their account and nothing of what they work on", async () => {
    const { ctx } = await mintAdmin();
    const ada = await mintUser({ name: "Ada Lovelace" });
    await db.userSession.updateMany({ where: { userId: ada.id }, data: { lastSeenAt: NOW } });
    await db.account.create({
      data: { userId: ada.id, issuer: "https://id.example", subject: ada.id, provider: "oidc" },
    });
    const { createdAt } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
    const found = await listUsers({ ctx, input: { search: ada.email.slice(0, 20).toUpperCase() } });
    expect(found).toEqual({
      items: [
        {
          id: ada.id,
          name: "Ada Lovelace",
          email: ada.email,
          isInstanceAdmin: false,
          state: "active",
          lastSeenAt: NOW,
          methods: ["oidc"],
          createdAt,
          isYou: false,
        },
      ],
      nextCursor: null,
    });
  });

  it("are paged, and filtered by state and admins; an erased person is nobody", async () => {
    const { ctx } = await mintAdmin();
    const name = `Group ${crypto.randomUUID()}`;
    const [first, second, third, erased] = [
      await mintUser({ name }),
      await mintUser({ name, isInstanceAdmin: true }),
      await mintUser({ name }),
      await mintUser({ name }),
    ];
    await db.user.update({ where: { id: erased.id }, data: { erasedAt: NOW } });
    await db.user.update({ where: { id: third.id }, data: { disabledAt: NOW } });
    const idsOf = async (filter: object) =>
      (await listUsers({ ctx, input: { search: name, ...filter } })).items.map(({ id }) => id);
    const page = await listUsers({ ctx, input: { search: name, limit: 2 } });
    expect(page.items.map(({ id }) => id)).toEqual([third.id, second.id]);
    expect(await idsOf({ cursor: page.nextCursor })).toEqual([first.id]);
    expect(await idsOf({ state: ["disabled"] })).toEqual([third.id]);
    expect(await idsOf({ state: ["active"] })).toEqual([second.id, first.id]);
    expect(await idsOf({ adminsOnly: true })).toEqual([second.id]);
  });

  it("are found for instance admins only, whatever a token may do", async () => {
    const user = await mintUser();
    const { user: admin } = await mintAdmin();
    const token = await mintToken(admin, { scopes: ["events:write", "rules:read", "own:write"] });
    const userId = user.id;
    for (const [actor, code] of [
      [user.actor, "NOT_FOUND"],
      [token.actor, "FORBIDDEN"],
    ] as const) {
      const ctx = contextOf(actor, NOW);
      await expectRefusal(listUsers({ ctx, input: {} }), code);
      await expectRefusal(listUserInvitations({ ctx }), code);
      await expectRefusal(inviteUser({ ctx, input: { email: "x@example.test" } }), code);
      await expectRefusal(revokeUserInvitation({ ctx, input: { invitationId: userId } }), code);
      await expectRefusal(disableUser({ ctx, input: { userId } }), code);
      await expectRefusal(enableUser({ ctx, input: { userId } }), code);
      await expectRefusal(revokeUserSessions({ ctx, input: { userId } }), code);
      await expectRefusal(setInstanceAdmin({ ctx, input: { userId, isInstanceAdmin: true } }), code);
    }
    expect(await countAuditEntries("user", userId)).toBe(0);
  });

  it("are out of reach from the moment the flag is taken away, in a session that is still open", async () => {
    const { user, ctx } = await mintAdmin();
    await db.user.update({ where: { id: user.id }, data: { isInstanceAdmin: false } });
    await expectRefusal(listUsers({ ctx, input: {} }), "NOT_FOUND");
  });
});

describe("an invitation to the instance", () => {
  it("is a hashed, single-use link for a week; a second one replaces it", async () => {
    const { user, ctx } = await mintAdmin();
    const email = `new-${crypto.randomUUID()}@example.test`;
    const first = await inviteUser({ ctx, input: { email: ` ${email.toUpperCase()} ` } });
    expect(first).toMatchObject({ email, expiresAt: new Date("2027-03-08T12:00:00Z") });
    const token = /\/welcome#([\w-]{43})$/.exec(first.url ?? "")?.[1] ?? "";
    const tokenHash = createHash("sha256").update(token).digest("hex");
    const row = await db.verificationToken.findUniqueOrThrow({ where: { tokenHash } });
    expect(row).toMatchObject({ purpose: INSTANCE_INVITATION, createdById: user.id, userId: null, email });
    expect(JSON.stringify(row)).not.toContain(token);

    await inviteUser({ ctx, input: { email } });
    const open = (await listUserInvitations({ ctx })).filter((invitation) => invitation.email === email);
    expect(open).toMatchObject([{ email, invitedBy: "Iris Admin" }]);
    expect(open[0]?.id).not.toBe(row.id);
    await expectAuditEntry({
      chain: { kind: "instance" },
      action: "user.invite",
      entityId: open[0]?.id ?? "",
      actorId: user.id,
      after: { email, expiresAt: "2027-03-08T12:00:00.000Z", replacesEarlier: true },
    });
  });

  it("is refused for an address that has an account, and can be revoked once", async () => {
    const { user, ctx } = await mintAdmin();
    const known = await mintUser();
    await expectRefusal(inviteUser({ ctx, input: { email: known.email } }), "CONFLICT");
    const email = `new-${crypto.randomUUID()}@example.test`;
    await inviteUser({ ctx, input: { email } });
    const { id: invitationId } = await db.verificationToken.findFirstOrThrow({ where: { email } });
    await revokeUserInvitation({ ctx, input: { invitationId } });
    await expectAuditEntry({
      chain: { kind: "instance" },
      action: "user.revoke_invitation",
      entityId: invitationId,
      actorId: user.id,
      before: { email },
    });
    await expectRefusal(revokeUserInvitation({ ctx, input: { invitationId } }), "NOT_FOUND");
  });
});

describe("disabling a person", () => {
  it("ends sessions and links at once, tokens answer owner_disabled, and both audits say who did it", async () => {
    const { user: admin, ctx } = await mintAdmin();
    const person = await mintUser();
    const { secret } = await mintToken(person);
    const link = await db.verificationToken.create({
      data: {
        purpose: "password_reset",
        userId: person.id,
        email: person.email,
        tokenHash: crypto.randomUUID(),
        expiresAt: new Date(NOW.getTime() + HOUR_MS),
      },
    });
    await db.userSession.updateMany({
      where: { userId: person.id },
      data: { expiresAt: new Date(NOW.getTime() + HOUR_MS) },
    });
    const session = { sessionId: person.actor.sessionId, address: "192.0.2.9", now: NOW };
    expect(await readUserSession(session)).not.toBeNull();

    const { user, endedSessions } = await disableUser({ ctx, input: { userId: person.id } });
    expect([user.state, endedSessions]).toEqual(["disabled", 1]);
    expect(await readUserSession(session)).toBeNull();
    await expect(readToken(new Headers({ authorization: `Bearer ${secret}` }), NOW)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
      fieldErrors: { token: ["owner_disabled"] },
    });
    const { expiresAt } = await db.verificationToken.findUniqueOrThrow({ where: { id: link.id } });
    expect(expiresAt).toEqual(NOW);
    for (const chain of [{ kind: "user", subjectId: person.id }, { kind: "instance" }] as const) {
      await expectAuditEntry({
        chain,
        action: "user.disable",
        entityId: person.id,
        actorId: admin.id,
        before: { email: person.email, state: "active" },
        after: { email: person.email, state: "disabled", revokedSessions: 1 },
      });
    }
    await expectRefusal(disableUser({ ctx, input: { userId: person.id } }), "CONFLICT");
  });

  it("can be undone; ended sessions stay ended", async () => {
    const { user: admin, ctx } = await mintAdmin();
    const person = await mintUser();
    await db.userSession.updateMany({
      where: { userId: person.id },
      data: { expiresAt: new Date(NOW.getTime() + HOUR_MS) },
    });
    await expectRefusal(enableUser({ ctx, input: { userId: person.id } }), "CONFLICT");
    await disableUser({ ctx, input: { userId: person.id } });
    expect(await enableUser({ ctx, input: { userId: person.id } })).toMatchObject({ state: "active" });
    const open = await db.userSession.count({ where: { userId: person.id, revokedAt: null } });
    expect(open).toBe(0);
    await expectAuditEntry({
      chain: { kind: "user", subjectId: person.id },
      action: "user.enable",
      entityId: person.id,
      actorId: admin.id,
    });
  });

  it("who is an instance admin needs a sign-in within the last hour", async () => {
    const stale = await mintAdmin(new Date(NOW.getTime() - HOUR_MS - 1));
    const [admin, person] = [await mintUser({ isInstanceAdmin: true }), await mintUser()];
    await expectRefusal(disableUser({ ctx: stale.ctx, input: { userId: admin.id } }), "PRECONDITION");
    const disabled = await disableUser({ ctx: stale.ctx, input: { userId: person.id } });
    expect(disabled.user.state).toBe("disabled");
  });

  it("is refused for oneself, and NOT_FOUND for who is not there", async () => {
    const { user, ctx } = await mintAdmin();
    await expectRefusal(disableUser({ ctx, input: { userId: user.id } }), "PRECONDITION");
    await expectRefusal(disableUser({ ctx, input: { userId: crypto.randomUUID() } }), "NOT_FOUND");
  });
});

describe("signing a person out everywhere", () => {
  it("ends their browser sessions and nobody else's", async () => {
    const { user: admin, ctx } = await mintAdmin();
    const person = await mintUser();
    await db.userSession.updateMany({
      where: { userId: { in: [person.id, admin.id] } },
      data: { expiresAt: new Date(NOW.getTime() + HOUR_MS) },
    });
    const { endedSessions } = await revokeUserSessions({ ctx, input: { userId: person.id } });
    expect(endedSessions).toBe(1);
    expect(await db.userSession.count({ where: { userId: admin.id, revokedAt: null } })).toBe(1);
    await expectAuditEntry({
      chain: { kind: "user", subjectId: person.id },
      action: "user.revoke_sessions",
      entityId: person.id,
      actorId: admin.id,
      after: { email: person.email, revokedSessions: 1 },
    });
  });
});

describe("a reset link by an admin", () => {
  it("is handed over once, kept as a hash, sets no password, and stands in the person's own audit", async () => {
    const { user: admin, ctx } = await mintAdmin();
    const person = await mintUser({ password: "correct horse battery" });
    const before = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    const { url, email, expiresAt } = await sendReset({ ctx, input: { userId: person.id } });
    expect([email, expiresAt]).toEqual([person.email, new Date("2027-03-01T13:00:00.000Z")]);
    const token = /\/reset\/new#([\w-]{43})$/.exec(url ?? "")?.[1] ?? "";
    const tokenHash = createHash("sha256").update(token).digest("hex");
    const link = await db.verificationToken.findUniqueOrThrow({ where: { tokenHash } });
    expect(link).toMatchObject({ userId: person.id, createdById: admin.id, usedAt: null });
    const after = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(after.passwordHash).toBe(before.passwordHash);
    for (const chain of [{ kind: "user", subjectId: person.id }, { kind: "instance" }] as const) {
      await expectAuditEntry({
        chain,
        action: "user.send_reset",
        entityId: person.id,
        actorId: admin.id,
        after: { email, expiresAt: "2027-03-01T13:00:00.000Z", mailed: false },
      });
    }
  });

  it("needs a sign-in within the last hour, and a person who may sign in", async () => {
    const { ctx } = await mintAdmin();
    const person = await mintUser();
    const input = { userId: person.id };
    const stale = await mintAdmin(new Date(NOW.getTime() - HOUR_MS - 1));
    await expectRefusal(sendReset({ ctx: stale.ctx, input }), "PRECONDITION");
    await disableUser({ ctx, input });
    await expectRefusal(sendReset({ ctx, input }), "PRECONDITION");
    await expectRefusal(sendReset({ ctx, input: { userId: crypto.randomUUID() } }), "NOT_FOUND");
    await expectRefusal(sendReset({ ctx: contextOf(person.actor, NOW), input }), "NOT_FOUND");
  });
});

describe("the flag of an instance admin", () => {
  it("is given and taken, in both audits", async () => {
    const { user: admin, ctx } = await mintAdmin();
    const person = await mintUser();
    const give = { userId: person.id, isInstanceAdmin: true };
    expect(await setInstanceAdmin({ ctx, input: give })).toMatchObject({ isInstanceAdmin: true });
    await expectAuditEntry({
      chain: { kind: "user", subjectId: person.id },
      action: "user.set_admin",
      entityId: person.id,
      actorId: admin.id,
      before: { email: person.email, isInstanceAdmin: false },
      after: { email: person.email, isInstanceAdmin: true },
    });
    await expectRefusal(setInstanceAdmin({ ctx, input: give }), "CONFLICT");
    const take = { userId: person.id, isInstanceAdmin: false };
    expect(await setInstanceAdmin({ ctx, input: take })).toMatchObject({ isInstanceAdmin: false });
  });

  it("needs a sign-in within the last hour", async () => {
    const person = await mintUser();
    const input = { userId: person.id, isInstanceAdmin: true };
    const stale = await mintAdmin(new Date(NOW.getTime() - HOUR_MS - 1));
    await expectRefusal(setInstanceAdmin({ ctx: stale.ctx, input }), "PRECONDITION");
    const fresh = await mintAdmin(new Date(NOW.getTime() - HOUR_MS));
    expect(await setInstanceAdmin({ ctx: fresh.ctx, input })).toMatchObject({ isInstanceAdmin: true });
  });

  it("is refused for a disabled person", async () => {
    const { ctx } = await mintAdmin();
    const person = await mintUser();
    await disableUser({ ctx, input: { userId: person.id } });
    const input = { userId: person.id, isInstanceAdmin: true };
    await expectRefusal(setInstanceAdmin({ ctx, input }), "PRECONDITION");
  });

  it("stays with the last one", async () => {
    await db.user.updateMany({ where: { isInstanceAdmin: true }, data: { isInstanceAdmin: false } });
    const { user, ctx } = await mintAdmin();
    const input = { userId: user.id, isInstanceAdmin: false };
    await expectRefusal(setInstanceAdmin({ ctx, input }), "PRECONDITION");
    const second = await mintAdmin();
    expect(await setInstanceAdmin({ ctx, input })).toMatchObject({ isInstanceAdmin: false });
    await expectRefusal(
      setInstanceAdmin({ ctx: second.ctx, input: { userId: second.user.id, isInstanceAdmin: false } }),
      "PRECONDITION",
    );
  });

  it("stays with one of two who take it from each other at once", async () => {
    await db.user.updateMany({ where: { isInstanceAdmin: true }, data: { isInstanceAdmin: false } });
    const [left, right] = [await mintAdmin(), await mintAdmin()];
    const results = await Promise.allSettled([
      setInstanceAdmin({ ctx: left.ctx, input: { userId: right.user.id, isInstanceAdmin: false } }),
      setInstanceAdmin({ ctx: right.ctx, input: { userId: left.user.id, isInstanceAdmin: false } }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.user.count({ where: { isInstanceAdmin: true } })).toBe(1);
  });
});
