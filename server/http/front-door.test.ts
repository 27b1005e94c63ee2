import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createFactsReader } from "./client-address";
import { createFrontDoor } from "./front-door";
import { createHostCheck } from "./host-check";

const answer = (name: string) => async (_request: unknown, response: { end: (text: string) => void }) =>
  response.end(name);
let isClaimed = true;
let server: Server;
let port = 0;

beforeAll(async () => {
  const door = createFrontDoor({
    readFacts: createFactsReader(""),
    isOurHost: createHostCheck("https://heed.example.org"),
    mayEnter: async (isLoopback) => isLoopback || isClaimed,
    api: answer("api"),
    cliPackage: answer("cli"),
    hostPackage: answer("host package"),
    metrics: answer("metrics"),
    pages: answer("page"),
    isHttps: true,
  });
  server = createServer(door);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      request({ host: "127.0.0.1", port, path, headers }, (response) => {
        let text = "";
        response.on("data", (chunk) => (text += chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

test("other Host values are refused for pages, the API and the client's package alike", async () => {
  for (const path of [
    ...["/", "/api/v1/whoami", "/cli.tgz", "/claude-code-plugin.tgz", "/api/auth/csrf"],
    "/api/health/ready",
  ]) {
    const refused = await ask(path, { host: "evil.example" });
    expect(refused.status).toBe(421);
    expect(JSON.parse(refused.text).message).toMatch(/HEED_PUBLIC_URL/);
  }
  expect((await ask("/", { host: "heed.example.org" })).text).toBe("page");
  expect((await ask("/api/v1/whoami", { host: "heed.example.org" })).text).toBe("api");
});

test("a forwarded host does not stand in for the Host", async () => {
  const refused = await ask("/", { host: "evil.example", "x-forwarded-host": "heed.example.org" });
  expect(refused.status).toBe(421);
});

test("a whole address in the request line is refused: it would be answered by a redirect to there", async () => {
  for (const path of ["http://evil.example/sign-in", "https://heed.example.org/", "evil.example:443", "*"]) {
    const refused = await ask(path, { host: "heed.example.org" });
    expect(refused.status).toBe(400);
    expect(refused.headers.location).toBeUndefined();
  }
});

test("pages cannot be framed, sniffed or reached without TLS again", async () => {
  const { headers } = await ask("/", { host: "heed.example.org" });
  expect(headers).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "strict-transport-security": expect.stringContaining("max-age=31536000"),
  });
});

test("until it is claimed, only the machine itself is answered", async () => {
  isClaimed = false;
  const seen = vi.fn();
  const closed = createFrontDoor({
    readFacts: (incoming) => ({
      ...createFactsReader("")(incoming),
      isLoopback: false,
      address: "198.51.100.4",
    }),
    isOurHost: () => true,
    mayEnter: async (isLoopback) => isLoopback || isClaimed,
    api: seen,
    cliPackage: seen,
    hostPackage: seen,
    metrics: seen,
    pages: seen,
    isHttps: false,
  });
  server.removeAllListeners("request");
  server.on("request", closed);
  for (const path of [
    ...["/", "/setup", "/api/v1/whoami", "/cli.tgz", "/gemini-extension.tgz"],
    "/api/trpc/setup.claim",
  ]) {
    const refused = await ask(path, { host: "heed.example.org" });
    expect(refused.status).toBe(403);
    expect(JSON.parse(refused.text).message).toMatch(/not set up yet/);
  }
  expect(seen).not.toHaveBeenCalled();
});
