import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { HeedError } from "../../core/errors";
import type { TokenActor } from "../auth/token";
import { createApi } from "./api";
import { createFactsReader } from "./client-address";
import { openApiRoute } from "./openapi";
import { defineRoute, type Route } from "./route";

const actor: TokenActor = {
  type: "cli_token",
  userId: "u1",
  name: "Ada",
  tokenId: "t1",
  scopes: ["rules:read"],
  tokenProjectId: null,
  device: "laptop",
};

const routes: Route[] = [
  defineRoute({
    method: "POST",
    path: "/echo/:id",
    auth: "token",
    summary: "Echo",
    input: z.object({ id: z.string(), text: z.string().max(5) }),
    output: z.object({ id: z.string(), text: z.string(), by: z.string() }),
    handle: async ({ input, ctx }) => ({ status: 201, body: { ...input, by: ctx.actor.userId } }),
  }),
  defineRoute({
    method: "GET",
    path: "/write",
    auth: "token",
    scope: "events:write",
    summary: "Needs another scope",
    input: z.object({}),
    output: z.object({}),
    handle: async () => ({ body: {} }),
  }),
  defineRoute({
    method: "GET",
    path: "/broken",
    auth: "none",
    summary: "Fails",
    input: z.object({}),
    output: z.object({}),
    handle: async () => {
      throw new Error("canary: password=hunter2");
    },
  }),
  defineRoute({
    method: "GET",
    path: "/scarce",
    auth: "none",
    summary: "Two a minute",
    limit: { points: 2, seconds: 60 },
    input: z.object({}),
    output: z.object({ ok: z.boolean() }),
    handle: async () => ({ body: { ok: true } }),
  }),
  defineRoute({
    method: "GET",
    path: "/wrong-answer",
    auth: "none",
    summary: "Breaks its contract",
    input: z.object({}),
    output: z.object({ count: z.number() }),
    handle: async () => JSON.parse('{"body":{"count":"three"}}'),
  }),
];
routes.push(openApiRoute(() => routes));

let server: Server;
let base = "";

beforeAll(async () => {
  const api = createApi({
    routes,
    checkOutput: true,
    readToken: async (headers) => {
      if (headers.get("authorization") === "Bearer good") return actor;
      throw new HeedError("UNAUTHENTICATED", "This is not a Heed token.");
    },
  });
  const readFacts = createFactsReader("");
  server = createServer((request, response) => void api(request, response, readFacts(request)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const all = { "content-type": "application/json", authorization: "Bearer good", ...headers };
  return fetch(base + path, { method: "POST", body, headers: all });
}

describe("a token route", () => {
  test("parses path and body, and answers with status and budget", async () => {
    const response = await post("/echo/a%20b", '{"text":"hi"}');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: "a b", text: "hi", by: "u1" });
    expect(response.headers.get("ratelimit-limit")).toBe("1200");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("understands gzip", async () => {
    const response = await post("/echo/1", gzipSync('{"text":"zip"}'), { "content-encoding": "gzip" });
    expect(await response.json()).toMatchObject({ text: "zip" });
  });

  test("answers 401 without a good token, before it looks at the body", async () => {
    const response = await post("/echo/1", "not json", { authorization: "Bearer bad" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("Bearer");
    expect(await response.json()).toMatchObject({ code: "UNAUTHENTICATED", requestId: expect.any(String) });
  });

  test("answers 403 when the token lacks the scope", async () => {
    const response = await fetch(`${base}/write`, { headers: { authorization: "Bearer good" } });
    expect(response.status).toBe(403);
  });
});

describe("bad input", () => {
  test("names the fields", async () => {
    const response = await post("/echo/1", '{"text":"too long"}');
    expect(response.status).toBe(400);
    const body = await response.json();
    expect(body.code).toBe("INVALID");
    expect(Object.keys(body.fieldErrors)).toEqual(["text"]);
  });

  test.each([
    ["no JSON", "{", {}],
    ["an array", "[]", {}],
    ["a form", "text=hi", { "content-type": "application/x-www-form-urlencoded" }],
    ["damaged gzip", "plain", { "content-encoding": "gzip" }],
    ["an unknown encoding", "x", { "content-encoding": "br" }],
    ["5 MB", `{"text":"${"x".repeat(5_000_000)}"}`, {}],
    ["a gzip bomb", gzipSync(Buffer.alloc(50_000_000, 32)), { "content-encoding": "gzip" }],
  ])("%s is refused with one clear answer", async (_name, body, headers) => {
    const response = await post("/echo/1", body, headers as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "INVALID" });
  });
});

describe("errors", () => {
  test("an unknown address and a wrong method", async () => {
    expect((await fetch(`${base}/nothing`)).status).toBe(404);
    const response = await fetch(`${base}/broken`, { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET");
  });

  test("the message of an unknown error does not reach the client", async () => {
    const response = await fetch(`${base}/broken`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("canary");
  });

  test("an answer that breaks its own schema is noticed outside production", async () => {
    expect((await fetch(`${base}/wrong-answer`)).status).toBe(500);
  });

  test("a spent budget answers 429 with the time to wait", async () => {
    expect((await fetch(`${base}/scarce`)).headers.get("ratelimit-remaining")).toBe("1");
    await fetch(`${base}/scarce`);
    const response = await fetch(`${base}/scarce`);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test("the description lists each route with its parameters and token", async () => {
  const response = await fetch(`${base}/openapi.json`);
  const document = await response.json();
  expect(Object.keys(document.paths)).toContain("/api/v1/echo/{id}");
  const echo = document.paths["/api/v1/echo/{id}"].post;
  expect(echo.parameters).toMatchObject([{ name: "id", in: "path", required: true }]);
  expect(echo.security).toEqual([{ token: [] }]);
  expect(document.paths["/api/v1/broken"].get.security).toBeUndefined();
});
