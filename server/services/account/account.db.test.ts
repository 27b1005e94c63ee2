import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { contextOf } from "@/test/factories/contexts";
import { mintToken } from "@/test/factories/mint-token";
import { type MintedUser, mintUser } from "@/test/factories/mint-user";
import { expectAuditEntry } from "@/test/matchers/expect-audit-entry";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { changePassword } from "./change-password";
import { confirmPassword } from "./confirm-password";
import { getAccount } from "./get";
import { listSessions } from "./list-sessions";
import { revokeSession } from "./revoke-session";
import { signOutEverywhere } from "./sign-out-everywhere";
import { updateAccount } from "./update";
import { verifyPassword } from "./verify-password";

const OLD = "correct horse battery";
const NEW = "another long enough one";

function addSession(user: MintedUser) {
  return db.userSession.create({
    data: { userId: user.id, expiresAt: new Date(Date.now() + 86_400_000), userAgent: "Second browser" },
  });
}

describe("account", () => {
  it("shows and renames the person", async () => {
    const user = await mintUser({ name: "Before" });
    const ctx = contextOf(user.actor);
    const shown = { id: user.id, name: "Before", email: user.email, isInstanceAdmin: false };
    expect(await getAccount({ ctx })).toEqual({ user: shown });
    expect(await updateAccount({ ctx, input: { name: " After " } })).toEqual({
      user: { ...shown, name: "After" },
    });
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "account.update",
      entityId: user.id,
      actorId: user.id,
      before: { name: "Before" },
      after: { name: "After" },
    });
  });

  it("is no token's business, whatever its scopes", async () => {
    const user = await mintUser();
    const token = await mintToken(user, { scopes: ["events:write", "rules:read", "own:write"] });
    const ctx = contextOf(token.actor);
    await expectRefusal(getAccount({ ctx }), "FORBIDDEN");
    await expectRefusal(updateAccount({ ctx, input: { name: "x" } }), "FORBIDDEN");
    await expectRefusal(listSessions({ ctx }), "FORBIDDEN");
    await expectRefusal(signOutEverywhere({ ctx }), "FORBIDDEN");
    await expectRefusal(
      changePassword({ ctx, input: { currentPassword: OLD, newPassword: NEW } }),
      "FORBIDDEN",
    );
  });
});

describe("changePassword", () => {
  it("needs the current one, and ends every other session", async () => {
    const user = await mintUser({ password: OLD });
    const ctx = contextOf(user.actor);
    const other = await addSession(user);
    const wrong = changePassword({ ctx, input: { currentPassword: "wrong", newPassword: NEW } });
    await expect(wrong).rejects.toMatchObject({
      code: "INVALID",
      fieldErrors: { currentPassword: [expect.any(String)] },
    });

    expect(await changePassword({ ctx, input: { currentPassword: OLD, newPassword: NEW } })).toEqual({
      revoked: 1,
    });
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(await verifyPassword(NEW, passwordHash)).toBe(true);
    expect(await verifyPassword(OLD, passwordHash)).toBe(false);
    const { sessions } = await listSessions({ ctx });
    expect(sessions.map(({ id }) => id)).toEqual([user.actor.sessionId]);
    expect(sessions.map(({ id }) => id)).not.toContain(other.id);
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "account.change_password",
      entityId: user.id,
      actorId: user.id,
      before: null,
      after: { revokedSessions: 1 },
    });
  });

  it("gives five tries in five minutes", async () => {
    const user = await mintUser({ password: OLD });
    const ctx = contextOf(user.actor);
    const attempt = (currentPassword: string) =>
      changePassword({ ctx, input: { currentPassword, newPassword: NEW } });
    for (let index = 0; index < 5; index += 1) await expectRefusal(attempt("wrong"), "INVALID");
    await expectRefusal(attempt(OLD), "LIMIT");
  });
});

describe("confirmPassword", () => {
  it("renews this session's proof, for the right password only", async () => {
    const user = await mintUser({ password: OLD, authenticatedAt: new Date("2027-01-01T00:00:00.000Z") });
    const other = await addSession(user);
    const now = new Date("2027-01-01T08:00:00.000Z");
    const ctx = contextOf(user.actor, now);
    await expectRefusal(confirmPassword({ ctx, input: { password: NEW } }), "INVALID");
    expect(await confirmPassword({ ctx, input: { password: OLD } })).toEqual({ authenticatedAt: now });
    const proofs = await db.userSession.findMany({ where: { userId: user.id, authenticatedAt: now } });
    expect(proofs.map(({ id }) => id)).toEqual([user.actor.sessionId]);
    expect(other.id).not.toBe(user.actor.sessionId);
  });

  it("is no token's business", async () => {
    const token = await mintToken(await mintUser({ password: OLD }));
    const work = confirmPassword({ ctx: contextOf(token.actor), input: { password: OLD } });
    await expectRefusal(work, "FORBIDDEN");
  });
});

describe("sessions", () => {
  it("lists own open ones and machines, and ends one of them", async () => {
    const user = await mintUser();
    const stranger = await mintUser();
    const ctx = contextOf(user.actor);
    const second = await addSession(user);
    await db.device.create({ data: { userId: user.id, name: "workshop" } });
    const listed = await listSessions({ ctx });
    expect(listed.sessions).toHaveLength(2);
    expect(listed.sessions.find(({ id }) => id === second.id)).toMatchObject({ isCurrent: false });
    expect(listed.devices).toMatchObject([{ name: "workshop" }]);

    const input = { sessionId: second.id };
    await expectRefusal(revokeSession({ ctx: contextOf(stranger.actor), input }), "NOT_FOUND");
    expect(await revokeSession({ ctx, input })).toEqual({ revoked: 1 });
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "account.revoke_session",
      entityId: second.id,
      actorId: user.id,
    });
    await expectRefusal(revokeSession({ ctx, input }), "NOT_FOUND");
  });

  it("ends all of a person's and nobody else's", async () => {
    const user = await mintUser();
    const stranger = await mintUser();
    await addSession(user);
    const ctx = contextOf(user.actor);
    expect(await signOutEverywhere({ ctx })).toEqual({ revoked: 2 });
    expect((await listSessions({ ctx })).sessions).toEqual([]);
    expect((await listSessions({ ctx: contextOf(stranger.actor) })).sessions).toHaveLength(1);
    await expectAuditEntry({
      chain: { kind: "user", subjectId: user.id },
      action: "account.sign_out_everywhere",
      entityId: user.id,
      actorId: user.id,
      after: { revokedSessions: 2 },
    });
  });
});
