import { afterAll, inject } from "vitest";
import { cloneName, createDatabase } from "../server/db/test-database";

// Runs before a test file, and so before anything reads DATABASE_URL: a database of its own.
process.env.DATABASE_URL = await createDatabase({
  serverUrl: inject("databaseServer"),
  name: cloneName(inject("databaseRunner"), `worker${process.env.VITEST_POOL_ID ?? "0"}`),
  template: inject("databaseTemplate"),
});

afterAll(async () => {
  // Only when the file used it: the import itself would cost each file the Prisma client.
  if (globalThis.heedConnection) await (await import("../server/db/client")).disconnect();
});
