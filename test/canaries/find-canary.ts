import { pool } from "@/server/db/client";

/**
 * Every place of the database in which one of the texts occurs: each column of each table, whatever its type, the queue of
 * jobs too. New tables are searched without being named here.
 * @returns `schema.table.column`, sorted; empty when none is anywhere
 */
export async function findCanary(...canaries: string[]): Promise<string[]> {
  const { rows: tables } = await pool().query<{ schema: string; name: string; columns: string[] }>(
    `select namespace.nspname::text as schema, class.relname::text as name,
       array_agg(attribute.attname::text order by attribute.attnum) as columns
     from pg_attribute attribute
     join pg_class class on class.oid = attribute.attrelid
     join pg_namespace namespace on namespace.oid = class.relnamespace
     where class.relkind = 'r' and attribute.attnum > 0 and not attribute.attisdropped
       and namespace.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
       and attribute.atttypid <> all (array['uuid', 'int4', 'int8', 'bool', 'float8', 'timestamptz']::regtype[])
     group by 1, 2 order by 1, 2`,
  );
  const found: string[] = [];
  for (const { schema, name, columns } of tables) {
    const tests = columns.map(
      (column) => `coalesce(bool_or(exists (
        select 1 from unnest($1::text[]) canary where strpos("${column}"::text, canary) > 0
      )), false) as "${column}"`,
    );
    const { rows } = await pool().query<Record<string, boolean>>(
      `select ${tests.join(", ")} from "${schema}"."${name}"`,
      [canaries],
    );
    for (const column of columns) if (rows[0]?.[column]) found.push(`${schema}.${name}.${column}`);
  }
  return found.sort();
}
