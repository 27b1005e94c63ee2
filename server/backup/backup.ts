import { mkdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { isHeedError } from "../../core/errors";
import { env } from "../../env";
import { formatBytes } from "../../lib/number-format";
import { recordBackup } from "../services/backup/record";
import { writeBackup } from "../services/backup/write";
import { version } from "../telemetry/version";

// npm run backup [-- file]: all that is in the database, as of one moment, in one file of 0600. Read as the
// application's role: what it owns is not run with the owner's rights.
const now = new Date();
const file = process.argv[2] ?? defaultFile(now);
const client = new pg.Client({ connectionString: env.DATABASE_URL });
await client.connect();
try {
  const { rows, bytes } = await writeBackup({ client, file, heedVersion: version, now });
  await recordBackup({ action: "backup.create", file: path.basename(file), rows, bytes, now });
  console.log(`[heed] ${rows} rows are in ${file} (${formatBytes(bytes)}).`);
  console.log("[heed] It holds everything people said: keep it as safe as the database.");
  console.log("[heed] The session secret and the database's passwords are not in it.");
} catch (error) {
  if (!isHeedError(error)) throw error;
  console.error(`[heed] ${error.message}`);
  process.exitCode = 1;
} finally {
  await client.end();
}

function defaultFile(date: Date): string {
  const folder = path.resolve(env.HEED_DATA_DIR, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, `heed-${date.toISOString().replaceAll(":", "-").slice(0, 19)}.gz`);
}
