import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { disconnect, pool } from "@/server/db/client";
import { listSessions } from "@/server/services/agent-session/list";
import { countInbox } from "@/server/services/inbox/count";
import { getOverview } from "@/server/services/overview/get";
import { listRules } from "@/server/services/rule/list";
import { listViolations } from "@/server/services/violation/list";
import { mintTenant } from "@/test/factories/mint-tenant";

/** Tables that grow with use; a page that reads one of them whole is slow after a year. */
const GROWING =
  /^(?:hook_events|agent_sessions|rules|rule_versions|rule_evidence|violations|correction_(?:records|signals)|deliveries|pipeline_runs|stage_runs)/;

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  Plans?: Plan[];
};
type Statement = { text: string; values: unknown[] };

afterEach(async () => {
  vi.restoreAllMocks();
  // Connections keep the query function that they began with.
  await disconnect();
});

/** What a verb asks the database, in the words that reach it. */
async function statementsOf(verb: () => Promise<unknown>): Promise<Statement[]> {
  await disconnect();
  const query = vi.spyOn(pg.Client.prototype, "query");
  await verb();
  const asked = query.mock.calls.flatMap(([first, second]: unknown[]): Statement[] => {
    if (typeof first === "string") return [{ text: first, values: Array.isArray(second) ? second : [] }];
    const { text = "", values = [] } = first as Partial<Statement>;
    return [{ text, values }];
  });
  query.mockRestore();
  return asked.filter(({ text }) => /^\s*(?:select|with)\b/i.test(text));
}

/** Parts of a plan that read a growing table without a condition of an index. */
async function wholeReads({ text, values }: Statement): Promise<string[]> {
  const client = await pool().connect();
  try {
    await client.query("begin");
    // Test tables are small: only where no index helps is a table read from end to end now.
    await client.query("set local enable_seqscan = off");
    const { rows } = await client.query({ text: `explain (format json) ${text}`, values });
    return partsOf(rows[0]["QUERY PLAN"][0].Plan)
      .filter((part) => GROWING.test(part["Relation Name"] ?? ""))
      .filter((part) => part["Index Cond"] === undefined && part["Recheck Cond"] === undefined)
      .map((part) => `${part["Node Type"]} of ${part["Relation Name"]}: ${text}`);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

function partsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(partsOf)];
}

it.each([
  ["overview", getOverview, {}],
  ["inbox counts", countInbox, {}],
  ["sessions", listSessions, {}],
  ["violations", listViolations, {}],
  ["rules", listRules, {}],
] as const)(
  "quality.md section 3: no query of the project page without an index: %s",
  async (_name, verb, input) => {
    const { ctx } = await mintTenant();
    const statements = await statementsOf(() => verb({ ctx, input: input as never }));
    expect(statements.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const statement of statements) found.push(...(await wholeReads(statement)));
    expect(found).toEqual([]);
  },
);

it("finds a table that is read from end to end", async () => {
  expect(
    await wholeReads({ text: "select 1 from violations where outcome = $1", values: ["open"] }),
  ).toHaveLength(1);
  expect(await wholeReads({ text: "select 1 from violations where id = $1", values: [null] })).toEqual([]);
});
