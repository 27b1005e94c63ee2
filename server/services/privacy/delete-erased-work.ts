import { db, pool } from "@/server/db/client";
import { deleteWork } from "./erase-own-rows";

/**
 * Deletes what was written in the name of a person after they were erased (trust.md section 7), such as by a job that
 * was at work. Ingest itself stores nothing for them.
 * @returns how many people had something left. Not audited: the erasure was.
 */
export async function deleteErasedWork(): Promise<number> {
  const left = TABLES.map(
    (table) => `exists (select 1 from projects project
      join ${table} row on row.project_id = project.id and row.owner_id = person.id)`,
  );
  const { rows } = await pool().query<{ id: string }>(
    `select id from users person where erased_at is not null and (${left.join(" or ")}
       or exists (select 1 from rules where owner_id = person.id and layer = 'personal'))`,
  );
  for (const { id } of rows) await db.$transaction((tx) => deleteWork(tx, id));
  return rows.length;
}

/** Each has an index by project and owner, or by owner. */
const TABLES = [
  "hook_events",
  "agent_sessions",
  "pipeline_runs",
  "correction_signals",
  "signal_marks",
  "correction_records",
  "learned_facts",
  "resolutions",
  "violations",
  "backtest_runs",
  "recompilations",
  "rule_days",
  "exemptions",
  "declines",
  "deadlocks",
  "notices",
  "bundles",
];
