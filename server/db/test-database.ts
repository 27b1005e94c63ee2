import { createHash } from "node:crypto";
import os from "node:os";
import pg from "pg";
import { asRole, ensureAppRole } from "./app-role";
import { isRunning } from "./embedded/process-state";
import { RIGHTS_VERSION } from "./grant-rights";
import type { Migration } from "./migrate";
import { prepareDatabase } from "./prepare";

const TEMPLATE_PREFIX = "heed_template_";
const HOST_MARK = createHash("sha256").update(os.hostname()).digest("hex").slice(0, 6);
const CLONE_PREFIX = `heed_test_${HOST_MARK}_`;
const TEMPLATE_LOCK = 72_707_370;
const DAY_MS = 86_400_000;

export type AppCredentials = { user: string; password: string };
type TemplateOptions = { serverUrl: string; app: AppCredentials; migrations: Migration[] };

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${encodeURIComponent(database)}`;
  return parsed.toString();
}

/**
 * Makes the template that test databases are cloned from, once per state of the migrations; a clone has the rights
 * of the application's role with it.
 * @returns the template's name
 */
export async function ensureTemplate({ serverUrl, app, migrations }: TemplateOptions): Promise<string> {
  const state = createHash("sha256").update(`rights ${RIGHTS_VERSION} ${app.user}\n`);
  for (const { name, checksum } of migrations) state.update(`${name} ${checksum}\n`);
  const template = TEMPLATE_PREFIX + state.digest("hex").slice(0, 16);

  const ownerUrl = withDatabase(serverUrl, "postgres");
  await ensureAppRole({ ownerUrl, appUrl: asRole(ownerUrl, app) });
  await withAdmin(serverUrl, async (admin) => {
    await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    await dropOldTemplates(admin, template);
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (!rowCount) await buildTemplate({ admin, serverUrl, app, template, migrations });
    await markUsed(admin, template);
  });
  return template;
}

/** Makes `name` anew as a clone of `template`, or empty without one; returns its URL. */
export async function createDatabase(options: {
  serverUrl: string;
  name: string;
  template?: string;
}): Promise<string> {
  const { serverUrl, name, template = "template0" } = options;
  await withAdmin(serverUrl, async (admin) => {
    await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    await admin.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
    );
  });
  return withDatabase(serverUrl, name);
}

/** Removes a test database, also when connections to it are still open. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await withAdmin(serverUrl, (admin) =>
    admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}

/** The name of a database that belongs to the run of process `runner`. */
export function cloneName(runner: number, purpose: string): string {
  return `${CLONE_PREFIX}${runner}_${purpose}`;
}

/** Drops the databases of `runner`, and those that killed runs on this machine left behind. */
export async function dropClones(serverUrl: string, runner: number): Promise<void> {
  await withAdmin(serverUrl, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(
      "select datname as name from pg_database where starts_with(datname, $1)",
      [CLONE_PREFIX],
    );
    for (const { name } of rows) {
      const owner = Number.parseInt(name.slice(CLONE_PREFIX.length), 10);
      if (owner !== runner && isRunning(owner)) continue;
      await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    }
  });
}

type Build = TemplateOptions & { admin: pg.Client; template: string };

async function buildTemplate({ admin, serverUrl, app, template, migrations }: Build): Promise<void> {
  // Built under another name: a template that exists is a complete one.
  const unfinished = `${template}_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished} template template0`);
  const ownerUrl = withDatabase(serverUrl, unfinished);
  await prepareDatabase({ ownerUrl, appUrl: asRole(ownerUrl, app) }, { migrations, createsRole: false });
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

async function markUsed(admin: pg.Client, template: string): Promise<void> {
  await admin.query(`comment on database ${template} is '${new Date().toISOString()}'`);
}

/** Templates of other states (branches) stay for a day. */
async function dropOldTemplates(admin: pg.Client, current: string): Promise<void> {
  const { rows } = await admin.query<{ name: string; used: string | null }>(
    `select datname as name, shobj_description(oid, 'pg_database') as used
     from pg_database where starts_with(datname, $1) and datname <> $2`,
    [TEMPLATE_PREFIX, current],
  );
  for (const { name, used } of rows) {
    if (used !== null && Date.now() - Date.parse(used) < DAY_MS) continue;
    await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  }
}

async function withAdmin<TResult>(
  serverUrl: string,
  use: (admin: pg.Client) => Promise<TResult>,
): Promise<TResult> {
  const admin = new pg.Client({ connectionString: withDatabase(serverUrl, "postgres") });
  await admin.connect();
  try {
    return await use(admin);
  } finally {
    await admin.end();
  }
}
