import type { z } from "zod";
import { setSharingInput } from "@/core/rule/input";
import { type Policy, policySchema } from "@/core/rule/schema";
import { type Transaction, withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import { listDelivered } from "../bundle/list-delivered";
import type { ServiceContext, VerbArguments } from "../context";
import { authorizeProject } from "../project/authorize";
import { requirePermission } from "../require-permission";

type Sharing = Pick<Policy, "sharedRules">;

/**
 * Whether new and changed shared rules count for this person at once, or only observe until they accept them
 * (trust.md section 5). What counts when they begin to review is accepted with it: only what comes later waits.
 */
export async function setSharing({
  ctx,
  input,
}: VerbArguments<z.input<typeof setSharingInput>, ServiceContext>): Promise<Sharing> {
  await requirePermission(ctx, "account:write");
  const { userId } = requirePerson(ctx);
  const { sharedRules } = setSharingInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { policy: true } });
    const before = policySchema.parse(user.policy);
    if (before.sharedRules === sharedRules) return { sharedRules };
    if (sharedRules === "review") await acceptPresent(tx, inner, userId);
    await tx.user.update({
      where: { id: userId },
      data: { policy: { ...before, sharedRules }, bundleRevision: { increment: 1 } },
      select: { id: true },
    });
    await emitAudit(tx, ctx, {
      action: "policy.update",
      chain: { kind: "user", subjectId: userId },
      entity: { type: "user", id: userId },
      before: { sharedRules: before.sharedRules },
      after: { sharedRules },
    });
    return { sharedRules };
  });
}

async function acceptPresent(tx: Transaction, ctx: ServiceContext, userId: string): Promise<void> {
  const memberships = await tx.membership.findMany({
    where: { userId, project: { archivedAt: null } },
    select: { projectId: true },
  });
  for (const { projectId } of memberships) {
    const project = await authorizeProject(ctx, { id: projectId });
    for (const { ruleId, version, mode } of await listDelivered({ ...ctx, project })) {
      const { contentHash } = version;
      await tx.ruleAcceptance.upsert({
        where: { ruleId_userId_contentHash: { ruleId, userId, contentHash } },
        create: { ruleId, userId, contentHash, mode, createdAt: ctx.now() },
        update: { mode },
        select: { id: true },
      });
    }
  }
}
