import { HeedError, isHeedError } from "@/core/errors";
import { type EventResult, type HookEvent, MAX_BATCH_EVENTS } from "@/core/hook-event/schema";
import { pool } from "@/server/db/client";
import type { ServiceContext, VerbArguments } from "../context";
import { authorizeProject } from "../project/authorize";
import { requirePermission } from "../require-permission";
import { acceptEvent, claimedTime, type Refusal } from "./accept-event";
import { insertEvents, type OwnedEvent } from "./insert-events";
import { retentionOf } from "./retention";

/**
 * Records what hosts told (architecture.md section 4). The owner is the actor; the project key is resolved
 * among the owner's own memberships. Replaying a batch changes nothing.
 * `events`: at most 500, as they came over the wire; each is judged by itself.
 * @returns one result an event, in the same order
 * @throws INVALID for an oversized batch
 */
export async function recordEvents({
  ctx,
  input,
}: VerbArguments<{ events: unknown[] }, ServiceContext>): Promise<EventResult[]> {
  const { events } = input;
  if (events.length > MAX_BATCH_EVENTS) {
    throw new HeedError("INVALID", `A batch has at most ${MAX_BATCH_EVENTS} events.`);
  }
  const ownerId = ctx.actor.userId;
  if (ownerId === null) throw new HeedError("FORBIDDEN", "Events belong to a person.");

  const results: EventResult[] = [];
  const owned: OwnedEvent[] = [];
  const projects = new Map<string, Project>();
  for (const raw of events) {
    const accepted = acceptEvent(raw, ctx.actor);
    if (!accepted.ok) {
      results.push({ id: accepted.id, result: "rejected", reason: accepted.reason });
      continue;
    }
    const { event } = accepted;
    const key = event.project.key;
    const project = projects.get(key) ?? (await projectOf(ctx, key));
    projects.set(key, project);
    const reason = refusalOf(event, project);
    results.push(reason ? { id: event.id, result: "rejected", reason } : { id: event.id, result: "stored" });
    if (!reason && project.ok && !owned.some((other) => other.event.id === event.id)) {
      owned.push({ event, projectId: project.id, ownerId });
    }
  }

  const stored = await insertEvents(owned, ctx.now());
  return stored.size === results.length ? results : settle(results, stored, ownerId);
}

type Project = { ok: true; id: string; oldest: number } | { ok: false; reason: Refusal };

async function projectOf(ctx: ServiceContext, slug: string): Promise<Project> {
  try {
    const project = await authorizeProject(ctx, { slug });
    await requirePermission({ ...ctx, project }, "event:write");
    return { ok: true, id: project.id, oldest: ctx.now().getTime() - (await retentionOf(project.id)) };
  } catch (error) {
    if (!isHeedError(error)) throw error;
    if (error.code === "NOT_FOUND") return { ok: false, reason: "unknown_project" };
    if (error.code === "FORBIDDEN") return { ok: false, reason: "forbidden" };
    throw error;
  }
}

function refusalOf(event: HookEvent, project: Project): Refusal | null {
  if (!project.ok) return project.reason;
  return claimedTime(event) < project.oldest ? "too_old" : null;
}

/** Tells duplicates from ids that belong to somebody else; the second of two equal ids is a duplicate. */
async function settle(results: EventResult[], stored: Set<string>, ownerId: string): Promise<EventResult[]> {
  const claimed = results.filter(({ result }) => result === "stored").map(({ id }) => id);
  const { rows } = await pool().query<{ id: string }>(
    "select id from hook_events where id = any($1::uuid[]) and owner_id = $2",
    [claimed.filter((id) => !stored.has(id)), ownerId],
  );
  const own = new Set(rows.map(({ id }) => id));
  const seen = new Set<string>();
  return results.map((result) => {
    if (result.result !== "stored") return result;
    if (stored.has(result.id) && !seen.has(result.id)) {
      seen.add(result.id);
      return result;
    }
    if (stored.has(result.id) || own.has(result.id)) return { id: result.id, result: "duplicate" };
    return { id: result.id, result: "rejected", reason: "foreign_id" };
  });
}
