import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { chainOf, moveRule } from "./internal";
import { ruleSelect } from "./select";
import { auditedRule } from "./to-reference";
import { personOf } from "./visibility";

/** A rule “for this session” ends with it (glossary: Rule). */
export async function archiveSessionRules({
  ctx,
  input: { sessionId },
}: VerbArguments<{ sessionId: string }>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const ownerId = personOf(ctx);
  await withTransaction(ctx, async (tx, inner) => {
    const session = await tx.agentSession.findFirst({
      where: { id: sessionId, ownerId },
      select: { hostSessionId: true },
    });
    if (!session) return;
    const rules = await tx.rule.findMany({
      where: {
        ...{ ownerId, projectId: ctx.project.id, scope: "session", hostSessionId: session.hostSessionId },
        status: { in: ["active", "paused", "proposed"] },
      },
      select: ruleSelect,
    });
    for (const rule of rules) {
      const after = await moveRule(tx, inner, { rule, to: "archived", reason: "Its session has ended." });
      await emitAudit(tx, ctx, {
        action: "rule.archive",
        chain: chainOf(after),
        entity: { type: "rule", id: after.id },
        before: auditedRule(rule),
        after: auditedRule(after),
      });
    }
  });
}
