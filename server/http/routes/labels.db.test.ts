import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportLabels as exportByCli } from "@/cli/src/commands/export-labels";
import { writeLink } from "@/cli/src/state/links";
import { writeToken } from "@/cli/src/state/token";
import { hookWorld } from "@/cli/test/hook-world";
import { terminalIn } from "@/cli/test/terminal";
import type { LabelCase } from "@/core/signal/label-case";
import { corpusCaseSchema } from "@/evals/detect/corpus-case";
import { run } from "@/evals/detect/run";
import { readToken } from "@/server/auth/token";
import { db } from "@/server/db/client";
import { contextOf } from "@/test/factories/contexts";
import { commandEvent, hookEvent } from "@/test/factories/hook-event";
import { send, tick } from "@/test/factories/lesson";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { exportLabels } from "../../services/signal/export-labels";
import { markSignal } from "../../services/signal/mark";
import { createApi } from "../api";
import { labelsRoute } from "./labels";

const api = createApi({ routes: [labelsRoute], readToken, checkOutput: true });
const server = createServer((incoming, response) => {
  const facts = { requestId: randomUUID(), address: randomUUID(), isLoopback: true, isLoopbackPeer: true };
  void api(incoming, response, { ...facts, isHttps: false, userAgent: "" });
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const SECRET = "ghp_0123456789abcdefghijABCDEFGHIJ012345";

/** One prompt that was a correction, one that was none, and a colleague's mark beside them. */
async function given() {
  const tenant = await mintTenant();
  const token = await mintToken(tenant.owner, { scopes: ["events:write", "rules:read", "own:write"] });
  const { slug } = tenant.project;
  const first = hookEvent(slug, { at: tick(), prompt: `add left-pad, the token is ${SECRET}` });
  const act = commandEvent(slug, "npm install left-pad", { at: tick() });
  const done = hookEvent(slug, {
    ...{ at: tick(), kind: "turn_finished", hostEventName: "Stop", author: "agent", message: "I added it." },
  });
  const said = hookEvent(slug, { at: tick(), prompt: "не npm, а pnpm. 用 pnpm 👍🏽" });
  const other = hookEvent(slug, { at: tick(), prompt: "no idea, what do you think?" });
  await send({ ctx: contextOf(token.actor) }, [first, act, done, said, other]);
  await markSignal({
    ctx: tenant.ctx,
    input: { eventId: said.id, verdict: "correction" },
  });
  await markSignal({ ctx: tenant.ctx, input: { eventId: other.id, verdict: "none" } });
  return { tenant, token, said, other };
}

function machineOf({ project }: Tenant, secret: string) {
  const world = hookWorld({ origin });
  const link = {
    origin,
    project: project.slug,
    name: "Shop",
    remotes: ["example.com/ada/shop"],
    linkedAt: "",
  };
  writeLink(world.home, join(world.repo, ".git"), link);
  writeToken(world.home, origin, secret);
  return { world, ...terminalIn(world) };
}

/** The evaluation runs as its own process. */
describe("heed export --labels", { timeout: 120_000 }, () => {
  it("writes own marks as cases that the evaluation reads, masked, and nobody else's", async () => {
    const { tenant, token } = await given();
    const colleague = await tenant.join("admin");
    const { world, context, lines } = machineOf(tenant, token.secret);
    try {
      await exportByCli(context, { out: "labels.jsonl" });
      const file = join(world.repo, "labels.jsonl");
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const text = readFileSync(file, "utf8");
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(tenant.owner.email);
      const cases = text
        .trim()
        .split("\n")
        .map((line): LabelCase => JSON.parse(line));
      expect(cases.map(({ message, label, lang }) => [message, label, lang])).toEqual([
        ["не npm, а pnpm. 用 pnpm 👍🏽", "correction", "ru"],
        ["no idea, what do you think?", "other", "en"],
      ]);
      const [said] = cases;
      expect(said?.prior_user).toBe("add left-pad, the token is [redacted:github_token]");
      expect(said?.agent_tool_calls).toEqual([
        { tool_name: "Bash", tool_input: { command: "npm install left-pad" } },
      ]);
      expect(said?.agent_text).toBe("I added it.");
      expect(lines.join(" ")).toContain("2 labelled prompts of Shop to labels.jsonl.");

      // Round trip: the very command that measures detection.
      for (const line of cases) expect(() => corpusCaseSchema.parse(line)).not.toThrow();
      const report = run({ cases, verbose: true });
      expect(report.n).toBe(2);
      expect(report.cases.map(({ id, expected }) => [id.startsWith("label-"), expected])).toHaveLength(2);
      const printed = execFileSync(
        process.execPath,
        ["scripts/run-ts.mjs", "evals/main.ts", "detect", "--data", file, "--json"],
        { encoding: "utf8" },
      );
      expect(JSON.parse(printed)).toMatchObject({ task: "detect", n: 2 });
      expect((await exportLabels({ ctx: colleague.ctx, input: {} })).cases).toEqual([]);
    } finally {
      await world.remove();
    }
  });

  it("writes to standard output without --out, page by page, and says what retention took", async () => {
    const { tenant, token, other } = await given();
    await db.hookEvent.delete({ where: { id: other.id } });
    const { world, context, lines } = machineOf(tenant, token.secret);
    try {
      await exportByCli(context, { out: undefined });
      expect(lines.map((line) => line.startsWith("{"))).toEqual([true, false, false]);
      expect(lines[2]).toBe("1 left out: retention has taken the prompt.");
    } finally {
      await world.remove();
    }
    const page = await exportLabels({ ctx: tenant.ctx, input: { limit: 1 } });
    expect([page.cases.length, page.skipped, page.nextCursor !== null]).toEqual([1, 0, true]);
    const rest = await exportLabels({ ctx: tenant.ctx, input: { cursor: page.nextCursor ?? "" } });
    expect([rest.cases.length, rest.skipped, rest.nextCursor]).toEqual([0, 1, null]);
  });

  it("needs the scope for own data, says so, and refuses inside of an agent's host", async () => {
    const { tenant } = await given();
    const hookToken = await mintToken(tenant.owner, { scopes: ["events:write", "rules:read"] });
    const { world, context } = machineOf(tenant, hookToken.secret);
    try {
      await expect(exportByCli(context, { out: undefined })).rejects.toThrow("lacks the scope own:write");
      await expect(exportByCli({ ...context, insideHost: () => true }, { out: undefined })).rejects.toThrow(
        "for people",
      );
    } finally {
      await world.remove();
    }
  });
});

it("exportLabels is audited, and refuses a token that may only send events", async () => {
  const tenant = await mintTenant();
  await exportLabels({ ctx: tenant.ctx, input: {} });
  const entry = await db.auditEntry.findFirst({
    where: { action: "signal.export", entityId: tenant.project.id },
  });
  expect(entry).not.toBeNull();
  const { actor } = await mintToken(tenant.owner, { scopes: ["events:write"] });
  const ctx = { ...contextOf(actor), project: tenant.ctx.project };
  await expectRefusal(exportLabels({ ctx, input: {} }), "FORBIDDEN");
});
