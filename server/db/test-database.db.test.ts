import { describe, expect, inject, test } from "vitest";
import { pool } from "./client";
import { migrate } from "./migrate";
import { cloneName, createDatabase, dropDatabase, withDatabase } from "./test-database";

describe("the database of a test worker", () => {
  test("is a clone of the migrated template, over the server that the run was given", async () => {
    const { rows } = await pool().query("select current_database() as name");
    expect(rows[0].name).toMatch(/^heed_test_[0-9a-f]{6}_\d+_worker\d+$/);
    const jobs = await pool().query("select to_regclass('graphile_worker.jobs')::text as name");
    expect(jobs.rows[0].name).toBe("graphile_worker.jobs");
  });

  test("another database can be made and dropped", async () => {
    const serverUrl = inject("databaseServer");
    const name = cloneName(inject("databaseRunner"), "extra");
    const url = await createDatabase({ serverUrl, name });
    expect(await migrate(url, [])).toBe(0);
    await dropDatabase(serverUrl, name);
    const { rowCount } = await pool().query("select 1 from pg_database where datname = $1", [name]);
    expect(rowCount).toBe(0);
  });

  test("withDatabase keeps the parameters of the URL", () => {
    expect(withDatabase("postgresql://a:b@localhost:5432/x?host=%2Frun", "y")).toBe(
      "postgresql://a:b@localhost:5432/y?host=%2Frun",
    );
  });
});
