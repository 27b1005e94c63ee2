import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { flush } from "@/cli/src/flush";
import { writeLink } from "@/cli/src/state/links";
import { writeToken } from "@/cli/src/state/token";
import { hookWorld } from "@/cli/test/hook-world";
import { MASK_EXAMPLES } from "@/core/redaction/examples";
import { readToken } from "@/server/auth/token";
import { db } from "@/server/db/client";
import { createApi } from "@/server/http/api";
import { routes } from "@/server/http/routes";
import { processEvent } from "@/server/pipeline/process-event";
import { exportAccount } from "@/server/services/account/export";
import { listTimeline } from "@/server/services/agent-session/timeline";
import { exportAudit } from "@/server/services/audit/export";
import { contextOf } from "@/test/factories/contexts";
import { commandEvent, hookEvent } from "@/test/factories/hook-event";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { findCanary } from "./find-canary";

const api = createApi({ routes, readToken, checkOutput: true });
const server = createServer((request, response) => {
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
/** What every process of these tests writes to its log. */
let log = "";

beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    log += String(chunk);
    return true;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

const SECRETS = MASK_EXAMPLES.map(({ secret }) => secret);

/** Some of the secrets stand in wishes, so that rules, facts and decisions are made of them. */
function promptWith(text: string, index: number): string {
  return index % 16 === 0 ? `no, always use this: ${text}` : `here is what I see: ${text}`;
}

/** Secrets that none of these texts holds in clear. */
function inClear(texts: readonly string[]): string[] {
  return MASK_EXAMPLES.flatMap(({ kind, secret }) =>
    texts.some((text) => text.includes(secret)) ? [`${kind}: ${secret.slice(0, 6)}…`] : [],
  );
}

/** Everything that leaves the server for the person: pages, audit, export. */
async function answersOf({ owner, ctx }: Tenant): Promise<string[]> {
  const texts: string[] = [];
  const sessions = await db.agentSession.findMany({ where: { ownerId: owner.id }, select: { id: true } });
  for (const { id: sessionId } of sessions) {
    texts.push(JSON.stringify(await listTimeline({ ctx, input: { sessionId, show: "all", limit: 200 } })));
  }
  texts.push((await exportAudit({ ctx, input: { layer: "personal", format: "json" } })).content);
  const { pieces } = await exportAccount({ ctx: contextOf(owner.actor), input: { host: "heed" } });
  for await (const { text } of pieces) texts.push(text);
  return texts;
}

async function workOnAll({ owner }: Tenant): Promise<void> {
  const rows = await db.hookEvent.findMany({
    where: { ownerId: owner.id },
    orderBy: [{ occurredAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  for (const { id } of rows) await processEvent({ eventId: id, now: () => new Date() });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

describe("secrets of every kind", () => {
  it("from a hook: not in the spool, not on the wire, not in a table, a log, an answer or the export", async () => {
    const tenant = await mintTenant();
    const { secret } = await mintToken(tenant.owner);
    const world = hookWorld({ origin });
    const link = {
      origin,
      project: tenant.project.slug,
      name: "Shop",
      remotes: ["example.com/ada/shop"],
      linkedAt: "",
    };
    writeLink(world.home, join(world.repo, ".git"), link);
    writeToken(world.home, origin, secret);
    try {
      for (const [index, { text }] of MASK_EXAMPLES.entries()) {
        await world.prompt(promptWith(text, index), `p-${index}`);
        await world.bash(text);
        await world.file("Write", join(world.repo, `src/file-${index}.ts`), `${text}\n`);
        await world.hook("Stop", { last_assistant_message: text });
      }
      const spooled = world.spooled();
      expect(spooled.length).toBeGreaterThanOrEqual(4 * MASK_EXAMPLES.length);
      const state = filesBelow(world.home).filter((text) => !text.includes(secret));
      expect(inClear(state)).toEqual([]);

      const deps = { home: world.home, env: {}, now: Date.now, random: world.deps.random };
      const report = await flush(deps, { budgetMs: 20_000, refresh: true });
      expect(report.problems).toEqual([]);
      expect(await db.hookEvent.count({ where: { ownerId: tenant.owner.id } })).toBe(spooled.length);
      await workOnAll(tenant);

      expect(inClear([...(await answersOf(tenant)), ...filesBelow(world.home), log])).toEqual([]);
      expect(await findCanary(...SECRETS)).toEqual([]);
    } finally {
      world.remove();
    }
  }, 120_000);

  it("straight to POST /events: the server masks again, whatever the client forgot", async () => {
    const tenant = await mintTenant();
    const { secret } = await mintToken(tenant.owner);
    const { slug } = tenant.project;
    const at = Date.now() - 600_000;
    const events = MASK_EXAMPLES.flatMap(({ text }, index) => [
      hookEvent(slug, { at: at + index * 100, prompt: promptWith(text, index), feedback: text }),
      commandEvent(slug, text, { at: at + index * 100 + 10 }),
      commandEvent(slug, "x", {
        at: at + index * 100 + 20,
        action: {
          ...{ kind: "file_change", path: "src/a.ts", op: "modify", removedLines: text.split("\n") },
          ...{ addedLines: text.split("\n"), content: text },
        },
      }),
      commandEvent(slug, "x", {
        at: at + index * 100 + 30,
        action: { kind: "mcp", server: "s", tool: "t", arguments: JSON.stringify({ text }) },
      }),
      hookEvent(slug, { at: at + index * 100 + 40, kind: "turn_finished", author: "agent", message: text }),
    ]);
    const answer = await fetch(`${origin}/api/v1/events`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ events }),
    });
    const body = await answer.text();
    expect(answer.status).toBe(202);
    expect(JSON.parse(body).results.map(({ result }: { result: string }) => result)).toEqual(
      events.map(() => "stored"),
    );
    await workOnAll(tenant);
    expect(inClear([body, log, ...(await answersOf(tenant))])).toEqual([]);
    expect(await findCanary(...SECRETS)).toEqual([]);
  }, 120_000);

  it("an unclosed <private> hides the rest of the text, on both sides", async () => {
    const tenant = await mintTenant();
    const { secret } = await mintToken(tenant.owner);
    const words = `salary-${randomUUID()}`;
    const event = hookEvent(tenant.project.slug, { prompt: `raise it <private> to ${words} and so on` });
    await fetch(`${origin}/api/v1/events`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ events: [event] }),
    });
    expect(await db.hookEvent.count({ where: { id: event.id } })).toBe(1);
    expect(await findCanary(words)).toEqual([]);
    const world = hookWorld({ origin });
    await world.prompt(`raise it <private> to ${words} and so on`);
    expect(JSON.stringify(world.spooled())).toContain("raise it");
    expect(filesBelow(world.home).join("\n")).not.toContain(words);
    world.remove();
  });

  it("the content of secret, ignored and outside files is in no event", async () => {
    const words = `content-${randomUUID()}`;
    const world = hookWorld({ origin });
    for (const path of [".env.local", "deploy/id_rsa", "certs/site.pem", "infra/prod.tfvars"]) {
      await world.file("Write", join(world.repo, path), `A=${words}\n`);
    }
    await world.file("Write", "/elsewhere/notes.md", `${words}\n`);
    const events = world.spooled();
    expect(events.map(({ action }) => action?.kind)).toEqual(Array(5).fill("file_change"));
    expect(filesBelow(world.home).join("\n")).not.toContain(words);
    world.remove();
  });
});
