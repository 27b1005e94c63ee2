import { tokenScopeSchema, type Whoami } from "@/core/cli-token/schema";
import { HeedError, notFound } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";

/** Who a token acts for and where; the answer of `GET /api/v1/whoami`. @throws FORBIDDEN, NOT_FOUND */
export async function whoami({ ctx, version }: { ctx: ServiceContext; version: string }): Promise<Whoami> {
  await requirePermission(ctx, "account:read");
  const { actor } = ctx;
  if (actor.type !== "cli_token") throw new HeedError("FORBIDDEN", "This is asked with a token.");
  const token = await reader(ctx).cliToken.findFirst({
    where: { id: actor.tokenId, userId: actor.userId },
    select: {
      name: true,
      project: { select: { slug: true } },
      user: { select: { id: true, name: true, email: true } },
    },
  });
  if (!token) throw notFound("Token");
  const memberships = await reader(ctx).membership.findMany({
    where: {
      userId: actor.userId,
      project: { archivedAt: null, ...(actor.tokenProjectId && { id: actor.tokenProjectId }) },
    },
    orderBy: [{ project: { name: "asc" } }, { projectId: "asc" }],
    select: { role: true, project: { select: { slug: true, name: true, remotes: true } } },
  });
  return {
    user: token.user,
    token: {
      name: token.name,
      scopes: tokenScopeSchema.array().parse(actor.scopes),
      project: token.project?.slug ?? null,
    },
    projects: memberships.map(({ role, project }) => ({ ...project, role })),
    server: { version },
  };
}
