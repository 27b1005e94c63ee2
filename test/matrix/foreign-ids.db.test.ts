import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pool } from "@/server/db/client";
import type { RequestContext } from "@/server/trpc/context";
import { toHeedError, toTrpcError } from "@/server/trpc/error-shape";
import { createCallerFactory } from "@/server/trpc/init";
import { appRouter } from "@/server/trpc/root";
import { CANARY, type Planted, plantCanaries } from "./canary";
import { procedureRows } from "./expectations";
import { recordCell } from "./record-cell";
import { type Caller, makeWorld, type World } from "./world";

const createCaller = createCallerFactory(appRouter);

/** Those who might think that they may: the owner of the project, an admin, and an instance admin outside of it. */
const CURIOUS: Caller[] = ["owner", "admin", "instanceAdmin"];

/** Which of the member's ids stands in for a field of an input. */
function foreignId(field: string, { ids }: { ids: Planted }): string | null {
  if (/session/i.test(field)) return ids.sessionId;
  if (/event/i.test(field)) return ids.eventId;
  if (/record/i.test(field)) return ids.recordId;
  if (/fact/i.test(field)) return ids.factId;
  if (/evidence/i.test(field)) return ids.evidenceId;
  if (/violation/i.test(field)) return ids.violationId;
  if (/stop/i.test(field)) return ids.stopId;
  if (/case/i.test(field)) return ids.caseId;
  if (/exemption/i.test(field)) return ids.exemptionId;
  if (/resolution/i.test(field)) return ids.resolutionId;
  if (/rule|target|source|old|new/i.test(field)) return ids.ruleId;
  return null;
}

/** The input of a row with the member's ids in place of the caller's own; null when it names nothing. */
function withForeignIds(input: unknown, ids: Planted): Record<string, unknown> | null {
  if (typeof input !== "object" || input === null) return null;
  let changed = false;
  const swap = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => swap(field, item));
    if (typeof value !== "string") return value;
    const [prefix, id] = value.includes(":") ? value.split(":") : ["", value];
    if (!/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id ?? "")) return value;
    const other = prefix === "" ? foreignId(field, { ids }) : itemId(prefix ?? "", ids);
    if (other === null) return value;
    changed = true;
    return other;
  };
  const swapped = Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, swap(field, value)]),
  );
  return changed ? swapped : null;
}

function itemId(prefix: string, ids: Planted): string {
  return `${prefix}:${prefix === "proposal" ? ids.ruleId : ids.resolutionId}`;
}

/** Everything of the member's own that another person must not be able to change, as one text. */
async function stateOf({ member }: World, ids: Planted): Promise<string> {
  const { rows } = await pool().query(
    `select concat_ws('|',
       (select string_agg(t::text, ',' order by id) from agent_sessions t where owner_id = $1),
       (select string_agg(t::text, ',' order by id) from hook_events t where owner_id = $1),
       (select string_agg(t::text, ',' order by id) from correction_records t where owner_id = $1),
       (select string_agg(t::text, ',' order by id) from learned_facts t where owner_id = $1),
       (select string_agg(t::text, ',' order by id) from rules t where owner_id = $1 and layer = 'personal'),
       (select string_agg(t::text, ',' order by id) from rule_versions t where rule_id = any($2)),
       (select string_agg(t::text, ',' order by id) from rule_evidence t where owner_id = $1),
       (select string_agg(t::text, ',' order by id) from violations t where owner_id = $1),
       (select string_agg(t::text, ',' order by id) from backtest_runs t where owner_id = $1),
       (select string_agg(t::text, ',' order by id) from backtest_stops t where owner_id = $1),
       (select string_agg(t::text, ',' order by id) from rule_cases t where owner_id = $1),
       (select string_agg(t::text, ',' order by id) from exemptions t where owner_id = $1),
       (select string_agg(t::text, ',' order by id) from resolutions t where owner_id = $1)) as state`,
    [member.id, [ids.ruleId, ids.globalRuleId]],
  );
  return rows[0].state;
}

describe.each(Object.entries(procedureRows))("%s with another member's ids", (label, row) => {
  it.each(CURIOUS)("tells and changes nothing for %s", async (caller) => {
    const world = await makeWorld(caller);
    const ids = await plantCanaries(world);
    const input = withForeignIds(await row.input(world), ids);
    // Inputs without an id cannot name what is somebody else's.
    if (input === null) return;
    const before = await stateOf(world, ids);
    const answer = await answerOf(label.replace(/#.*/, ""), contextFor(world), input);
    const leaked = answer.includes(CANARY) || (await stateOf(world, ids)) !== before;
    const cell = {
      caller: `${caller} with foreign ids`,
      expected: "nothing",
      actual: leaked ? "leak" : "nothing",
    };
    recordCell({ kind: "procedure", surface: label, ...cell, leaked });
    expect({ leaked, answer }).toEqual({ leaked: false, answer: expect.not.stringContaining(CANARY) });
  });
});

it("the author of all that sees it, so the canary would be noticed", async () => {
  const world = await makeWorld("viewer");
  const ids = await plantCanaries(world);
  const caller = createCaller(contextFor({ ...world, actor: world.member }));
  const { slug: projectSlug } = world.project;
  const answers = await Promise.all([
    caller.session.list({ projectSlug }),
    caller.session.timeline({ projectSlug, sessionId: ids.sessionId }),
    caller.fact.list({ projectSlug }),
    caller.rule.list({ projectSlug }),
    caller.violation.list({ projectSlug }),
    caller.history.list({ projectSlug }),
    caller.audit.export({ projectSlug, layer: "personal", format: "csv" }),
    caller.bundle.get({ projectSlug }),
  ]);
  expect(answers.map((answer) => JSON.stringify(answer).includes(CANARY))).toEqual(answers.map(() => true));
});

function contextFor({ actor }: Pick<World, "actor">): RequestContext {
  const now = () => new Date();
  return { actor: actor.actor, requestId: randomUUID(), address: randomUUID(), userAgent: "matrix", now };
}

async function answerOf(name: string, context: RequestContext, input: unknown): Promise<string> {
  const end = new AbortController();
  try {
    const caller = createCaller(context, { signal: end.signal });
    const procedure = name
      .split(".")
      .reduce<unknown>((node, part) => Reflect.get(Object(node), part), caller);
    if (typeof procedure !== "function") throw new Error(`no procedure ${name}`);
    return JSON.stringify(await procedure(input)) ?? "";
  } catch (error) {
    const known = toHeedError(toTrpcError(error));
    return JSON.stringify([known.code, known.message, known.fieldErrors]);
  } finally {
    end.abort();
  }
}
