import { pool } from "@/server/db/client";
import { eventJobKey } from "./event-jobs";

/**
 * Whether nothing more will come of an own event: its run has ended, or it never had one. The queue's row may
 * outlive the run by a moment; a failed run that the queue will try again is not settled.
 */
export async function isEventSettled({
  eventId,
  ownerId,
}: {
  eventId: string;
  ownerId: string;
}): Promise<boolean> {
  const { rows } = await pool().query<{ status: string | null; pending: boolean }>({
    name: "heed-is-settled",
    text: `select run.status::text as status, exists (
        select 1 from graphile_worker.jobs where key = $3 and attempts < max_attempts
      ) as pending
      from hook_events event left join pipeline_runs run on run.event_id = event.id
      where event.id = $1 and event.owner_id = $2`,
    values: [eventId, ownerId, eventJobKey(eventId)],
  });
  const found = rows[0];
  if (!found) return true;
  if (found.status === "succeeded" || found.status === "skipped") return true;
  return !found.pending;
}
