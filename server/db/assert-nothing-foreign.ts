import type pg from "pg";
import { HeedError } from "../../core/errors";

/** Of relations that belong to the application's role; nothing of Heed's or the queue's own is among the findings. */
const FOREIGN = `
  with app as (select oid from pg_catalog.pg_roles where rolname = $1),
  relation as (
    select c.oid, c.relkind, n.nspname as schema, c.relname as name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relowner = (select oid from app)
  ),
  made as (select oid from pg_catalog.pg_proc where oid >= 16384)
  select 'routine ' || p.oid::pg_catalog.regprocedure as thing
  from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  where p.proowner = (select oid from app) and n.nspname <> 'graphile_worker'
  union all
  select 'operator ' || o.oid::pg_catalog.regoperator from pg_catalog.pg_operator o
  where o.oprowner = (select oid from app)
  union all
  select 'type ' || t.oid::pg_catalog.regtype
  from pg_catalog.pg_type t join pg_catalog.pg_namespace n on n.oid = t.typnamespace
  where t.typowner = (select oid from app) and t.typtype in ('d', 'e', 'r') and n.nspname <> 'graphile_worker'
  union all
  select 'view ' || oid::pg_catalog.regclass from relation
  where relkind in ('v', 'm', 'f') and not (schema = 'graphile_worker' and name = 'jobs')
  union all
  select 'rule on ' || r.oid::pg_catalog.regclass
  from relation r join pg_catalog.pg_rewrite w on w.ev_class = r.oid
  where w.rulename <> '_RETURN'
  union all
  select 'trigger on ' || r.oid::pg_catalog.regclass
  from relation r join pg_catalog.pg_trigger t on t.tgrelid = r.oid
  where not t.tgisinternal and r.schema <> 'graphile_worker'
  union all
  select 'expression of ' || r.oid::pg_catalog.regclass
  from relation r join pg_catalog.pg_attrdef a on a.adrelid = r.oid
  join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass and d.objid = a.oid
    and d.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass
  join made m on m.oid = d.refobjid
  union all
  select 'constraint on ' || r.oid::pg_catalog.regclass
  from relation r join pg_catalog.pg_constraint c on c.conrelid = r.oid
  join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_constraint'::pg_catalog.regclass and d.objid = c.oid
    and d.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass
  join made m on m.oid = d.refobjid
  union all
  select 'index on ' || r.oid::pg_catalog.regclass
  from relation r join pg_catalog.pg_index i on i.indrelid = r.oid
  join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_class'::pg_catalog.regclass and d.objid = i.indexrelid
    and d.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass
  join made m on m.oid = d.refobjid
  union all
  select 'policy on ' || r.oid::pg_catalog.regclass
  from relation r join pg_catalog.pg_policy p on p.polrelid = r.oid
  join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass and d.objid = p.oid
    and d.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass
  join made m on m.oid = d.refobjid
  order by 1`;

/**
 * Makes sure that nothing which the application's role made would run with the owner's rights: migrations, grants and
 * a restore work on tables that belong to the application (trust.md section 7).
 * @param client the owner's connection
 * @throws PRECONDITION with what was found: Heed itself never makes such things
 */
export async function assertNothingForeign(client: pg.ClientBase, appRole: string): Promise<void> {
  const { rows } = await client.query<{ thing: string }>(FOREIGN, [appRole]);
  if (rows.length === 0) return;
  const found = rows.map(({ thing }) => thing).join(", ");
  const message = `The role “${appRole}” has made things in the database that would run with its owner's rights: ${found}. Heed never does. Find out who did, then drop them: docs/database-roles.md.`;
  throw new HeedError("PRECONDITION", message);
}
