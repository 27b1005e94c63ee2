import { INSTANCE_INVITATION, type UserInvitation } from "@/core/user/schema";
import { reader } from "@/server/db/transaction";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";

const MOST = 200;

/** Open invitations to the instance, newest first; at most 200. */
export async function listUserInvitations({ ctx }: { ctx: ServiceContext }): Promise<UserInvitation[]> {
  await requirePermission(ctx, "instance:admin");
  const rows = await reader(ctx).verificationToken.findMany({
    where: { purpose: INSTANCE_INVITATION, usedAt: null, expiresAt: { gt: ctx.now() } },
    orderBy: { id: "desc" },
    take: MOST,
    select: { id: true, email: true, expiresAt: true, createdAt: true, createdById: true },
  });
  const admins = await reader(ctx).user.findMany({
    where: { id: { in: rows.flatMap(({ createdById }) => (createdById ? [createdById] : [])) } },
    select: { id: true, name: true },
  });
  const names = new Map(admins.map(({ id, name }) => [id, name]));
  return rows.map(({ createdById, ...row }) => ({ ...row, invitedBy: names.get(createdById ?? "") ?? "" }));
}
