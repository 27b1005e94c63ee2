import { HeedError } from "@/core/errors";
import type { Actor, ServiceContext } from "../context";

/**
 * For what no token may do, whatever its scopes: account, tokens, memberships, device logins.
 * @throws FORBIDDEN for tokens and jobs
 */
export function requirePerson(ctx: ServiceContext): Extract<Actor, { type: "user" }> {
  if (ctx.actor.type === "user") return ctx.actor;
  throw new HeedError("FORBIDDEN", "This needs a person who is signed in to the web application.");
}
