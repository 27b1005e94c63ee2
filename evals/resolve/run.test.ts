import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./run";

const lines = readFileSync(join(import.meta.dirname, "fixtures/own.jsonl"), "utf8")
  .trim()
  .split("\n");

describe("evals/resolve", () => {
  it("keeps our own cases right, with no wrong supersede", () => {
    const report = run({ cases: lines.map((line) => JSON.parse(line) as unknown) });
    expect(report.n).toBe(lines.length);
    expect(report.metrics.wrongSupersede).toBe(0);
    expect(report.metrics.accuracy).toBeGreaterThanOrEqual(0.95);
  });

  it("reports disputed cases apart", () => {
    const disputed = { ...(JSON.parse(lines[0] ?? "") as Record<string, unknown>), debatable: true };
    expect(run({ cases: [disputed] }).metrics).toMatchObject({
      accuracy: 0,
      byAction: {},
      debatable: { agree: 1, total: 1 },
    });
  });
});
