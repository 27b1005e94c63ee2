import { pool } from "@/server/db/client";

/** Rows deleted at once; the job goes on until none is left. */
const BATCH = 5_000;

/**
 * Deletes events that their own project's retention no longer covers; whole months go by partition. What corrections
 * need for replay was copied (learning.md section 3). Not audited: retention is a setting of the project.
 * @returns how many events went
 */
export async function deleteExpiredEvents(now: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await pool().query(
      `delete from hook_events where id in (
         select event.id from hook_events event join projects project on project.id = event.project_id
         where event.occurred_at < $1::timestamptz - make_interval(days => project.retention_days)
         limit ${BATCH}
       )`,
      [now],
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return deleted;
  }
}
