import type { Scrubber } from "@/core/privacy/scrub";
import type { Transaction } from "@/server/db/transaction";

type Place = { ownerId: string; projectId: string; sessionId: string };

/** A table that may have copied from an event, and the person's rows in it that can have. */
type Copy = { table: string; columns: readonly string[]; where: string };

const BY_SESSION = "owner_id = $1::uuid and session_id = $2::uuid";
const BY_PROJECT = "owner_id = $1::uuid and project_id = $3::uuid";

/** What the pipeline copies from a session's events (learning.md section 3), besides what it derives from one. */
const COPIES: readonly Copy[] = [
  {
    table: "correction_records",
    columns: ["words", "request", "action", "steps", "accepted", "workspace", "explanation"],
    where: BY_SESSION,
  },
  { table: "pipeline_runs", columns: ["outcome"], where: BY_SESSION },
  {
    table: "stage_runs",
    columns: ["output", "error"],
    where: `run_id in (select id from pipeline_runs where ${BY_SESSION})`,
  },
  { table: "violations", columns: ["excerpt"], where: BY_SESSION },
  { table: "recompilations", columns: ["report", "backtest", "difference"], where: "owner_id = $1::uuid" },
  { table: "backtest_stops", columns: ["excerpt"], where: BY_PROJECT },
  { table: "rule_cases", columns: ["trial"], where: "owner_id = $1::uuid" },
  { table: "deadlocks", columns: ["excerpt"], where: BY_SESSION },
  { table: "declines", columns: ["summary"], where: BY_SESSION },
  { table: "exemptions", columns: ["reason"], where: BY_PROJECT },
  { table: "notices", columns: ["text"], where: BY_PROJECT },
  { table: "rule_evidence", columns: ["excerpt"], where: "owner_id = $1::uuid" },
  {
    table: "rule_versions",
    columns: ["report", "backtest"],
    where: "(author_id = $1::uuid or rule_id in (select id from rules where owner_id = $1::uuid))",
  },
  {
    table: "hook_events",
    columns: ["payload"],
    // Receipts, alarms and bypasses quote acts; the host's own events are each their author's to remove.
    where: `${BY_SESSION} and kind = 'client_note'`,
  },
];

/**
 * Takes copies of removed events out of the rows that other events of the same person left.
 * @returns how many rows were changed
 */
export async function redactCopies(tx: Transaction, place: Place, scrub: Scrubber): Promise<number> {
  let changed = 0;
  for (const copy of COPIES) changed += await redactTable(tx, place, { ...copy, scrub });
  return changed;
}

async function redactTable(
  tx: Transaction,
  { ownerId, sessionId, projectId }: Place,
  { table, columns, where, scrub }: Copy & { scrub: Scrubber },
): Promise<number> {
  const values = [ownerId, sessionId, projectId];
  // A parameter that a condition does not name still needs a type.
  const typed = "$1::uuid is not null and $2::uuid is not null and $3::uuid is not null";
  const list = columns.map((column) => `to_jsonb(${column}) as "${column}"`).join(", ");
  const rows = await tx.$queryRawUnsafe<Record<string, unknown>[]>(
    `select id, ${list} from ${table} where ${typed} and ${where} for update`,
    ...values,
  );
  let changed = 0;
  for (const { id, ...row } of rows) {
    const next = Object.entries(row).flatMap(([column, value]) => {
      const scrubbed = scrub(value);
      return scrubbed.changed ? [{ column, value: scrubbed.value }] : [];
    });
    if (next.length === 0) continue;
    changed += 1;
    // `jsonb_populate_record` gives each column its own type, text and JSON alike.
    await tx.$executeRawUnsafe(
      `update ${table} set ${next.map(({ column }) => `${column} = patch.${column}`).join(", ")}
       from jsonb_populate_record(null::${table}, $2::jsonb) as patch where ${table}.id = $1::uuid`,
      id,
      JSON.stringify(Object.fromEntries(next.map(({ column, value }) => [column, value]))),
    );
  }
  return changed;
}
