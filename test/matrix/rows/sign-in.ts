import { randomBytes, randomUUID } from "node:crypto";
import { db } from "@/server/db/client";
import { createLink, type LinkPurpose } from "@/server/services/account/create-link";
import { ofAnybody, ofPerson, type ProcedureRows } from "../row";
import type { World } from "../world";

const PASSWORD = "correct horse battery";
const everybody = <TOutcome>(outcome: TOutcome) => ({
  owner: outcome,
  admin: outcome,
  editor: outcome,
  member: outcome,
  viewer: outcome,
  stranger: outcome,
  instanceAdmin: outcome,
});

async function openLink(purpose: LinkPurpose, wish: { email: string; userId: string | null }) {
  const { token } = await createLink(db, {
    purpose,
    ...wish,
    createdById: null,
    lifetimeMs: 60_000,
    now: new Date(),
  });
  return token;
}

const newAddress = () => `guest-${randomUUID()}@example.test`;

async function ownIdentity({ actor }: Pick<World, "actor">) {
  const identity = { userId: actor.id, issuer: "https://id.example.test", provider: "oidc" };
  const { id } = await db.account.create({ data: { ...identity, subject: randomUUID() } });
  return { identityId: id };
}

async function ownNotice({ actor }: Pick<World, "actor">) {
  const detail = { device: "workshop", address: "192.0.2.1" };
  const { id } = await db.accountNotice.create({
    data: { userId: actor.id, kind: "device_signed_in", detail },
  });
  return { noticeId: id };
}

export const signInRows: ProcedureRows = {
  "signIn.options": ofAnybody("ok", () => undefined),
  // Without a mail server nothing is sent, and everybody is told so.
  "signIn.requestLink": ofAnybody("PRECONDITION", () => ({ email: newAddress() })),
  "signIn.requestReset": ofAnybody("PRECONDITION", () => ({ email: newAddress() })),
  "signIn.resetPassword": ofAnybody("ok", async ({ member }) => ({
    token: await openLink("password_reset", { email: member.email, userId: member.id }),
    password: PASSWORD,
  })),
  "signIn.resetPassword#guessed": ofAnybody("NOT_FOUND", () => ({
    token: randomBytes(32).toString("base64url"),
    password: PASSWORD,
  })),
  "signIn.previewWelcome": ofAnybody("ok", async () => ({
    token: await openLink("instance_invitation", { email: newAddress(), userId: null }),
  })),
  "signIn.acceptWelcome": ofAnybody("ok", async () => ({
    token: await openLink("instance_invitation", { email: newAddress(), userId: null }),
    name: "Guest",
    password: PASSWORD,
  })),

  "live.onSession": ofPerson(() => undefined),
  "account.signInWays": ofPerson(() => undefined),
  "account.setPassword": ofPerson(() => ({ password: PASSWORD })),
  // Minted people have no password: an only identity is their last way in.
  "account.unlinkIdentity": ofPerson(ownIdentity, { callers: everybody("CONFLICT") }),
  "account.unlinkIdentity#others": ofPerson(async ({ member }) => ownIdentity({ actor: member }), {
    callers: everybody("NOT_FOUND"),
  }),
  "account.notices": ofPerson(() => undefined),
  "account.dismissNotice": ofPerson(ownNotice),
  "account.dismissNotice#others": ofPerson(async ({ member }) => ownNotice({ actor: member }), {
    callers: everybody("NOT_FOUND"),
  }),
};
