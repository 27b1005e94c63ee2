import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mintUser } from "../../test/factories/mint-user";
import { countIngest } from "../telemetry/metrics";
import { createFactsReader } from "./client-address";
import { countRequest, createMetrics } from "./metrics";

const TOKEN = "a-long-token-for-prometheus";
let server: Server;
/** Where the next request seems to come from. */
let peer = "127.0.0.1";

beforeAll(async () => {
  const metrics = createMetrics(TOKEN);
  const readFacts = createFactsReader("");
  server = createServer((request, response) => {
    const facts = { ...readFacts(request), address: peer };
    const isLoopback = peer === "127.0.0.1";
    countRequest(request.url ?? "/", response);
    if (request.url === "/api/v1/events") response.writeHead(202).end();
    else void metrics(request, response, { ...facts, isLoopback, isLoopbackPeer: isLoopback });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    }).on("error", reject);
  });
}

describe("/metrics", () => {
  it("answers the machine itself", async () => {
    peer = "127.0.0.1";
    expect((await ask("/metrics")).status).toBe(200);
  });

  it.each([
    ["from the network", "198.51.100.4", {}, 404],
    ["from the network, with a wrong token", "198.51.100.4", { authorization: "Bearer wrong" }, 404],
    ["from the network, with the token", "198.51.100.4", { authorization: `Bearer ${TOKEN}` }, 200],
    ["through a proxy of this machine that nobody declared", "127.0.0.1", { host: "heed.example" }, 404],
  ])("%s", async (_who, address, headers, status) => {
    peer = address;
    const answer = await ask("/metrics", headers);
    expect(answer.status).toBe(status);
    expect(answer.text.includes("heed_")).toBe(status === 200);
  });

  it("counts requests by class and status, events by result, jobs and sessions, and names nobody", async () => {
    peer = "127.0.0.1";
    const user = await mintUser();
    await ask("/api/v1/events");
    await ask("/api/v1/events");
    countIngest([
      { result: "stored" },
      { result: "stored" },
      { result: "duplicate" },
      { result: "rejected" },
    ]);
    const { text } = await ask("/metrics");
    const lines = text.split("\n");
    expect(lines).toContain('heed_http_requests_total{route="events",status="202"} 2');
    expect(lines).toContain('heed_ingest_events_total{result="stored"} 2');
    expect(lines).toContain('heed_ingest_events_total{result="duplicate"} 1');
    expect(lines).toContain('heed_ingest_events_total{result="rejected"} 1');
    expect(lines).toContain("heed_database_up 1");
    expect(lines).toContain('heed_jobs{state="failed"} 0');
    expect(text).toMatch(/^heed_sessions_open [1-9]/m);
    expect(text).toMatch(/^heed_db_connections\{state="total"\} [1-9]/m);
    expect(text).toMatch(/^heed_detector_mute_alarms\{by="language"\} \d+$/m);
    expect(text).not.toContain(user.id);
    expect(text).not.toContain(user.email);
    // Every line is a comment or “name{labels} number”.
    const odd = lines.filter(
      (line) => !/^(?:#.*|[a-z_]+(?:\{[a-z_]+="[^"]*"(?:,[a-z_]+="[^"]*")*\})? [\d.e+-]+|)$/.test(line),
    );
    expect(odd).toEqual([]);
  });
});
