import { pool } from "@/server/db/client";

/** A worker's clock ticks every minute (`release-jobs`); three missed ones are no accident. */
const SILENCE_MS = 3 * 60_000;

/** The last sign of life of any worker: a tick of its clock. For verbs that have checked their permission. */
export async function readWorkerSign(
  now: Date,
): Promise<{ workerSeenAt: Date | null; workerAlive: boolean }> {
  const { rows } = await pool().query<{ seen: Date | null }>(
    "select max(last_execution) as seen from graphile_worker._private_known_crontabs",
  );
  const workerSeenAt = rows[0]?.seen ?? null;
  const workerAlive = workerSeenAt !== null && now.getTime() - workerSeenAt.getTime() < SILENCE_MS;
  return { workerSeenAt, workerAlive };
}
