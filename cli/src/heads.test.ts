import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { fakeServer } from "../test/fake-server";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { type DoctorAnswer, doctor } from "./commands/doctor";
import { flush } from "./flush";
import { noteHeads, readSeenChains } from "./state/audit-heads";

const CHAIN = "project:0199a000-0000-7000-8000-000000000001";
const WARNING =
  "Heed: the server's audit chain does not extend what this machine saw before. See: heed doctor";

let cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups) await cleanup();
  cleanups = [];
});

async function setUp() {
  const server = await fakeServer();
  const world = hookWorld({ origin: server.origin });
  cleanups.push(server.close, world.remove);
  const user = { id: "u", email: "ada@example.com", name: "Ada" };
  const token = { name: "t", kind: "personal", scopes: ["events:write", "rules:read"], project: null };
  server.identify({ user, token, projects: [], server: { version: "0" } });
  return { server, world, ...terminalIn(world) };
}

/** Fetches the rules while the server shows this head. */
async function see({ server, world }: Awaited<ReturnType<typeof setUp>>, head: string, revision = 1) {
  server.serve({
    ...pnpmBundle(),
    revision: { personal: 1, project: revision },
    auditHeads: { [CHAIN]: head },
  });
  const { home, deps } = world;
  await flush({ home, env: {}, now: deps.now, random: deps.random }, { budgetMs: 1_000, refresh: true });
}

async function auditCheck({ context, text, lines }: Awaited<ReturnType<typeof setUp>>) {
  lines.length = 0;
  await doctor(context, { json: true });
  const {
    status: { checks },
  }: DoctorAnswer = JSON.parse(text());
  return checks.find(({ name }) => name === `Audit ${CHAIN}`);
}

describe("trust.md section 7: clients are witnesses of the audit chains", () => {
  it("keep the last heads, of answers that changed nothing too", async () => {
    const made = await setUp();
    await see(made, "4:aaaa");
    await see(made, "5:bbbb");
    await see(made, "9:cccc", 2);
    const [chain] = readSeenChains(made.world.home);
    expect(chain).toMatchObject({ origin: made.server.origin, chain: CHAIN, project: "shop", alarms: [] });
    expect(chain?.heads.map(({ seq, hash }) => `${seq}:${hash}`)).toEqual(["4:aaaa", "5:bbbb", "9:cccc"]);
  });

  it.each([
    ["a smaller number", "3:aaaa"],
    ["the same number and another hash", "4:zzzz"],
  ])(
    "raise an alarm at once on %s, tell the person once, and keep the head they saw",
    async (_what, head) => {
      const made = await setUp();
      await see(made, "4:aaaa");
      await see(made, head);
      await see(made, head);
      const [chain] = readSeenChains(made.world.home);
      expect(chain?.alarms).toHaveLength(1);
      expect(chain?.heads).toMatchObject([{ seq: 4, hash: "aaaa" }]);
      expect((await made.world.prompt("hello")).systemMessage).toBe(WARNING);
      expect((await made.world.prompt("again", "p-2")).systemMessage).toBeUndefined();
      expect(readFileSync(join(made.world.home, "log"), "utf8")).toContain("audit.head_not_extended");
      made.server.witness(["1", "2", "3", "aaaa"]);
      expect(await auditCheck(made)).toMatchObject({ state: "failed" });
    },
  );

  it("heed doctor finds every head that this machine saw in the chain", async () => {
    const made = await setUp();
    await see(made, "2:bbbb");
    await see(made, "4:dddd", 2);
    made.server.witness(["aaaa", "bbbb", "cccc", "dddd", "eeee"]);
    expect(await auditCheck(made)).toEqual({
      name: `Audit ${CHAIN}`,
      state: "ok",
      detail: "extends all 2 heads seen here, to entry 4",
    });
  });

  it.each([
    ["an entry was altered", ["aaaa", "XXXX", "cccc", "dddd"], "the server has another one"],
    ["the chain was cut", ["aaaa"], "the server has none there"],
  ])("heed doctor reports it as a failure when %s", async (_what, hashes, words) => {
    const made = await setUp();
    await see(made, "2:bbbb");
    await see(made, "4:dddd", 2);
    made.server.witness(hashes);
    const check = await auditCheck(made);
    expect(check?.state).toBe("failed");
    expect(check?.detail).toContain(`does not extend entry 2 (bbbb…) that this machine saw: ${words}`);
  });

  it("the first head stays a witness for ever, however many follow", () => {
    const world = hookWorld();
    cleanups.push(world.remove);
    const from = { origin: "http://127.0.0.1:9", project: "shop" };
    for (let seq = 1; seq <= 20; seq += 1) noteHeads(world.home, from, { [CHAIN]: `${seq}:h${seq}` }, seq);
    const seen = readSeenChains(world.home)[0]?.heads.map(({ seq }) => seq);
    expect(seen).toEqual([1, 16, 17, 18, 19, 20]);
    expect(noteHeads(world.home, from, { [CHAIN]: "not a head" }, 21)).toEqual([]);
  });
});
