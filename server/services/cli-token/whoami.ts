import { SIGN_IN_DAYS, tokenScopeSchema, type Whoami } from "@/core/cli-token/schema";
import { HeedError, notFound } from "@/core/errors";
import { reader } from "@/server/db/transaction";
import type { Actor, ServiceContext } from "../context";
import { authorizeProject } from "../project/authorize";
import { requirePermission } from "../require-permission";

const DAY_MS = 86_400_000;

type TokenActor = Extract<Actor, { type: "cli_token" }>;

/** Who a token acts for and where; the answer of `GET /api/v1/whoami`. @throws FORBIDDEN, NOT_FOUND */
export async function whoami({ ctx, version }: { ctx: ServiceContext; version: string }): Promise<Whoami> {
  await requirePermission(ctx, "account:read");
  const { actor } = ctx;
  if (actor.type !== "cli_token") throw new HeedError("FORBIDDEN", "This is asked with a token.");
  const token = await readToken(ctx, actor);
  const { name, kind, expiresAt } = token;
  return {
    user: actor.isService ? { id: actor.tokenId, name, email: "" } : token.user,
    token: {
      name,
      kind,
      scopes: tokenScopeSchema.array().parse(actor.scopes),
      expiresAt,
      signInDueAt: actor.isService ? null : await signInDueAt(ctx, actor),
      project: token.project?.slug ?? null,
    },
    projects: actor.isService ? await oneProject(ctx, actor) : await ownProjects(ctx, actor),
    server: { version },
  };
}

async function readToken(ctx: ServiceContext, actor: TokenActor) {
  const token = await reader(ctx).cliToken.findFirst({
    where: { id: actor.tokenId, ...(actor.isService ? { kind: "service" } : { userId: actor.userId }) },
    select: {
      name: true,
      kind: true,
      expiresAt: true,
      project: { select: { slug: true } },
      user: { select: { id: true, name: true, email: true } },
    },
  });
  if (!token) throw notFound("Token");
  return token;
}

async function signInDueAt(ctx: ServiceContext, { userId }: TokenActor): Promise<Date | null> {
  const { _max } = await reader(ctx).userSession.aggregate({
    where: { userId },
    _max: { authenticatedAt: true },
  });
  const last = _max.authenticatedAt;
  return last && new Date(last.getTime() + SIGN_IN_DAYS * DAY_MS);
}

async function ownProjects(ctx: ServiceContext, actor: TokenActor): Promise<Whoami["projects"]> {
  const memberships = await reader(ctx).membership.findMany({
    where: {
      userId: actor.userId,
      project: { archivedAt: null, ...(actor.tokenProjectId && { id: actor.tokenProjectId }) },
    },
    orderBy: [{ project: { name: "asc" } }, { projectId: "asc" }],
    select: { role: true, project: { select: { slug: true, name: true, remotes: true } } },
  });
  return memberships.map(({ role, project }) => ({ ...project, role }));
}

async function oneProject(ctx: ServiceContext, { tokenProjectId }: TokenActor): Promise<Whoami["projects"]> {
  const { id, role } = await authorizeProject(ctx, { id: tokenProjectId ?? "" });
  const project = await reader(ctx).project.findUniqueOrThrow({
    where: { id },
    select: { slug: true, name: true, remotes: true },
  });
  return [{ ...project, role }];
}
