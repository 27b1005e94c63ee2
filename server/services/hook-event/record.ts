import { HeedError, isHeedError } from "@/core/errors";
import { type EventResult, type HookEvent, MAX_BATCH_EVENTS } from "@/core/hook-event/schema";
import { pool } from "@/server/db/client";
import type { ProjectServiceContext, ServiceContext, VerbArguments } from "../context";
import { authorizeForIngest } from "../project/authorize";
import { requirePermission } from "../require-permission";
import { type Accepted, acceptEvent, claimedTime, type Refusal } from "./accept-event";
import type { OwnedEvent } from "./event-columns";
import { insertEvents } from "./insert-events";

const DAY_MS = 86_400_000;

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

  const accepted = events.map((raw) => acceptEvent(raw, ctx.actor));
  const projects = await projectsOf(ctx, accepted);
  const results: EventResult[] = [];
  const owned = new Map<string, OwnedEvent>();
  for (const one of accepted) {
    if (!one.ok) {
      results.push({ id: one.id, result: "rejected", reason: one.reason });
      continue;
    }
    const { event } = one;
    const project = projects.get(event.project.key) ?? UNKNOWN;
    const reason = refusalOf(event, project);
    results.push(reason ? { id: event.id, result: "rejected", reason } : { id: event.id, result: "stored" });
    if (!reason && project.ok && !owned.has(event.id)) {
      owned.set(event.id, { event, projectId: project.id, ownerId });
    }
  }

  const stored = await insertEvents([...owned.values()], ctx.now());
  return stored.size === results.length ? results : settle(results, stored, ownerId);
}

type Project = { ok: true; id: string; oldest: number } | { ok: false; reason: Refusal };
const UNKNOWN: Project = { ok: false, reason: "unknown_project" };

async function projectsOf(ctx: ServiceContext, accepted: Accepted[]): Promise<Map<string, Project>> {
  const slugs = new Set(accepted.flatMap((one) => (one.ok ? [one.event.project.key] : [])));
  const projects = new Map<string, Project>();
  if (slugs.size === 0) return projects;
  for (const [slug, { project, retentionDays }] of await authorizeForIngest(ctx, [...slugs])) {
    const oldest = ctx.now().getTime() - retentionDays * DAY_MS;
    const allowed = await isAllowed({ ...ctx, project });
    projects.set(slug, allowed ? { ok: true, id: project.id, oldest } : { ok: false, reason: "forbidden" });
  }
  return projects;
}

async function isAllowed(ctx: ProjectServiceContext): Promise<boolean> {
  try {
    await requirePermission(ctx, "event:write");
    return true;
  } catch (error) {
    if (isHeedError(error) && error.code === "FORBIDDEN") return false;
    throw error;
  }
}

function refusalOf(event: HookEvent, project: Project): Refusal | null {
  if (!project.ok) return project.reason;
  return claimedTime(event) < project.oldest ? "too_old" : null;
}

/**
 * Tells duplicates from ids that belong to somebody else; the second of two equal ids is a duplicate, and so is
 * an event that its author removed: the client drops it from its spool.
 */
async function settle(results: EventResult[], stored: Set<string>, ownerId: string): Promise<EventResult[]> {
  const claimed = results.filter(({ result }) => result === "stored").map(({ id }) => id);
  const { rows } = await pool().query<{ id: string }>(
    `select id from hook_events where id = any($1::uuid[]) and owner_id = $2
     union all select event_id from removed_events where event_id = any($1::uuid[]) and owner_id = $2`,
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
