import pg from "pg";
import { HeedError } from "../../core/errors";
import { markClaimed, wasClaimed } from "./data-folder";

export type ClaimCheck = { databaseUrl: string; dataFolder: string; hasChosenCode: boolean };

/**
 * Keeps an empty database from opening a set-up instance to strangers again (trust.md section 6).
 * @throws PRECONDITION when this data folder belongs to a set-up instance and nobody is in the database
 */
export async function assertNotReopened({
  databaseUrl,
  dataFolder,
  hasChosenCode,
}: ClaimCheck): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from "users" limit 1');
    if (rowCount) return markClaimed(dataFolder);
    if (!wasClaimed(dataFolder) || hasChosenCode) return;
    const message = `This instance was set up before, but its database is empty. Restore the database; to set it up anew, start with HEED_SETUP_CODE or delete ${dataFolder}/claimed.`;
    throw new HeedError("PRECONDITION", message);
  } finally {
    await client.end();
  }
}
