import type { z } from "zod";
import { type CliTokenItem, tokenIdInputSchema } from "@/core/cli-token/schema";
import { HeedError, notFound } from "@/core/errors";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { auditedToken, tokenSelect, toToken } from "./select";

/** Ends a token at once. @throws NOT_FOUND, CONFLICT when it was revoked before */
export async function revokeCliToken({
  ctx,
  input,
}: VerbArguments<z.input<typeof tokenIdInputSchema>, ServiceContext>): Promise<CliTokenItem> {
  await requirePermission(ctx, "token:write");
  const person = requirePerson(ctx);
  const { tokenId } = tokenIdInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const mine = { id: tokenId, userId: person.userId };
    const before = await tx.cliToken.findFirst({ where: mine, select: tokenSelect });
    if (!before) throw notFound("Token");
    const now = ctx.now();
    // Guarded, so that of two revokes at once one is refused and the audit has one entry.
    const { count } = await tx.cliToken.updateMany({
      where: { ...mine, revokedAt: null },
      data: { revokedAt: now },
    });
    if (count === 0) throw new HeedError("CONFLICT", "This token was revoked already.");
    await emitAudit(tx, ctx, {
      action: "cli_token.revoke",
      chain: { kind: "user", subjectId: person.userId },
      entity: { type: "cli_token", id: tokenId },
      before: auditedToken(before),
      after: { ...auditedToken(before), revokedAt: now },
    });
    return toToken({ ...before, revokedAt: now }, now, person.authenticatedAt);
  });
}
