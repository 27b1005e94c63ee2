import { type CliTokenItem, SIGN_IN_DAYS, type TokenStatus, tokenScopeSchema } from "@/core/cli-token/schema";
import type { Prisma } from "@/generated/prisma/client";

const DAY_MS = 86_400_000;

export const tokenSelect = {
  id: true,
  kind: true,
  name: true,
  prefix: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
  overlapUntil: true,
  lastUsedAt: true,
  lastHost: true,
  lastCliVersion: true,
  project: { select: { slug: true, name: true } },
} satisfies Prisma.CliTokenSelect;

export type TokenRow = Prisma.CliTokenGetPayload<{ select: typeof tokenSelect }>;

/** @param authenticatedAt the owner's last interactive sign-in; null where it does not matter (service) */
export function toToken(row: TokenRow, now: Date, authenticatedAt: Date | null): CliTokenItem {
  const { revokedAt: _revokedAt, scopes, ...token } = row;
  return {
    ...token,
    prefix: `heed_${row.prefix}`,
    scopes: tokenScopeSchema.array().parse(scopes),
    status: statusOf(row, now, authenticatedAt),
  };
}

function statusOf(row: TokenRow, now: Date, authenticatedAt: Date | null): TokenStatus {
  if (row.revokedAt || (row.overlapUntil && row.overlapUntil <= now)) return "revoked";
  if (row.expiresAt && row.expiresAt <= now) return "expired";
  const isStale = authenticatedAt && now.getTime() - authenticatedAt.getTime() > SIGN_IN_DAYS * DAY_MS;
  if (isStale) return "sign_in_needed";
  return row.overlapUntil ? "overlap" : "active";
}

/** What the audit keeps of a token; never its secret. */
export function auditedToken(row: TokenRow) {
  return {
    kind: row.kind,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    project: row.project?.slug ?? null,
    expiresAt: row.expiresAt,
  };
}
