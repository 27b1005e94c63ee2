import { LIVE_KINDS, type LiveChange } from "@/core/live/schema";
import { requireOpenAccess } from "../services/account/require-open-access";
import type { ProjectServiceContext } from "../services/context";
import type { AccessMessage, ChangeMessage } from "../services/live/channel";
import { authorizeProject } from "../services/project/authorize";
import { requirePermission } from "../services/require-permission";
import { personOf } from "../services/rule/visibility";
import { subscribe } from "./listener";

/** How often an open stream proves again that its person is signed in and in the project, also when nobody says so. */
const PROVE_EVERY_MS = 30_000;
/** More than this waiting means that the reader is gone or slow: it asks for everything again. */
const MAX_WAITING = 500;

/**
 * What changes in a project for this person, as it is committed: own things and shared rules, ids only. Ends when the
 * signal aborts or the person loses the session or the project.
 * @throws UNAUTHENTICATED, NOT_FOUND when access ends while the stream is open
 */
export async function* liveChanges(
  ctx: ProjectServiceContext,
  signal: AbortSignal | undefined,
): AsyncGenerator<LiveChange> {
  await requirePermission(ctx, "own:read");
  const me = personOf(ctx);
  let waiting: LiveChange[] = [];
  let mustProve = false;
  let wake: () => void = () => {};
  const unsubscribe = await subscribe((message) => {
    if (message.kind === "access_ended") {
      if (!concerns(message, ctx)) return;
      mustProve = true;
      return wake();
    }
    // Messages may have been lost with the connection, and an end of access among them.
    if (message.kind === "resync") mustProve = true;
    const change = changeFor(message, { projectId: ctx.project.id, me });
    if (!change) return;
    waiting = waiting.length < MAX_WAITING ? [...waiting, change] : [RESYNC];
    wake();
  });
  const stop = () => wake();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    let proved = Date.now();
    while (!signal?.aborted) {
      if (mustProve || Date.now() - proved > PROVE_EVERY_MS) {
        mustProve = false;
        await requireOpenAccess(ctx);
        await authorizeProject(ctx, { id: ctx.project.id });
        proved = Date.now();
      }
      const batch = distinct(waiting);
      waiting = [];
      for (const change of batch) yield change;
      if (waiting.length === 0 && !mustProve && !signal?.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, PROVE_EVERY_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    unsubscribe();
  }
}

const RESYNC: LiveChange = { kind: "resync", id: null, sessionId: null };

function concerns({ userId, sessionId, projectId }: AccessMessage, ctx: ProjectServiceContext): boolean {
  const { actor, project } = ctx;
  if (actor.userId !== userId || (projectId !== null && projectId !== project.id)) return false;
  return sessionId === null || (actor.type === "user" && actor.sessionId === sessionId);
}

/** Null for what is not theirs to know. */
export function changeFor(
  { kind, id, sessionId, projectId, ownerId }: ChangeMessage,
  viewer: { projectId: string; me: string },
): LiveChange | null {
  if (kind === "resync") return RESYNC;
  const known = LIVE_KINDS.find((other) => other === kind);
  if (!known) return null;
  // A personal rule for everywhere has no project, but an owner.
  const isHere = projectId === viewer.projectId || (projectId === null && ownerId === viewer.me);
  if (!isHere || (ownerId !== null && ownerId !== viewer.me)) return null;
  return { kind: known, id, sessionId };
}

function distinct(changes: LiveChange[]): LiveChange[] {
  const byKey = new Map(changes.map((change) => [`${change.kind}/${change.id}`, change]));
  return [...byKey.values()];
}
