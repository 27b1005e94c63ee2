import type { z } from "zod";
import { type CreatedToken, createServiceTokenInputSchema } from "@/core/cli-token/schema";
import type { TokenScope } from "@/core/permission/permissions";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { expiryOf, insertToken } from "./internal";
import { auditedToken, toToken } from "./select";

/** All that CI needs, and all that a service token may ever do (trust.md section 6). */
const SERVICE_SCOPES: TokenScope[] = ["rules:read"];

/**
 * Makes a token of the project for CI: it reads the shared rules of this project and nothing of any person, needs no
 * sign-in, and stays when its maker leaves. The secret is in the answer and nowhere else.
 */
export async function createServiceToken({
  ctx,
  input,
}: VerbArguments<z.input<typeof createServiceTokenInputSchema>>): Promise<CreatedToken> {
  await requirePermission(ctx, "project:manage");
  const person = requirePerson(ctx);
  const { name, lifetimeDays } = createServiceTokenInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const now = ctx.now();
    const { row, secret } = await insertToken(tx, {
      kind: "service",
      userId: person.userId,
      projectId: ctx.project.id,
      name,
      scopes: SERVICE_SCOPES,
      expiresAt: expiryOf(now, lifetimeDays),
    });
    await emitAudit(tx, ctx, {
      action: "cli_token.create",
      chain: { kind: "project", subjectId: ctx.project.id },
      entity: { type: "cli_token", id: row.id },
      after: auditedToken(row),
    });
    return { token: toToken(row, now, null), secret };
  });
}
