import type { InvitationItem } from "@/core/invitation/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { invitationSelect } from "./select";

const MOST = 500;

/** Open invitations of the project, newest first; at most 500. */
export async function listInvitations({ ctx }: { ctx: ProjectServiceContext }): Promise<InvitationItem[]> {
  await requirePermission(ctx, "member:manage");
  const rows = await reader(ctx).invitation.findMany({
    where: { projectId: ctx.project.id, acceptedAt: null, revokedAt: null, expiresAt: { gt: ctx.now() } },
    orderBy: { createdAt: "desc" },
    take: MOST,
    select: { ...invitationSelect, invitedById: true },
  });
  const inviters = await reader(ctx).user.findMany({
    where: { id: { in: rows.map((row) => row.invitedById) } },
    select: { id: true, name: true },
  });
  const names = new Map(inviters.map(({ id, name }) => [id, name]));
  return rows.map(({ invitedById, ...row }) => ({ ...row, invitedBy: names.get(invitedById) ?? "" }));
}
