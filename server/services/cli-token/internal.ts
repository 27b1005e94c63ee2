import { randomBytes } from "node:crypto";
import { formatToken, makeTokenParts, TOKEN_RANDOM_BYTES } from "@/core/cli-token/format";
import {
  type CliTokenItem,
  type CreatedToken,
  ROTATION_OVERLAP_HOURS,
  tokenScopeSchema,
} from "@/core/cli-token/schema";
import { HeedError, notFound } from "@/core/errors";
import type { TokenScope } from "@/core/permission/permissions";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/server/db/transaction";
import { type AuditInput, emitAudit } from "../audit/emit-audit";
import type { ServiceContext } from "../context";
import { auditedToken, type TokenRow, tokenSelect, toToken } from "./select";
import { hashTokenSecret } from "./verify";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type NewToken = {
  userId: string;
  projectId: string | null;
  kind?: "service";
  name: string;
  scopes: TokenScope[];
  expiresAt: Date | null;
  rotatedFromId?: string;
};

/** Which token may be touched (the tenant is in it), on whose chain it stands, and how its status is told. */
type TouchedToken = {
  where: Prisma.CliTokenWhereInput & { id: string };
  chain: AuditInput["chain"];
  authenticatedAt: Date | null;
};

/** Stores a token with fresh random parts; the returned text exists nowhere else. */
export async function insertToken(
  tx: Transaction,
  token: NewToken,
): Promise<{ row: TokenRow; secret: string }> {
  const parts = makeTokenParts(randomBytes(TOKEN_RANDOM_BYTES));
  const row = await tx.cliToken.create({
    data: { ...token, prefix: parts.prefix, secretHash: hashTokenSecret(parts.secret) },
    select: tokenSelect,
  });
  return { row, secret: formatToken(parts) };
}

/** @param lifetimeDays null: the token does not end by itself */
export function expiryOf(now: Date, lifetimeDays: number | null): Date | null {
  return lifetimeDays === null ? null : new Date(now.getTime() + lifetimeDays * DAY_MS);
}

/** Ends a token at once, and audits it. @throws NOT_FOUND, CONFLICT when it was revoked before */
export async function endToken(
  tx: Transaction,
  ctx: ServiceContext,
  touched: TouchedToken,
): Promise<CliTokenItem> {
  const { where, chain, authenticatedAt } = touched;
  const before = await tx.cliToken.findFirst({ where, select: tokenSelect });
  if (!before) throw notFound("Token");
  const revokedAt = ctx.now();
  // Guarded, so that of two revokes at once one is refused and the audit has one entry.
  const { count } = await tx.cliToken.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt },
  });
  if (count === 0) throw new HeedError("CONFLICT", "This token was revoked already.");
  await emitAudit(tx, ctx, {
    action: "cli_token.revoke",
    chain,
    entity: { type: "cli_token", id: where.id },
    before: auditedToken(before),
    after: { ...auditedToken(before), revokedAt },
  });
  return toToken({ ...before, revokedAt }, revokedAt, authenticatedAt);
}

/**
 * Makes the successor of a token, and audits it; the old one works for another 24 hours.
 * @throws NOT_FOUND, CONFLICT when the old one has ended or was rotated before
 */
export async function replaceToken(
  tx: Transaction,
  ctx: ServiceContext,
  touched: TouchedToken & { userId: string },
): Promise<CreatedToken> {
  const { where, chain, userId, authenticatedAt } = touched;
  const old = await tx.cliToken.findFirst({ where, select: { ...tokenSelect, projectId: true } });
  if (!old) throw notFound("Token");
  const now = ctx.now();
  const overlapUntil = new Date(now.getTime() + ROTATION_OVERLAP_HOURS * HOUR_MS);
  const isAlive = { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
  const { count } = await tx.cliToken.updateMany({
    where: { AND: [where, { revokedAt: null, overlapUntil: null }, isAlive] },
    data: { overlapUntil },
  });
  if (count === 0) throw new HeedError("CONFLICT", "This token has ended or was rotated already.");
  const lifetime = old.expiresAt && old.expiresAt.getTime() - old.createdAt.getTime();
  const { row, secret } = await insertToken(tx, {
    userId,
    projectId: old.projectId,
    ...(old.kind === "service" && { kind: "service" }),
    name: old.name,
    scopes: tokenScopeSchema.array().parse(old.scopes),
    expiresAt: lifetime === null ? null : new Date(now.getTime() + lifetime),
    rotatedFromId: old.id,
  });
  await emitAudit(tx, ctx, {
    action: "cli_token.rotate",
    chain,
    entity: { type: "cli_token", id: row.id },
    before: { ...auditedToken(old), overlapUntil },
    after: auditedToken(row),
  });
  return { token: toToken(row, now, authenticatedAt), secret };
}
