import type { z } from "zod";
import { type CliTokenItem, tokenIdInputSchema } from "@/core/cli-token/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { endToken } from "./internal";

/** Ends a service token of the project, whichever admin made it. @throws NOT_FOUND, CONFLICT */
export async function revokeServiceToken({
  ctx,
  input,
}: VerbArguments<z.input<typeof tokenIdInputSchema>>): Promise<CliTokenItem> {
  await requirePermission(ctx, "project:manage");
  requirePerson(ctx);
  const { tokenId } = tokenIdInputSchema.parse(input);
  const projectId: string = ctx.project.id;
  return withTransaction(ctx, (tx) =>
    endToken(tx, ctx, {
      where: { id: tokenId, projectId, kind: "service" },
      chain: { kind: "project", subjectId: projectId },
      authenticatedAt: null,
    }),
  );
}
