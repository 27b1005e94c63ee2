import { randomBytes } from "node:crypto";
import { formatToken, makeTokenParts } from "@/core/cli-token/format";
import { HOOK_SCOPES, type TokenScope } from "@/core/permission/permissions";
import { db } from "@/server/db/client";
import { hashTokenSecret } from "@/server/services/cli-token/verify";
import type { Actor } from "@/server/services/context";

export type MintedToken = {
  id: string;
  /** What a CLI would send. */
  secret: string;
  /** As the token gate would give it. */
  actor: Extract<Actor, { type: "cli_token" }>;
};

type Wish = {
  scopes?: readonly TokenScope[];
  projectId?: string | null;
  expiresAt?: Date | null;
  revokedAt?: Date | null;
  /** A token of the project, made by `user`. */
  service?: boolean;
};

/** A token of `user`; by default the preset “hook” for all of their projects. */
export async function mintToken(user: { id: string; name: string }, wish: Wish = {}): Promise<MintedToken> {
  const { projectId = null, expiresAt = null, revokedAt = null, service = false } = wish;
  const { scopes = service ? (["rules:read"] as const) : HOOK_SCOPES } = wish;
  const parts = makeTokenParts(randomBytes(32));
  const { id } = await db.cliToken.create({
    data: {
      userId: user.id,
      projectId,
      kind: service ? "service" : "personal",
      name: "test token",
      prefix: parts.prefix,
      secretHash: hashTokenSecret(parts.secret),
      scopes: [...scopes],
      expiresAt,
      revokedAt,
    },
    select: { id: true },
  });
  return {
    id,
    secret: formatToken(parts),
    actor: {
      type: "cli_token",
      userId: service ? id : user.id,
      name: service ? "test token" : user.name,
      ...(service && { isService: true as const }),
      tokenId: id,
      scopes: [...scopes],
      tokenProjectId: projectId,
      device: "test-machine",
    },
  };
}
