import type { z } from "zod";
import { type CliTokenItem, tokenIdInputSchema } from "@/core/cli-token/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { endToken } from "./internal";

/** Ends an own token at once. @throws NOT_FOUND, CONFLICT when it was revoked before */
export async function revokeCliToken({
  ctx,
  input,
}: VerbArguments<z.input<typeof tokenIdInputSchema>, ServiceContext>): Promise<CliTokenItem> {
  await requirePermission(ctx, "token:write");
  const { userId, authenticatedAt } = requirePerson(ctx);
  const { tokenId } = tokenIdInputSchema.parse(input);
  return withTransaction(ctx, (tx) =>
    endToken(tx, ctx, {
      where: { id: tokenId, userId, kind: "personal" },
      chain: { kind: "user", subjectId: userId },
      authenticatedAt,
    }),
  );
}
