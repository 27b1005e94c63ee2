import { statSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { isHeedError } from "../../core/errors";
import { recordBackup } from "../services/backup/record";
import { restoreBackup } from "../services/backup/restore";
import { ownerUrl } from "./owner-url";

// npm run restore -- file --yes [--replace]: puts a backup into a database of the same state.
const [file = "", ...options] = process.argv.slice(2);
const client = new pg.Client({ connectionString: ownerUrl() });
await client.connect();
try {
  const { rows, chains, header } = await restoreBackup({
    client,
    file,
    replace: options.includes("--replace"),
  });
  const { size: bytes } = statSync(file);
  await recordBackup({ action: "backup.restore", file: path.basename(file), rows, bytes, now: new Date() });
  console.log(`[heed] ${rows} rows of ${header.createdAt} (Heed ${header.heedVersion}) are restored.`);
  for (const { kind, subjectId, seq } of chains.broken) {
    console.error(
      `[heed] The audit chain ${kind} ${subjectId} breaks at entry ${seq}: it did in the backup, too.`,
    );
  }
  if (chains.broken.length === 0) {
    console.log(`[heed] All ${chains.chains} audit chains with ${chains.entries} entries are whole.`);
  }
  process.exitCode = chains.broken.length === 0 ? 0 : 2;
} catch (error) {
  if (!isHeedError(error)) throw error;
  console.error(`[heed] ${error.message}`);
  process.exitCode = 1;
} finally {
  await client.end();
}
