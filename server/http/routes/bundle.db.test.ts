import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, get as request } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleSchema } from "@/core/bundle/schema";
import { readToken } from "@/server/auth/token";
import { db } from "@/server/db/client";
import { processEvent } from "@/server/pipeline/process-event";
import { revokeCliToken } from "@/server/services/cli-token/revoke";
import { recordEvents } from "@/server/services/hook-event/record";
import { contextOf } from "@/test/factories/contexts";
import { hookEvent, tokenContext } from "@/test/factories/hook-event";
import { lesson } from "@/test/factories/lesson";
import { mintRule, mintSession } from "@/test/factories/mint-learning";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { API_PREFIX, createApi } from "../api";
import { bundleRoute } from "./bundle";

const api = createApi({ routes: [bundleRoute], readToken, checkOutput: true });
const server = createServer((incoming, response) => {
  const facts = {
    requestId: randomUUID(),
    address: "192.0.2.1",
    isLoopback: true,
    isLoopbackPeer: true,
    isHttps: false,
  };
  void api(incoming, response, { ...facts, userAgent: "" });
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function given() {
  const tenant = await mintTenant();
  return { ...tenant, token: await mintToken(tenant.owner) };
}
type Given = Awaited<ReturnType<typeof given>>;

/** Without fetch: it unpacks by itself. */
function ask({ project, token }: Given, headers: Record<string, string> = {}, after?: string) {
  const query = new URLSearchParams({ project: project.slug, ...(after && { after }) });
  const path = `${API_PREFIX}/bundle?${query}`;
  const authorization = `Bearer ${token.secret}`;
  return new Promise<{ status: number; headers: IncomingMessage["headers"]; body: Buffer }>(
    (resolve, reject) => {
      request({ port, path, headers: { authorization, ...headers } }, (reply) => {
        const parts: Buffer[] = [];
        reply.on("data", (part: Buffer) => parts.push(part));
        reply.on("end", () => {
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) });
        });
      }).on("error", reject);
    },
  );
}

describe("GET /bundle", () => {
  test("answers 304 to a client that has it, with the audit heads, until something changes", async () => {
    const world = await given();
    const first = await ask(world);
    const etag = String(first.headers.etag);
    const again = await ask(world, { "if-none-match": etag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers["heed-audit-heads"]).toBe(first.headers["heed-audit-heads"]);

    await db.user.update({ where: { id: world.owner.id }, data: { bundleRevision: { increment: 1 } } });
    const changed = await ask(world, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test("carries the “detector mute” alarms of its person with every answer, without a request of their own", async () => {
    const world = await given();
    const { sessionId } = await mintSession({ projectId: world.project.id, ownerId: world.owner.id });
    await db.pipelineRun.createMany({
      data: Array.from({ length: 60 }, () => ({
        ...{ projectId: world.project.id, ownerId: world.owner.id, sessionId, eventId: randomUUID() },
        ...{ label: "none", path: "none", language: "vi", script: "latin" },
      })),
    });
    const first = await ask(world);
    const again = await ask(world, { "if-none-match": String(first.headers.etag) });
    for (const { headers } of [first, again]) {
      expect(JSON.parse(String(headers["heed-detector-mute"]))).toMatchObject([
        { by: "language", value: "vi", line: "Detector mute: 60 prompts in language vi, 0 signals." },
        { by: "script", value: "latin" },
      ]);
    }
    const colleague = await world.join("owner");
    const theirs = await ask({ ...world, token: await mintToken(colleague.user) });
    expect(theirs.headers["heed-detector-mute"]).toBe("[]");
  });

  test("is packed for a client that can unpack it, and only for that one", async () => {
    const world = await given();
    const place = { projectId: world.project.id, ownerId: world.owner.id };
    for (let number = 1; number <= 12; number += 1) await mintRule(place, { number });
    const plain = await ask(world);
    const packed = await ask(world, { "accept-encoding": "gzip" });
    expect([plain.headers["content-encoding"], packed.headers["content-encoding"]]).toEqual([
      undefined,
      "gzip",
    ]);
    const read = (body: Buffer) => bundleSchema.parse(JSON.parse(body.toString())).rules.length;
    expect([read(plain.body), read(gunzipSync(packed.body))]).toEqual([12, 12]);
    expect(packed.headers.etag).toBe(plain.headers.etag);
  });

  test("waits until an event is settled and then has what it taught", async () => {
    const world = await given();
    const events = lesson(world, "no, we use pnpm here, not npm");
    const list = Object.values(events);
    await recordEvents({ ctx: tokenContext(world.owner.id), input: { events: list } });
    let hasAnswered = false;
    const waiting = ask(world, {}, events.note.id).then((answer) => {
      hasAnswered = true;
      return answer;
    });
    // Another request in between proves that the first one is in the server and waits.
    const meanwhile = await ask(world);
    expect(bundleSchema.parse(JSON.parse(meanwhile.body.toString())).rules).toEqual([]);
    expect(hasAnswered).toBe(false);
    for (const { id } of list) await processEvent({ eventId: id, now: () => new Date() });
    const { body } = await waiting;
    const { rules } = bundleSchema.parse(JSON.parse(body.toString()));
    expect(rules.map(({ number, mode }) => [number, mode])).toEqual([["R1", "block"]]);
  }, 60_000);

  test("does not wait for somebody else's event, nor for one that is nowhere", async () => {
    const [world, other] = [await given(), await given()];
    const theirs = hookEvent(other.project.slug, { prompt: "no, we use pnpm here" });
    await recordEvents({ ctx: tokenContext(other.owner.id), input: { events: [theirs] } });
    expect((await ask(world, {}, theirs.id)).status).toBe(200);
    expect((await ask(world, {}, randomUUID())).status).toBe(200);
  });

  test("refuses a revoked token by name, so that the client purges, and 404s who left", async () => {
    const world = await given();
    expect((await ask(world)).status).toBe(200);
    await db.membership.deleteMany({ where: { projectId: world.project.id } });
    expect((await ask(world)).status).toBe(404);
    await revokeCliToken({ ctx: contextOf(world.owner.actor), input: { tokenId: world.token.id } });
    const refused = await ask(world);
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.body.toString()).fieldErrors).toEqual({ token: ["revoked"] });
  });
});
