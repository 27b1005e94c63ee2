import type { z } from "zod";
import { type CreatedToken, tokenIdInputSchema } from "@/core/cli-token/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { replaceToken } from "./internal";

/**
 * Makes a new token with the rights of an own old one, which works for another 24 hours. The new one lives
 * as long as the old one was given.
 * @throws NOT_FOUND, CONFLICT when the old one has ended or was rotated before
 */
export async function rotateCliToken({
  ctx,
  input,
}: VerbArguments<z.input<typeof tokenIdInputSchema>, ServiceContext>): Promise<CreatedToken> {
  await requirePermission(ctx, "token:write");
  const { userId, authenticatedAt } = requirePerson(ctx);
  const { tokenId } = tokenIdInputSchema.parse(input);
  return withTransaction(ctx, (tx) =>
    replaceToken(tx, ctx, {
      where: { id: tokenId, userId, kind: "personal" },
      userId,
      chain: { kind: "user", subjectId: userId },
      authenticatedAt,
    }),
  );
}
