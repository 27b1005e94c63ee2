import { createHash, timingSafeEqual } from "node:crypto";
import type { TokenParts } from "@/core/cli-token/format";
import { SIGN_IN_DAYS, type TokenRefusal } from "@/core/cli-token/schema";
import type { Result } from "@/core/result";
import { pool } from "@/server/db/client";
import type { Actor } from "../context";
import { recordTokenUse } from "./record-use";

const DAY_MS = 86_400_000;

type TokenActor = Extract<Actor, { type: "cli_token" }>;
export type PresentedToken = TokenParts & { device: string | null; cliVersion: string | null; now: Date };

type TokenRow = {
  id: string;
  user_id: string;
  kind: "personal" | "service";
  project_id: string | null;
  name: string;
  secret_hash: string;
  scopes: string[];
  expires_at: Date | null;
  revoked_at: Date | null;
  overlap_until: Date | null;
  last_used_at: Date | null;
  last_host: string | null;
  user_name: string;
  disabled_at: Date | null;
  authenticated_at: Date | null;
};

// Raw, because it runs before every batch of events: one round trip instead of Prisma's three.
const FIND = `select t.id, t.user_id, t.kind::text as kind, t.project_id, t.name, t.secret_hash, t.scopes, t.expires_at, t.revoked_at,
    t.overlap_until, t.last_used_at, t.last_host, u.name as user_name, u.disabled_at,
    (select max(s.authenticated_at) from user_sessions s where s.user_id = u.id) as authenticated_at
  from cli_tokens t join users u on u.id = t.user_id where t.prefix = $1`;

/**
 * Who a token acts for, read anew on every request. The reason of a refusal is told only to who knows
 * the secret; the SHA-256 of 192 random bits needs no slow hash (ecosystem.md section 4.1).
 */
export async function verifyCliToken(presented: PresentedToken): Promise<Result<TokenActor, TokenRefusal>> {
  const { rows } = await pool().query<TokenRow>({
    name: "token-by-prefix",
    text: FIND,
    values: [presented.prefix],
  });
  const row = rows[0];
  if (!row || !sameHash(row.secret_hash, hashTokenSecret(presented.secret))) {
    return { ok: false, reason: "unknown" };
  }
  const refusal = refusalOf(row, presented.now);
  if (refusal) return { ok: false, reason: refusal };
  const actor = actorOf(row, presented.device ?? row.last_host ?? row.name);
  await recordTokenUse({ actor, presented, lastUsedAt: row.last_used_at, lastHost: row.last_host });
  return { ok: true, value: actor };
}

/** Lower-case hex, as stored. */
export function hashTokenSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** A service token acts for nobody: under its maker's id it would read what is theirs. */
function actorOf(row: TokenRow, device: string): TokenActor {
  const { id: tokenId, scopes, project_id: tokenProjectId } = row;
  const token = { type: "cli_token" as const, tokenId, scopes: [...scopes], tokenProjectId, device };
  if (row.kind === "service") return { ...token, userId: tokenId, name: row.name, isService: true };
  return { ...token, userId: row.user_id, name: row.user_name };
}

function refusalOf(row: TokenRow, now: Date): TokenRefusal | null {
  if (row.revoked_at || (row.overlap_until && row.overlap_until <= now)) return "revoked";
  if (row.expires_at && row.expires_at <= now) return "expired";
  if (row.kind === "service") return null;
  if (row.disabled_at) return "owner_disabled";
  const signedIn = row.authenticated_at?.getTime() ?? 0;
  return now.getTime() - signedIn > SIGN_IN_DAYS * DAY_MS ? "sign_in_needed" : null;
}

function sameHash(stored: string, computed: string): boolean {
  const left = Buffer.from(stored, "hex");
  const right = Buffer.from(computed, "hex");
  return left.length === right.length && timingSafeEqual(left, right);
}
