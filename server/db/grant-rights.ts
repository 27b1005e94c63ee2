import pg from "pg";
import { HeedError } from "../../core/errors";
import { MIGRATION_LOCK } from "./migrate";

/** Changes with the statements below, so that test templates are made anew. */
export const RIGHTS_VERSION = 1;

/**
 * What each table of the audit lets the application do (trust.md section 7): entries are read and added; payloads are
 * also emptied and chains moved on, which triggers watch. Nothing of them is ever deleted.
 */
const AUDIT_RIGHTS: Record<string, string> = {
  audit_entries: "select, insert",
  audit_payloads: "select, insert, update",
  audit_chains: "select, insert, update",
};
/** Of the migrator; the application only tells what was applied. */
const READ_ONLY = "_prisma_migrations";

const EVENTS = "'public.hook_events'::regclass";

// The month's partitions are made and dropped by the application, which needs to own them; the queue hides its rows
// from all but their owner. What belongs to a column or an extension goes along with that.
const FOREIGN_OBJECTS = `
  select pg_catalog.format('alter table %s owner to %I', c.oid::regclass, $1::text) as command
  from pg_class c
  where (c.oid = ${EVENTS} or c.oid in (select inhrelid from pg_inherits where inhparent = ${EVENTS}))
    and pg_get_userbyid(c.relowner) <> $1
  union all
  select pg_catalog.format('alter schema graphile_worker owner to %I', $1::text)
  from pg_namespace where nspname = 'graphile_worker' and pg_get_userbyid(nspowner) <> $1
  union all
  select pg_catalog.format('alter %s %s owner to %I',
    case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, c.oid::regclass, $1::text)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'graphile_worker' and c.relkind in ('r', 'p', 'v', 'S') and pg_get_userbyid(c.relowner) <> $1
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')
      and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass)
  union all
  select pg_catalog.format('alter type %s owner to %I', t.oid::regtype, $1::text)
  from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
  where n.nspname = 'graphile_worker' and (t.typtype in ('e', 'd') or c.relkind = 'c')
    and pg_get_userbyid(t.typowner) <> $1
  union all
  select pg_catalog.format('alter routine %s owner to %I', p.oid::regprocedure, $1::text)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'graphile_worker' and pg_get_userbyid(p.proowner) <> $1`;

export type Rights = {
  /** True: the application connects as the owner of the tables, who has taken its own rights on the chain away. */
  isOwner: boolean;
  /** True: grants do not bind a superuser; only the triggers do. */
  isSuperuser: boolean;
};

/**
 * Gives the application's role what it needs and nothing of the audit that would change it. May be repeated; runs as
 * the owner of the tables after each migration.
 * @throws PRECONDITION when the owner may not hand tables over to the application's role
 */
export async function grantRights(ownerUrl: string, appRole: string): Promise<Rights> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    const owner = await currentRole(client);
    const isOwner = owner === appRole;
    for (const statement of isOwner ? ownRights(owner) : await appRights(client, appRole)) {
      await client.query(statement);
    }
    await client.query("commit");
    return { isOwner, isSuperuser: await isSuperuser(client, appRole) };
  } catch (cause) {
    throw mayNotGrant(cause, appRole);
  } finally {
    await client.end();
  }
}

/** One role for everything: it gives its rights up. The key's lock on an entry needs UPDATE of some column. */
function ownRights(role: string): string[] {
  const name = pg.escapeIdentifier(role);
  return [
    `revoke update, delete, truncate on audit_entries from ${name}`,
    `grant update (id) on audit_entries to ${name}`,
    `revoke delete, truncate on audit_payloads, audit_chains from ${name}`,
  ];
}

async function appRights(client: pg.Client, appRole: string): Promise<string[]> {
  const role = pg.escapeIdentifier(appRole);
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const foreign = await client.query<{ command: string }>(FOREIGN_OBJECTS, [appRole]);
  const tables = rows.flatMap(({ name }) => {
    const table = pg.escapeIdentifier(name);
    const audit = AUDIT_RIGHTS[name] ?? (name === READ_ONLY ? "select" : null);
    if (audit === null) return [`grant select, insert, update, delete, references on ${table} to ${role}`];
    return [`revoke all on ${table} from ${role}, public`, `grant ${audit} on ${table} to ${role}`];
  });
  return [
    `grant usage, create on schema public to ${role}`,
    ...foreign.rows.map(({ command }) => command),
    ...tables,
    `grant usage, select, update on all sequences in schema public to ${role}`,
  ];
}

async function currentRole(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>("select current_user as role");
  return rows[0]?.role ?? "";
}

async function isSuperuser(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1 and rolsuper", [role]);
  return rowCount === 1;
}

/** 42501: insufficient privilege; 42704: there is no such role. */
function mayNotGrant(cause: unknown, appRole: string): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  if (code !== "42501" && code !== "42704") return cause;
  const reason = cause instanceof Error ? cause.message : "";
  const message = `The rights of the role “${appRole}” could not be set (${reason}). DATABASE_OWNER_URL must own Heed's tables and be a member of that role: docs/database-roles.md.`;
  return new HeedError("PRECONDITION", message, { cause });
}
