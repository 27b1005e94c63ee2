import type { z } from "zod";
import { type Me, updateAccountInputSchema } from "@/core/account/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { requirePerson } from "./require-person";

/** Changes the person's own name. */
export async function updateAccount({
  ctx,
  input,
}: VerbArguments<z.input<typeof updateAccountInputSchema>, ServiceContext>): Promise<Me> {
  await requirePermission(ctx, "account:write");
  const person = requirePerson(ctx);
  const { name } = updateAccountInputSchema.parse(input);
  return withTransaction(ctx, async (tx) => {
    const user = await tx.user.update({
      where: { id: person.userId },
      data: { name },
      select: { id: true, name: true, email: true, isInstanceAdmin: true },
    });
    await emitAudit(tx, ctx, {
      action: "account.update",
      chain: { kind: "user", subjectId: person.userId },
      entity: { type: "user", id: person.userId },
      before: { name: person.name },
      after: { name },
    });
    return { user };
  });
}
