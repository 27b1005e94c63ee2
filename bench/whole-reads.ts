import pg from "pg";
import { disconnect, pool } from "../server/db/client";

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };
type Statement = { text: string; values: unknown[] };

/** How many statements of a page read the events, or a month of them, from end to end, by the planner's own choice. */
export async function wholeReads(page: () => Promise<unknown>): Promise<number> {
  let count = 0;
  for (const { text, values } of await statementsOf(page)) {
    const { rows } = await pool().query({ text: `explain (format json) ${text}`, values });
    const parts = partsOf(rows[0]["QUERY PLAN"][0].Plan);
    const isWhole = ({ "Node Type": node, "Relation Name": table = "" }: Plan) =>
      node === "Seq Scan" && table.startsWith("hook_events") && table !== "hook_events_default";
    if (parts.some(isWhole)) count += 1;
  }
  return count;
}

async function statementsOf(page: () => Promise<unknown>): Promise<Statement[]> {
  // Connections keep the query function that they began with.
  await disconnect();
  const asked: Statement[] = [];
  const { query } = pg.Client.prototype;
  const listen = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given;
    if (typeof first === "string") asked.push({ text: first, values: Array.isArray(second) ? second : [] });
    else asked.push({ text: "", values: [], ...(first as Partial<Statement>) });
    return Reflect.apply(query, this, given);
  };
  Object.assign(pg.Client.prototype, { query: listen });
  try {
    await page();
  } finally {
    Object.assign(pg.Client.prototype, { query });
    await disconnect();
  }
  return asked.filter(({ text }) => /^\s*(?:select|with)\b/i.test(text));
}

function partsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(partsOf)];
}
