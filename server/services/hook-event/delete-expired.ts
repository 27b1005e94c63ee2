import { pool } from "@/server/db/client";

/** Rows deleted at once; the job goes on until none is left. */
const BATCH = 5_000;

const EXPIRED = "$1::timestamptz - make_interval(days => project.retention_days)";

/**
 * Deletes events that their own project's retention no longer covers; whole months go by partition. What corrections
 * need for replay was copied (learning.md section 3); what explains an event goes with it: runs and their stages,
 * signals, marks, would-be stops also of new checks, the title of its session, and the mark of a removed event, which would be too old to be stored
 * again. Not audited: retention is a setting of the project.
 * @returns how many events went
 */
export async function deleteExpiredEvents(now: Date): Promise<number> {
  const deleted = await deleteBatches("hook_events", `row.occurred_at < ${EXPIRED}`, now);
  await deleteBatches("pipeline_runs", `row.created_at < ${EXPIRED}`, now);
  await deleteBatches("correction_signals", `row.created_at < ${EXPIRED}`, now);
  await deleteBatches("backtest_stops", `row.occurred_at < ${EXPIRED}`, now);
  await deleteBatches("signal_marks", `row.created_at < ${EXPIRED}`, now);
  await pool().query(
    `delete from removed_events row using projects project
     where project.id = row.project_id and row.created_at < ${EXPIRED}`,
    [now],
  );
  await pool().query(
    `update recompilations row set backtest = null, difference = null from projects project
     where project.id = row.project_id and row.created_at < ${EXPIRED}
       and (row.backtest is not null or row.difference is not null)`,
    [now],
  );
  await pool().query(
    `update agent_sessions row set title = '' from projects project
     where project.id = row.project_id and row.title <> '' and row.last_event_at < ${EXPIRED}`,
    [now],
  );
  return deleted;
}

async function deleteBatches(table: string, expired: string, now: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await pool().query(
      `delete from ${table} where id in (
         select row.id from ${table} row join projects project on project.id = row.project_id
         where ${expired} limit ${BATCH}
       )`,
      [now],
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return deleted;
  }
}
