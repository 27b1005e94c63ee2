import path from "node:path";
import { pathToFileURL } from "node:url";

// Runs an entry against the database of the data folder: `DATABASE_URL`, or the embedded one, which
// is started or shared with a running instance. Before the entry is loaded: it reads its settings then.
const { startEmbedded } = await import("../db/embedded/start");
const { readMigrations } = await import("../db/migrate");
const { prepareDatabase } = await import("../db/prepare");
const [, , entry = "", ...parameters] = process.argv;

const external = process.env.DATABASE_URL;
const server = external ? null : await startEmbedded({ dataFolder: process.env.HEED_DATA_DIR || ".data" });
const appUrl = external || server?.appUrl || "";
const ownerUrl = server?.url || process.env.DATABASE_OWNER_URL || appUrl;
// Only an entry of the operator gets the owner's URL (restore); web and worker never do.
Object.assign(process.env, { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl });
process.argv = [process.argv[0] ?? "", entry, ...parameters];
try {
  const migrations = readMigrations(path.resolve("prisma/migrations"));
  await prepareDatabase({ ownerUrl, appUrl }, { migrations, createsRole: server !== null });
  await import(pathToFileURL(path.resolve(entry)).href);
} finally {
  const { disconnect } = await import("../db/client");
  await disconnect();
  await server?.stop();
}
