import pg from "pg";

/**
 * Runs statements as the owner of the test database: what somebody with a superuser's rights could do, past the
 * grants and, with `pastTriggers`, past the triggers that the application role cannot pass.
 */
export async function asOwner(statements: string[], { pastTriggers = false } = {}): Promise<void> {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL,
  });
  await client.connect();
  try {
    await client.query("begin");
    if (pastTriggers) await client.query("set local session_replication_role = replica");
    for (const statement of statements) await client.query(statement);
    await client.query("commit");
  } finally {
    await client.end();
  }
}
