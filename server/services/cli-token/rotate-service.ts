import type { z } from "zod";
import { type CreatedToken, tokenIdInputSchema } from "@/core/cli-token/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { replaceToken } from "./internal";

/**
 * Makes the successor of a service token of the project, whichever admin made it; the old one works for another 24
 * hours. @throws NOT_FOUND, CONFLICT when the old one has ended or was rotated before
 */
export async function rotateServiceToken({
  ctx,
  input,
}: VerbArguments<z.input<typeof tokenIdInputSchema>>): Promise<CreatedToken> {
  await requirePermission(ctx, "project:manage");
  const person = requirePerson(ctx);
  const { tokenId } = tokenIdInputSchema.parse(input);
  const projectId: string = ctx.project.id;
  return withTransaction(ctx, (tx) =>
    replaceToken(tx, ctx, {
      where: { id: tokenId, projectId, kind: "service" },
      userId: person.userId,
      chain: { kind: "project", subjectId: projectId },
      authenticatedAt: null,
    }),
  );
}
