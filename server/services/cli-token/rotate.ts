import type { z } from "zod";
import {
  type CreatedToken,
  ROTATION_OVERLAP_HOURS,
  tokenIdInputSchema,
  tokenScopeSchema,
} from "@/core/cli-token/schema";
import { HeedError, notFound } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { insertToken } from "./internal";
import { auditedToken, tokenSelect, toToken } from "./select";

const HOUR_MS = 3_600_000;

/**
 * Makes a new token with the rights of an old one, which works for another 24 hours. The new one lives
 * as long as the old one was given.
 * @throws NOT_FOUND, CONFLICT when the old one has ended or was rotated before
 */
export async function rotateCliToken({
  ctx,
  input,
}: VerbArguments<z.input<typeof tokenIdInputSchema>, ServiceContext>): Promise<CreatedToken> {
  await requirePermission(ctx, "token:write");
  const person = requirePerson(ctx);
  const { tokenId } = tokenIdInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const mine = { id: tokenId, userId: person.userId };
    const old = await tx.cliToken.findFirst({ where: mine, select: { ...tokenSelect, projectId: true } });
    if (!old) throw notFound("Token");
    const now = ctx.now();
    const overlapUntil = new Date(now.getTime() + ROTATION_OVERLAP_HOURS * HOUR_MS);
    const { count } = await tx.cliToken.updateMany({
      where: {
        ...mine,
        revokedAt: null,
        overlapUntil: null,
        OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
      },
      data: { overlapUntil },
    });
    if (count === 0) throw new HeedError("CONFLICT", "This token has ended or was rotated already.");
    const lifetime = old.expiresAt && old.expiresAt.getTime() - old.createdAt.getTime();
    const { row, secret } = await insertToken(tx, {
      userId: person.userId,
      projectId: old.projectId,
      name: old.name,
      scopes: tokenScopeSchema.array().parse(old.scopes),
      expiresAt: lifetime === null ? null : new Date(now.getTime() + lifetime),
      rotatedFromId: old.id,
    });
    await emitAudit(tx, ctx, {
      action: "cli_token.rotate",
      chain: { kind: "user", subjectId: person.userId },
      entity: { type: "cli_token", id: row.id },
      before: { ...auditedToken(old), overlapUntil },
      after: auditedToken(row),
    });
    return { token: toToken(row, now, person.authenticatedAt), secret };
  });
}
