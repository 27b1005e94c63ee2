import { eraseContents } from "@/core/privacy/erase-contents";
import { pool } from "@/server/db/client";

/** Rows read at once. */
const BATCH = 500;

/** Whether a JSON holds contents of files; the pure function says what becomes of them. */
const HOLDS = `'$.** ? (@.kind == "file_change" && (exists(@.content) || exists(@.addedLines[0])
  || exists(@.removedLines[0])) || @.kind == "mcp" && exists(@.arguments))'`;

const CUTOFF = "$1::timestamptz - make_interval(days => project.content_retention_days)";

type Row = { id: string; values: Record<string, unknown> };
type Copies = { table: string; columns: readonly string[]; from: string };

/** Where acts are copied to, with the rows that are older than their project keeps contents. */
const COPIES: readonly Copies[] = [
  {
    table: "correction_records",
    columns: ["action", "steps", "accepted", "workspace"],
    from: `correction_records row join projects project on project.id = row.project_id
      where row.occurred_at < ${CUTOFF}`,
  },
  {
    table: "stage_runs",
    columns: ["output"],
    from: `stage_runs row join pipeline_runs run on run.id = row.run_id
      join projects project on project.id = run.project_id where row.created_at < ${CUTOFF}`,
  },
];

/**
 * Takes the contents of files out of events and their copies once they are older than the project keeps contents
 * (trust.md section 1: 30 days unless set otherwise). Safe to repeat. Not audited: it is a setting of the project.
 * @returns how many events were marked, and how many copies were emptied
 */
export async function eraseExpiredContents(now: Date): Promise<{ events: number; copies: number }> {
  let copies = 0;
  for (const copy of COPIES) copies += await eraseCopies(copy, now);
  return { events: await eraseEvents(now), copies };
}

async function eraseEvents(now: Date): Promise<number> {
  let marked = 0;
  for (;;) {
    const { rows } = await pool().query<{ id: string; payload: unknown }>(
      `select row.id, row.payload from hook_events row join projects project on project.id = row.project_id
       where row.contents_erased_at is null and row.occurred_at < ${CUTOFF} limit ${BATCH}`,
      [now],
    );
    await pool().query(
      `update hook_events set payload = erased.payload, contents_erased_at = $3
       from unnest($1::uuid[], $2::jsonb[]) as erased(id, payload) where hook_events.id = erased.id`,
      [rows.map(({ id }) => id), rows.map(({ payload }) => JSON.stringify(eraseContents(payload))), now],
    );
    marked += rows.length;
    if (rows.length < BATCH) return marked;
  }
}

async function eraseCopies({ table, columns, from }: Copies, now: Date): Promise<number> {
  const list = columns.map((column) => `'${column}', row.${column}`).join(", ");
  const holds = columns.map((column) => `jsonb_path_exists(row.${column}, ${HOLDS})`).join(" or ");
  let emptied = 0;
  for (;;) {
    const { rows } = await pool().query<Row>(
      `select row.id, jsonb_build_object(${list}) as values from ${from} and (${holds}) limit ${BATCH}`,
      [now],
    );
    const set = columns.map((column) => `${column} = nullif(erased.values->'${column}', 'null'::jsonb)`);
    await pool().query(
      `update ${table} set ${set.join(", ")}
       from unnest($1::uuid[], $2::jsonb[]) as erased(id, values) where ${table}.id = erased.id`,
      [rows.map(({ id }) => id), rows.map(({ values }) => JSON.stringify(eraseContents(values)))],
    );
    emptied += rows.length;
    if (rows.length < BATCH) return emptied;
  }
}
