import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { pool } from "./client";
import { cloneName, createDatabase, dropDatabase } from "./test-database";

const execute = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");

function prisma(url: string, ...parameters: string[]) {
  return execute(process.execPath, ["scripts/prisma.mjs", ...parameters], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, NO_COLOR: "1" },
  });
}

test("migrations and schema agree, and Prisma accepts the migrator's bookkeeping", async () => {
  const serverUrl = inject("databaseServer");
  const name = cloneName(inject("databaseRunner"), "schema");
  const url = await createDatabase({ serverUrl, name, template: inject("databaseTemplate") });
  try {
    const status = await prisma(url, "migrate", "status");
    expect(status.stdout).toContain("Database schema is up to date!");
    const diff = await prisma(
      url,
      ...[
        "migrate",
        "diff",
        "--from-migrations",
        "prisma/migrations",
        "--to-schema",
        "prisma",
        "--exit-code",
      ],
    );
    expect(diff.stdout).toContain("No difference detected.");
    const shadows = await pool().query("select 1 from pg_database where starts_with(datname, $1)", [
      `${name}_`,
    ]);
    expect(shadows.rowCount).toBe(0);
  } finally {
    await dropDatabase(serverUrl, name);
  }
});

test("a schema that differs is noticed: the engine does not pass everything", async () => {
  const serverUrl = inject("databaseServer");
  const name = cloneName(inject("databaseRunner"), "empty");
  const url = await createDatabase({ serverUrl, name });
  try {
    const diff = prisma(
      url,
      "migrate",
      "diff",
      "--from-config-datasource",
      "--to-schema",
      "prisma",
      "--exit-code",
    );
    await expect(diff).rejects.toMatchObject({ code: 2 });
  } finally {
    await dropDatabase(serverUrl, name);
  }
});
