import pg from "pg";
import { startEmbedded } from "@/server/db/embedded/start";

/** The database of the server under test, as its owner: for what no person can do in the application. */
export async function withTestedDatabase<TResult>(
  use: (client: pg.Client) => Promise<TResult>,
): Promise<TResult> {
  const external = process.env.HEED_E2E_DATABASE_URL;
  // Adopts the server that already runs on this folder.
  const server = external ? null : await startEmbedded({ dataFolder: process.env.HEED_E2E_DATA ?? "" });
  const client = new pg.Client({ connectionString: external || server?.url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
    await server?.stop();
  }
}

/** Runs a statement past grants and triggers: what nobody can do through Heed. @returns how many rows it touched */
export function asSuperuser(statement: string, values: unknown[]): Promise<number> {
  return withTestedDatabase(async (client) => {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    const { rowCount } = await client.query(statement, values);
    await client.query("commit");
    return rowCount ?? 0;
  });
}
