import pg from "pg";

/** The role that web and worker connect as. It owns no table of the audit and is no superuser (trust.md section 7). */
export const APP_ROLE = "heed_app";

/** One process at a time makes or changes the role: it belongs to the whole server. */
const ROLE_LOCK = 72_707_371;

/** The same database for another role. */
export function asRole(url: string, { user, password }: { user: string; password: string }): string {
  const parsed = new URL(url);
  parsed.username = encodeURIComponent(user);
  parsed.password = encodeURIComponent(password);
  return parsed.toString();
}

/** The role that a URL connects as. */
export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

/**
 * Makes sure that `appUrl` can connect, with a role that has no right but to log in. Asks the server first: a role
 * that is as it should be is left alone.
 * @param ownerUrl of a role that may create roles, on the same database
 */
export async function ensureAppRole({
  ownerUrl,
  appUrl,
}: {
  ownerUrl: string;
  appUrl: string;
}): Promise<void> {
  if (await canConnect(appUrl)) return;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const role = pg.escapeIdentifier(roleOf(appUrl));
    const password = pg.escapeLiteral(decodeURIComponent(new URL(appUrl).password));
    await owner.query("select pg_advisory_lock($1)", [ROLE_LOCK]);
    const { rowCount } = await owner.query("select 1 from pg_roles where rolname = $1", [roleOf(appUrl)]);
    const verb = rowCount ? "alter" : "create";
    await owner.query("set password_encryption = 'scram-sha-256'");
    await owner.query(
      `${verb} role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    );
  } finally {
    await owner.end();
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
