import { expect, test, vi } from "vitest";
import { pool } from "./client";

test("queries of one connection run in turn, without pg's warning, also after one that fails", async () => {
  const warn = vi.spyOn(process, "emitWarning");
  const client = await pool().connect();
  try {
    const answers = await Promise.allSettled([
      client.query("select 1 as n"),
      client.query("select no_such_column"),
      client.query("select 2 as n"),
      client.query("select 3 as n"),
    ]);
    const rows = answers.map((answer) => (answer.status === "fulfilled" ? answer.value.rows : "failed"));
    expect(rows).toEqual([[{ n: 1 }], "failed", [{ n: 2 }], [{ n: 3 }]]);
    expect(warn).not.toHaveBeenCalled();
  } finally {
    client.release();
    warn.mockRestore();
  }
});
