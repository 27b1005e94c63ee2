import { createHash, randomUUID } from "node:crypto";
import { db } from "@/server/db/client";
import { mintToken } from "@/test/factories/mint-token";
import { ofAnybody, ofPerson, type ProcedureRows } from "../row";
import type { World } from "../world";

const PASSWORD = "correct horse battery";

const NO_PASSWORD = {
  callers: {
    owner: "INVALID",
    admin: "INVALID",
    editor: "INVALID",
    member: "INVALID",
    viewer: "INVALID",
    stranger: "INVALID",
    instanceAdmin: "INVALID",
  },
} as const;

async function ownToken({ actor }: World) {
  return { tokenId: (await mintToken(actor)).id };
}

/** A login that waits for a decision: whose it becomes is decided by who approves. */
async function waitingLogin() {
  const { id } = await db.deviceLogin.create({
    data: {
      mode: "loopback",
      deviceCodeHash: randomUUID(),
      codeChallenge: "x".repeat(43),
      redirectPort: 4711,
      state: "state-12345",
      deviceName: "workshop",
      address: "192.0.2.1",
      scopes: ["rules:read"],
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  return id;
}

async function ownSession({ actor }: World) {
  const { id } = await db.userSession.create({
    data: { userId: actor.id, expiresAt: new Date(Date.now() + 60_000) },
  });
  return { sessionId: id };
}

async function invitationFor({ project, owner }: World) {
  const token = createHash("sha256").update(randomUUID()).digest("base64url");
  const email = `guest-${randomUUID()}@example.test`;
  await db.invitation.create({
    data: {
      projectId: project.id,
      email,
      role: "member",
      tokenHash: createHash("sha256").update(token).digest("hex"),
      invitedById: owner.id,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  return token;
}

export const peopleRows: ProcedureRows = {
  "setup.get": ofAnybody("ok", () => undefined),
  // From a network address: setup answers its own machine only.
  "setup.claim": ofAnybody("FORBIDDEN", () => ({
    code: "x".repeat(22),
    name: "First",
    email: "first@example.test",
    password: PASSWORD,
  })),

  "account.me": ofPerson(() => undefined),
  "account.update": ofPerson(() => ({ name: "Renamed" })),
  // Minted people have no password: none can be right.
  "account.changePassword": ofPerson(
    () => ({ currentPassword: PASSWORD, newPassword: PASSWORD }),
    NO_PASSWORD,
  ),
  "account.confirmPassword": ofPerson(() => ({ password: PASSWORD }), NO_PASSWORD),
  "account.sessions": ofPerson(() => undefined),
  "account.revokeSession": ofPerson(ownSession),
  "account.signOutEverywhere": ofPerson(() => undefined),

  "cliToken.list": ofPerson(() => undefined),
  "cliToken.create": ofPerson(() => ({
    name: "laptop",
    lifetimeDays: 30,
    projectSlug: null,
    scopes: ["rules:read"],
  })),
  "cliToken.rotate": ofPerson(ownToken),
  "cliToken.revoke": ofPerson(ownToken),

  "device.find": ofPerson(async () => ({ loginId: await waitingLogin() })),
  "device.approve": ofPerson(async () => ({ loginId: await waitingLogin(), scopes: ["rules:read"] })),
  "device.deny": ofPerson(async () => ({ loginId: await waitingLogin() })),

  "invitation.preview": ofAnybody("ok", async (world) => ({ token: await invitationFor(world) })),
  // For another address than theirs: they are told of no rule.
  "invitation.conflicts": ofPerson(async (world) => ({ token: await invitationFor(world) })),
  // Bound to an address that none of the callers has; without a session it makes an account.
  "invitation.accept": ofAnybody(
    "FORBIDDEN",
    async (world) => ({
      token: await invitationFor(world),
      account: { name: "Guest", password: PASSWORD },
    }),
    { callers: { anonymous: "ok" } },
  ),
};
