import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createRequestContext, type RequestContext } from "@/server/trpc/context";
import { toHeedError, toTrpcError } from "@/server/trpc/error-shape";
import { createCallerFactory } from "@/server/trpc/init";
import { appRouter } from "@/server/trpc/root";
import { CANARY, plantCanaries } from "./canary";
import { procedureRows } from "./expectations";
import { mintTokenState } from "./mint-token-state";
import { recordCell, recordUncovered } from "./record-cell";
import { type Outcome, TOKEN_STATES } from "./row";
import { CALLERS, makeWorld } from "./world";

const createCaller = createCallerFactory(appRouter);
const names = Object.keys(appRouter._def.procedures).sort();

describe("matrix of procedures", () => {
  it("has a row for every procedure and a procedure for every row", () => {
    const covered = new Set(Object.keys(procedureRows).map(procedureOf));
    for (const name of names) if (!covered.has(name)) recordUncovered("procedure", name);
    expect([...covered].sort()).toEqual(names);
  });
});

describe.each(Object.entries(procedureRows))("%s", (label, row) => {
  const name = procedureOf(label);
  it.each(CALLERS)(`as %s`, async (caller) => {
    const world = await makeWorld(caller);
    await plantCanaries(world);
    const input = await row.input(world);
    const actor = caller === "anonymous" ? null : world.actor.actor;
    expectCell(
      { label, caller, expected: row.callers[caller] },
      await answerOf(name, contextFor(actor), input),
    );
  });

  it.each(TOKEN_STATES)(`with a token: %s`, async (state) => {
    const world = await makeWorld("owner");
    await plantCanaries(world);
    const input = await row.input(world);
    const secret = await mintTokenState(world.owner, state);
    const headers = new Headers({ authorization: `Bearer ${secret}`, "x-heed-address": randomUUID() });
    const answer = await answerOf(name, createRequestContext(headers), input);
    expectCell({ label, caller: `token: ${state}`, expected: row.tokens[state] }, answer);
  });
});

/** Each call from an address of its own, so that rate limits stay out of the matrix. */
function contextFor(actor: RequestContext["actor"]): RequestContext {
  return {
    actor,
    requestId: randomUUID(),
    address: randomUUID(),
    userAgent: "matrix",
    now: () => new Date(),
  };
}

type Answer = { outcome: Outcome; text: string };

/** What the caller is told: allowed or why not, and not a word of the other member's (trust.md section 4). */
function expectCell(
  cell: { label: string; caller: string; expected: Outcome },
  { outcome, text }: Answer,
): void {
  const { label, caller, expected } = cell;
  const leaked = text.includes(CANARY);
  recordCell({ kind: "procedure", surface: label, caller, expected, actual: outcome, leaked });
  expect({ outcome, leaked }).toEqual({ outcome: expected, leaked: false });
}

async function answerOf(
  name: string,
  context: RequestContext | Promise<RequestContext>,
  input: unknown,
): Promise<Answer> {
  const end = new AbortController();
  try {
    const result = await call(createCaller(await context, { signal: end.signal }), name, input);
    if (isStream(result)) await openStream(result, end);
    return { outcome: "ok", text: JSON.stringify(result) ?? "" };
  } catch (error) {
    const known = toHeedError(toTrpcError(error));
    return { outcome: known.code, text: JSON.stringify([known.message, known.fieldErrors]) };
  } finally {
    end.abort();
  }
}

function call(caller: object, name: string, input: unknown): Promise<unknown> {
  const procedure = name.split(".").reduce<unknown>((node, part) => Reflect.get(Object(node), part), caller);
  if (typeof procedure !== "function") throw new Error(`no procedure ${name}`);
  return procedure(input);
}

/** Rows may differ by what is touched: `rule.pause#shared`. */
function procedureOf(label: string): string {
  return label.replace(/#.*/, "");
}

/** A stream is refused when it is first asked for something; one that stays silent has let the caller in. */
async function openStream(stream: AsyncIterator<unknown>, end: AbortController): Promise<void> {
  setTimeout(() => end.abort(), 250);
  await stream.next();
}

function isStream(result: unknown): result is AsyncIterator<unknown> {
  return typeof result === "object" && result !== null && Symbol.asyncIterator in result;
}
