import pg from "pg";
import { startEmbedded } from "@/server/db/embedded/start";

/**
 * Runs a statement in the server's database as its superuser, past grants and triggers: what nobody can do through
 * Heed. The embedded server is shared with the instance that runs.
 */
export async function asSuperuser(statement: string, values: unknown[]): Promise<number> {
  const external = process.env.HEED_E2E_DATABASE_URL;
  const server = external ? null : await startEmbedded({ dataFolder: process.env.HEED_E2E_DATA ?? "" });
  const client = new pg.Client({ connectionString: external || server?.url });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    const { rowCount } = await client.query(statement, values);
    await client.query("commit");
    return rowCount ?? 0;
  } finally {
    await client.end();
    await server?.stop();
  }
}
