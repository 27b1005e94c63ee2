import path from "node:path";
import { pathToFileURL } from "node:url";

// Runs an entry against the database of the data folder: `DATABASE_URL`, or the embedded one, which
// is started or shared with a running instance. Before the entry is loaded: it reads its settings then.
const { startEmbedded } = await import("../db/embedded/start");
const { migrate, readMigrations } = await import("../db/migrate");
const [, , entry = "", ...parameters] = process.argv;

const external = process.env.DATABASE_URL;
const server = external ? null : await startEmbedded({ dataFolder: process.env.HEED_DATA_DIR || ".data" });
process.env.DATABASE_URL = external || server?.url;
process.argv = [process.argv[0] ?? "", entry, ...parameters];
try {
  await migrate(process.env.DATABASE_URL ?? "", readMigrations(path.resolve("prisma/migrations")));
  await import(pathToFileURL(path.resolve(entry)).href);
} finally {
  const { disconnect } = await import("../db/client");
  await disconnect();
  await server?.stop();
}
