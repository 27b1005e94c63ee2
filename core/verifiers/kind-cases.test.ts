import { describe, expect, it } from "vitest";
import type { EnforcementContext } from "../enforcement/schema";
import { VERIFIER_KINDS } from "./registry";

const QUIET: EnforcementContext = {
  host: "claude_code",
  session: "s",
  task: "t",
  planMode: false,
  canAsk: true,
  steps: [],
  incidents: [],
  passes: [],
};

describe.each(VERIFIER_KINDS.map((kind) => [kind.kind, kind] as const))("%s", (_name, kind) => {
  it.each(kind.cases.stop.map((one) => [one.name, one] as const))(
    "stops: %s",
    (_case, { spec, moment, context }) => {
      expect(kind.spec.safeParse(spec).success).toBe(true);
      expect(kind.run(spec, moment, { ...QUIET, ...context })).toMatchObject({
        verdict: "violated",
        relevant: true,
      });
    },
  );

  it.each(kind.cases.pass.map((one) => [one.name, one] as const))(
    "passes: %s",
    (_case, { spec, moment, context }) => {
      expect(kind.run(spec, moment, { ...QUIET, ...context }).verdict).toBe("satisfied");
    },
  );

  it.each((kind.cases.undecided ?? []).map((one) => [one.name, one] as const))(
    "does not decide: %s",
    (_case, { spec, moment, context }) => {
      expect(kind.run(spec, moment, { ...QUIET, ...context }).verdict).toBe("undecided");
    },
  );

  it("refuses unknown fields and explains every case", () => {
    for (const { spec } of [...kind.cases.stop, ...(kind.cases.undecided ?? [])]) {
      expect(kind.spec.safeParse({ ...(spec as object), surprise: 1 }).success).toBe(false);
      const { when, stops } = kind.explain(spec);
      expect(when.length).toBeGreaterThan(10);
      expect(stops.length).toBeGreaterThan(0);
    }
  });
});
