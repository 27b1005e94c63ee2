import { createHash, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { tokenScopeSchema } from "@/core/cli-token/schema";
import {
  DEVICE_LOGIN_TRIES,
  exchangeDeviceInputSchema,
  type exchangedDeviceSchema,
} from "@/core/device/schema";
import { HeedError, notFound } from "@/core/errors";
import { publicUrl } from "@/server/auth/public-url";
import { db } from "@/server/db/client";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { enqueueMail } from "@/server/mail/enqueue-mail";
import { createAccountNotice } from "../account-notice/create";
import { emitAudit } from "../audit/emit-audit";
import { insertToken } from "../cli-token/internal";
import { auditedToken } from "../cli-token/select";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import type { AnonymousContext } from "../setup/internal";
import { sha256Hex } from "./internal";

const LIFETIME_MS = 365 * 86_400_000;

type Exchange = z.infer<typeof exchangeDeviceInputSchema>;
type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/**
 * Last step of `heed login`: the machine proves that it started the login (PKCE, RFC 7636) and, in mode
 * `loopback`, that the browser came back to it, and gets its token once.
 * @throws PRECONDITION while the person has not decided, FORBIDDEN when they refused, NOT_FOUND otherwise
 */
export async function exchangeDeviceLogin({
  ctx,
  input,
}: {
  ctx: AnonymousContext;
  input: z.input<typeof exchangeDeviceInputSchema>;
}): Promise<z.infer<typeof exchangedDeviceSchema>> {
  const presented = exchangeDeviceInputSchema.parse(input);
  const login = await findLogin(presented.deviceCode);
  if (!login || login.usedAt || login.expiresAt <= ctx.now() || login.attempts >= DEVICE_LOGIN_TRIES) {
    throw notFound("Login");
  }
  await requireProof(login, presented);
  if (login.deniedAt) throw new HeedError("FORBIDDEN", "The login was refused in the browser.");
  const { approvedById } = login;
  if (!approvedById) throw new HeedError("PRECONDITION", "Waiting for the person to decide in the browser.");
  return issueToken(ctx, { ...login, approvedById });
}

function findLogin(deviceCode: string) {
  return db.deviceLogin.findUnique({
    where: { deviceCodeHash: sha256Hex(deviceCode) },
    select: {
      id: true,
      mode: true,
      codeChallenge: true,
      deviceName: true,
      address: true,
      scopes: true,
      attempts: true,
      grantHash: true,
      approvedById: true,
      approvedAt: true,
      deniedAt: true,
      usedAt: true,
      expiresAt: true,
    },
  });
}

async function requireProof(login: Login, presented: Exchange): Promise<void> {
  const challenge = createHash("sha256").update(presented.codeVerifier).digest("base64url");
  const hasVerifier = sameText(challenge, login.codeChallenge);
  const hasGrant = login.grantHash === null || sameText(sha256Hex(presented.code ?? ""), login.grantHash);
  if (hasVerifier && hasGrant) return;
  await db.deviceLogin.update({
    where: { id: login.id },
    data: { attempts: { increment: 1 } },
    select: { id: true },
  });
  throw notFound("Login");
}

async function issueToken(request: AnonymousContext, login: Login & { approvedById: string }) {
  const user = await db.user.findFirst({
    where: { id: login.approvedById, disabledAt: null },
    select: { id: true, email: true, name: true, isInstanceAdmin: true },
  });
  if (!user) throw notFound("Login");
  const ctx = asApprover(request, login, user);
  await requirePermission(ctx, "token:write");
  return withTransaction(ctx, async (tx) => {
    // Guarded: of two exchanges at once one gets the token.
    const { count } = await tx.deviceLogin.updateMany({
      where: { id: login.id, usedAt: null },
      data: { usedAt: ctx.now(), userCode: null },
    });
    if (count === 0) throw notFound("Login");
    const scopes = tokenScopeSchema.array().parse(login.scopes);
    const { row, secret } = await insertToken(tx, {
      userId: user.id,
      projectId: null,
      name: login.deviceName,
      scopes,
      expiresAt: new Date(ctx.now().getTime() + LIFETIME_MS),
    });
    await tellOwner(tx, { user, login, now: ctx.now() });
    await emitAudit(tx, ctx, {
      action: "cli_token.create",
      chain: { kind: "user", subjectId: user.id },
      entity: { type: "cli_token", id: row.id },
      after: { ...auditedToken(row), login: login.mode, address: login.address },
    });
    return { token: secret, user: { id: user.id, email: user.email, name: user.name }, scopes };
  });
}

/** trust.md section 6: the user is notified, on their pages and, where mail is configured, by mail. */
async function tellOwner(
  tx: Transaction,
  { user, login, now }: { user: { id: string; email: string }; login: Login; now: Date },
): Promise<void> {
  const { deviceName: device, address } = login;
  const notice = { kind: "device_signed_in", detail: { device, address } } as const;
  await createAccountNotice(tx, { userId: user.id, notice, now });
  await enqueueMail(tx, {
    template: "newDevice",
    to: user.email,
    url: `${publicUrl()}/account#devices`,
    device,
    address,
    at: now.toISOString(),
  });
}

/** The token is the act of the person who approved it in the browser. */
function asApprover(
  request: AnonymousContext,
  login: Login,
  user: { id: string; email: string; name: string; isInstanceAdmin: boolean },
): ServiceContext {
  const { id: userId, ...person } = user;
  return {
    ...request,
    actor: {
      type: "user",
      userId,
      ...person,
      sessionId: login.id,
      authenticatedAt: login.approvedAt ?? request.now(),
      address: request.address,
    },
  };
}

function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
