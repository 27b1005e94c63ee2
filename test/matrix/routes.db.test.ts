import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatToken, makeTokenParts } from "@/core/cli-token/format";
import { readToken } from "@/server/auth/token";
import { API_PREFIX, createApi } from "@/server/http/api";
import { routes } from "@/server/http/routes";
import { CANARY, plantCanaries } from "./canary";
import { routeRows } from "./expectations";
import { mintTokenState } from "./mint-token-state";
import { recordCell, recordUncovered } from "./record-cell";
import { type Outcome, TOKEN_STATES } from "./row";
import type { RouteCaller } from "./rows/routes";
import { makeWorld, type World } from "./world";

const api = createApi({ routes, readToken, checkOutput: true });
const server = createServer((request, response) => {
  // An address for each request: rate limits stay out of the matrix.
  const facts = {
    requestId: randomUUID(),
    address: randomUUID(),
    isLoopback: true,
    isLoopbackPeer: true,
    isHttps: false,
    userAgent: "",
  };
  void api(request, response, facts);
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const CALLERS: RouteCaller[] = ["none", "unknown", ...TOKEN_STATES];

describe("matrix of REST routes", () => {
  it("has a row for every route and a route for every row", () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    for (const name of names) if (!(name in routeRows)) recordUncovered("route", name);
    expect(Object.keys(routeRows).sort()).toEqual(names.sort());
  });
});

describe.each(Object.entries(routeRows))("%s", (name, row) => {
  it.each(CALLERS)("with a token: %s", async (caller) => {
    const world = await makeWorld("owner");
    await plantCanaries(world);
    const secret = await secretOf(world, caller);
    const response = await send(name, await row.input(world), secret);
    const text = await response.text();
    const outcome: Outcome = response.ok ? "ok" : codeOf(text);
    const leaked = text.includes(CANARY);
    const expected = row.outcomes[caller];
    recordCell({ kind: "route", surface: name, caller, expected, actual: outcome, leaked });
    expect({ outcome, leaked }).toEqual({ outcome: expected, leaked: false });
  });
});

function codeOf(text: string): Outcome {
  const body: unknown = JSON.parse(text);
  return Reflect.get(Object(body), "code");
}

async function secretOf(world: World, caller: RouteCaller): Promise<string | null> {
  if (caller === "none") return null;
  if (caller === "unknown") return formatToken(makeTokenParts(randomBytes(32)));
  return mintTokenState(world.owner, caller);
}

function send(name: string, input: unknown, secret: string | null): Promise<Response> {
  const [method = "GET", pattern = "/"] = name.split(" ");
  const fields = new Map<string, unknown>(Object.entries(Object(input)));
  const path = pattern.replace(/:(\w+)/g, (_match, field: string) => {
    const value = fields.get(field);
    fields.delete(field);
    return encodeURIComponent(String(value));
  });
  const url = new URL(origin + API_PREFIX + path);
  const headers = new Headers(secret === null ? {} : { authorization: `Bearer ${secret}` });
  if (method === "POST") {
    headers.set("content-type", "application/json");
    return fetch(url, { method, headers, body: JSON.stringify(Object.fromEntries(fields)) });
  }
  for (const [key, value] of fields) url.searchParams.set(key, String(value));
  return fetch(url, { method, headers });
}
