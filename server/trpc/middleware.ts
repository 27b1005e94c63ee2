import { HeedError } from "@/core/errors";
import { projectInputSchema } from "@/core/project/schema";
import type { Actor, ServiceContext } from "@/server/services/context";
import { authorizeProject } from "@/server/services/project/authorize";
import { logger } from "@/server/telemetry/logger";
import type { RequestContext } from "./context";
import { toTrpcError } from "./error-shape";
import { baseProcedure, middleware } from "./init";

/** How long what took, at level debug; never the input. */
const timing = middleware(async ({ path, type, ctx, next }) => {
  const started = performance.now();
  const result = await next();
  const ms = Math.round(performance.now() - started);
  logger.debug({ path, type, ms, ok: result.ok, requestId: ctx.requestId }, "procedure");
  return result;
});

/** One mapper for all procedures: no procedure catches. */
const errors = middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** Anybody, signed in or not: setup, invitations. */
export const publicProcedure = baseProcedure.use(timing).use(errors);

/** A signed-in person or an accepted token; what it may do is `requirePermission`'s to say. */
export const actorProcedure = publicProcedure.use(({ ctx, next }) =>
  next({ ctx: { service: serviceContext(ctx, requireActor(ctx)) } }),
);

/** A person in a browser: what no token may do, whatever its scopes (account, tokens, approvals). */
export const sessionProcedure = publicProcedure.use(({ ctx, next }) => {
  const actor = requireActor(ctx);
  if (actor.type !== "user") {
    throw new HeedError("FORBIDDEN", "This needs a person who is signed in to the web application.");
  }
  return next({ ctx: { service: { ...serviceContext(ctx, actor), actor } } });
});

/** In one project of the actor; `ctx.service` carries the proven project and the role in it. */
export const projectProcedure = actorProcedure.input(projectInputSchema).use(async ({ ctx, input, next }) => {
  const project = await authorizeProject(ctx.service, { slug: input.projectSlug });
  return next({ ctx: { project, service: { ...ctx.service, project } } });
});

function requireActor(ctx: RequestContext): Actor {
  if (!ctx.actor) throw new HeedError("UNAUTHENTICATED", "Sign in to go on.");
  return ctx.actor;
}

function serviceContext(ctx: RequestContext, actor: Actor): ServiceContext {
  return { actor, requestId: ctx.requestId, now: ctx.now };
}
