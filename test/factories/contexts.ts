import { randomUUID } from "node:crypto";
import type { Actor, ProjectServiceContext, ServiceContext } from "@/server/services/context";
import { authorizeProject } from "@/server/services/project/authorize";

/** A verb's context outside of any project. @param now fixed clock; the real one when left out */
export function contextOf<TActor extends Actor>(
  actor: TActor,
  now?: Date,
): ServiceContext & { actor: TActor } {
  return { actor, requestId: randomUUID(), now: () => now ?? new Date() };
}

/** A verb's context in a project, authorised as in production: throws NOT_FOUND for others' projects. */
export async function projectContextOf<TActor extends Actor>(
  actor: TActor,
  project: { id: string },
  now?: Date,
): Promise<ProjectServiceContext & { actor: TActor }> {
  const ctx = contextOf(actor, now);
  return { ...ctx, project: await authorizeProject(ctx, { id: project.id }) };
}

/** A context for requests that nobody is signed in to. */
export function anonymousContext(address = "192.0.2.1", now?: Date) {
  return { requestId: randomUUID(), address, now: () => now ?? new Date() };
}

/** As the pipeline acts for the person whose event it works on. */
export function jobContext(
  job: string,
  user: { id: string; name: string } | null,
  now?: Date,
): ServiceContext {
  return contextOf({ type: "system_job", job, userId: user?.id ?? null, name: user?.name ?? job }, now);
}
