import type { LiveChange } from "@/core/live/schema";
import type { Transaction } from "@/server/db/transaction";

/** The one NOTIFY channel; each web process listens to it once (`server/live/listener.ts`). */
export const LIVE_CHANNEL = "heed_live";

/** `ownerId` null: everybody in the project may know (shared rules). `settled` ends a long poll. */
export type LiveMessage = Omit<LiveChange, "kind"> & {
  kind: LiveChange["kind"] | "settled";
  projectId: string | null;
  ownerId: string | null;
};

/** Tells the listeners once the transaction commits; ids only, never content. */
export async function notifyLive(tx: Transaction, message: LiveMessage): Promise<void> {
  await tx.$executeRaw`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`;
}
