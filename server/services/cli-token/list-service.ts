import type { ServiceTokenItem } from "@/core/cli-token/schema";
import { reader } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { tokenSelect, toToken } from "./select";

const MOST = 200;

/** The project's service tokens for its admins, newest first, ended ones included; at most 200. */
export async function listServiceTokens({
  ctx,
}: {
  ctx: ProjectServiceContext;
}): Promise<ServiceTokenItem[]> {
  await requirePermission(ctx, "project:manage");
  requirePerson(ctx);
  const projectId: string = ctx.project.id;
  const rows = await reader(ctx).cliToken.findMany({
    where: { projectId, kind: "service" },
    orderBy: { createdAt: "desc" },
    take: MOST,
    select: {
      ...tokenSelect,
      user: { select: { name: true, memberships: { where: { projectId }, select: { id: true } } } },
    },
  });
  return rows.map(({ user, ...row }) => ({
    ...toToken(row, ctx.now(), null),
    madeBy: { name: user.name, isMember: user.memberships.length > 0 },
  }));
}
