import { afterAll, inject } from "vitest";
import { asRole } from "../server/db/app-role";
import { cloneName, createDatabase } from "../server/db/test-database";

// Runs before a test file, and so before anything reads DATABASE_URL: a database of its own.
const ownerUrl = await createDatabase({
  serverUrl: inject("databaseServer"),
  name: cloneName(inject("databaseRunner"), `worker${process.env.VITEST_POOL_ID ?? "0"}`),
  template: inject("databaseTemplate"),
});

// Tested code has the rights of production; `asOwner` of `test/owner-database.ts` has more.
process.env.DATABASE_OWNER_URL = ownerUrl;
process.env.DATABASE_URL = asRole(ownerUrl, inject("databaseApp"));

afterAll(async () => {
  // Only when the file used it: the import itself would cost each file the Prisma client.
  if (globalThis.heedConnection) await (await import("../server/db/client")).disconnect();
});
