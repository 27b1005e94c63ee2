import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { endSessions } from "./internal";
import { requirePerson } from "./require-person";

/** Ends every browser session of the person at once, this one included, and their open streams. Tokens of machines stay. */
export async function signOutEverywhere({ ctx }: { ctx: ServiceContext }): Promise<{ revoked: number }> {
  await requirePermission(ctx, "account:write");
  const person = requirePerson(ctx);
  return withTransaction(ctx, async (tx) => {
    const now = ctx.now();
    const count = await endSessions(tx, { userId: person.userId, now });
    await emitAudit(tx, ctx, {
      action: "account.sign_out_everywhere",
      chain: { kind: "user", subjectId: person.userId },
      entity: { type: "user", id: person.userId },
      after: { revokedSessions: count },
    });
    return { revoked: count };
  });
}
