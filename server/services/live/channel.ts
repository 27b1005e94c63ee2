import type { LiveChange } from "@/core/live/schema";
import type { Transaction } from "@/server/db/transaction";

/** The one NOTIFY channel; each web process listens to it once (`server/live/listener.ts`). */
export const LIVE_CHANNEL = "heed_live";

/** `ownerId` null: everybody in the project may know (shared rules). `settled` ends a long poll. */
export type ChangeMessage = Omit<LiveChange, "kind"> & {
  kind: LiveChange["kind"] | "settled";
  projectId: string | null;
  ownerId: string | null;
};

/** Somebody lost a session, their account or a project: what is open in their name proves itself anew. */
export type AccessMessage = {
  kind: "access_ended";
  userId: string;
  /** Only this browser session. */
  sessionId: string | null;
  /** Only in this project. */
  projectId: string | null;
};

export type LiveMessage = ChangeMessage | AccessMessage;

/** Tells the listeners once the transaction commits; ids only, never content. */
export async function notifyLive(tx: Transaction, message: ChangeMessage): Promise<void> {
  await send(tx, message);
}

/**
 * Makes every stream and long poll that is open in the person's name prove at once that it may go on, in
 * every process; those that may not end (trust.md section 6). Call it in the transaction that takes the
 * access away: a session revoked, a person disabled, a membership removed or its role changed.
 * @param ended.sessionId only that browser session; left out: all of the person's streams and polls
 * @param ended.projectId only in that project
 */
export async function notifyAccessEnded(
  tx: Transaction,
  ended: { userId: string; sessionId?: string; projectId?: string },
): Promise<void> {
  const { userId, sessionId = null, projectId = null } = ended;
  await send(tx, { kind: "access_ended", userId, sessionId, projectId });
}

async function send(tx: Transaction, message: LiveMessage): Promise<void> {
  await tx.$executeRaw`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`;
}
