import type { z } from "zod";
import { type CreatedToken, createTokenInputSchema } from "@/core/cli-token/schema";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { authorizeProject } from "../project/authorize";
import { requirePermission } from "../require-permission";
import { expiryOf, insertToken } from "./internal";
import { auditedToken, toToken } from "./select";

/**
 * Makes a token for the person themselves; the secret is in the answer and nowhere else.
 * @throws NOT_FOUND when the project is not theirs
 */
export async function createCliToken({
  ctx,
  input,
}: VerbArguments<z.input<typeof createTokenInputSchema>, ServiceContext>): Promise<CreatedToken> {
  await requirePermission(ctx, "token:write");
  const person = requirePerson(ctx);
  const wish = createTokenInputSchema.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const project =
      wish.projectSlug === null ? null : await authorizeProject(inner, { slug: wish.projectSlug });
    const now = ctx.now();
    const { row, secret } = await insertToken(tx, {
      userId: person.userId,
      projectId: project?.id ?? null,
      name: wish.name,
      scopes: [...new Set(wish.scopes)],
      expiresAt: expiryOf(now, wish.lifetimeDays),
    });
    await emitAudit(tx, ctx, {
      action: "cli_token.create",
      chain: { kind: "user", subjectId: person.userId },
      entity: { type: "cli_token", id: row.id },
      after: auditedToken(row),
    });
    return { token: toToken(row, now, person.authenticatedAt), secret };
  });
}
