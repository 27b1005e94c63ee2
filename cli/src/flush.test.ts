import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type Behaviour, fakeServer } from "../test/fake-server";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { flush } from "./flush";
import { isHeldOff } from "./flush/flusher-lock";
import { readHead } from "./state/bundle-cache";
import { originKey } from "./state/home";
import { readOverlay } from "./state/overlay";
import { listPending } from "./state/pending-provenance";
import { spoolEvents, spoolState } from "./state/spool";

let cleanups: (() => unknown)[] = [];

async function setUp(behaviour: Behaviour = "ok") {
  const server = await fakeServer(behaviour);
  const world = hookWorld({ origin: server.origin });
  cleanups.push(server.close, world.remove);
  return { server, world };
}

function run({ home, deps }: ReturnType<typeof hookWorld>, refresh = false) {
  return flush({ home, env: {}, now: Date.now, random: deps.random }, { budgetMs: 1_000, refresh });
}

afterEach(async () => {
  for (const cleanup of cleanups) await cleanup();
  cleanups = [];
});

describe("flush", () => {
  it("brings the events to the server once and the rules back", async () => {
    const { server, world } = await setUp();
    server.serve(pnpmBundle());
    await world.prompt("no, we use pnpm here");
    await world.bash("node x.js");
    const ids = world.spooled().map(({ id }) => id);
    const report = await run(world);
    expect(report).toMatchObject({ sent: 2, problems: [], busy: false });
    expect([...server.stored.keys()]).toEqual(ids);
    expect(spoolState(world.place).bytes).toBe(0);
    expect(server.paths).toContain(`/api/v1/bundle?project=shop&after=${ids[0]}`);
    expect((await world.bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
  });

  it.each<[Behaviour, string]>([
    ["error", "Something went wrong."],
    ["garbage", "no readable answer"],
    ["redirect", "redirect"],
    ["unauthorised", "Refused."],
  ])("keeps everything when the server answers with %s, and sends it later", async (behaviour, words) => {
    const { server, world } = await setUp(behaviour);
    await world.prompt("hello");
    const report = await run(world);
    expect(report.problems[0]?.message).toContain(words);
    expect(world.spooled()).toHaveLength(1);
    server.behave("ok");
    server.serve(pnpmBundle());
    await world.bash("ls");
    await run(world);
    expect(server.stored.size).toBe(2);
    expect(world.spooled()).toEqual([]);
  });

  it("sends a token to its own origin only, and nothing after a redirect", async () => {
    const { server, world } = await setUp("redirect");
    await world.prompt("hello");
    await run(world);
    expect(server.paths).toEqual(["/api/v1/events"]);
    expect(server.tokens).toEqual(["Bearer heed_test"]);
  });

  it("counts nothing twice when the answer was lost", async () => {
    const { server, world } = await setUp("drops");
    await world.prompt("hello");
    await run(world);
    expect(server.stored.size).toBe(1);
    server.behave("ok");
    await run(world);
    expect(server.stored.size).toBe(1);
    expect(world.spooled()).toEqual([]);
  });

  it("keeps everything when the server cannot be reached", async () => {
    const { server, world } = await setUp();
    await server.close();
    await world.prompt("hello");
    expect((await run(world)).problems[0]?.message).toContain("cannot be reached");
    expect(world.spooled()).toHaveLength(1);
  });

  it("leaves a rejected event behind and says so in the log, by code only", async () => {
    const { world } = await setUp("rejects");
    await world.prompt("a secret plan");
    await run(world);
    expect(world.spooled()).toEqual([]);
    const log = readFileSync(join(world.home, "log"), "utf8");
    expect(log).toContain("event.rejected.invalid");
    expect(log).not.toContain("secret");
  });

  it("purges bundle and spool of a revoked token", async () => {
    const { world } = await setUp("revoked");
    world.keepBundle(pnpmBundle());
    await world.prompt("hello");
    await run(world);
    expect(world.spooled()).toEqual([]);
    expect(await world.bash("npm install x")).toEqual({});
  });

  it("skips a torn line", async () => {
    const { server, world } = await setUp();
    await world.prompt("hello");
    appendFileSync(
      join(world.home, "spool", server.origin.replace(/[:/]/g, "_"), "shop/current.ndjson"),
      '{"id":"torn',
    );
    await run(world);
    expect(server.stored.size).toBe(1);
  });

  it("drops an undo from the overlay once the server has settled it", async () => {
    const { server, world } = await setUp();
    server.serve(pnpmBundle());
    world.keepBundle(pnpmBundle());
    await world.prompt("heed: undo 12");
    expect(readOverlay(world.home)).toHaveLength(1);
    await run(world);
    expect(readOverlay(world.home)).toEqual([]);
  });

  it("finds in the transcript who typed, and tells", async () => {
    const { server, world } = await setUp();
    const transcript_path = join(world.folder, "t.jsonl");
    await world.prompt("Release", "p-1", { transcript_path });
    expect(listPending(world.home)).toHaveLength(1);
    const fixture = new URL("../../core/hosts/claude-code/fixtures/transcript.jsonl", import.meta.url);
    writeFileSync(transcript_path, readFileSync(fixture));
    await run(world);
    expect(listPending(world.home)).toEqual([]);
    expect([...server.stored.values()]).toContainEqual(
      expect.objectContaining({ note: expect.objectContaining({ type: "provenance", found: "human" }) }),
    );
  });

  it("tells how many events a full spool could not take", async () => {
    const { server, world } = await setUp();
    await world.prompt("hello");
    const [event] = world.spooled();
    if (!event) throw new Error("nothing was spooled");
    expect(spoolEvents(world.place, [event, event], 10)).toBe(2);
    await run(world);
    expect([...server.stored.values()]).toContainEqual(
      expect.objectContaining({ note: { type: "dropped", events: 2 } }),
    );
  });

  it("is one at a time", async () => {
    const { server, world } = await setUp();
    await world.prompt("hello");
    const reports = await Promise.all([run(world), run(world)]);
    expect(reports.filter(({ busy }) => busy)).toHaveLength(1);
    expect(server.stored.size).toBe(1);
  });

  it("sends nothing without a token", async () => {
    const { server, world } = await setUp();
    await world.prompt("hello");
    const { removeToken } = await import("./state/token");
    removeToken(world.home, server.origin);
    await run(world);
    expect(server.paths).toEqual([]);
    expect(existsSync(join(world.home, "spool"))).toBe(true);
  });

  it("what waits for a login has no action start a flusher, until somebody logged in", async () => {
    const { server, world } = await setUp();
    await world.prompt("hello");
    const { removeToken, writeToken } = await import("./state/token");
    removeToken(world.home, server.origin);
    await run(world);
    expect(isHeldOff(world.home, Date.now())).toBe(true);
    writeToken(world.home, server.origin, "heed_test");
    await run(world);
    expect(server.stored.size).toBe(1);
    expect(isHeldOff(world.home, Date.now())).toBe(false);
  });
});

describe("enforcement.md section 5: changed bundles raise an alarm", () => {
  const rulesFile = ({ place, home }: ReturnType<typeof hookWorld>) => {
    const folder = join(home, "bundles", originKey(place.origin), "shop");
    return join(folder, readHead(place)?.rulesFile ?? "");
  };
  const alarms = (stored: Map<string, unknown>) =>
    JSON.stringify([...stored.values()]).split('"bundle_changed"').length - 1;

  it("rules that somebody else wrote over are fetched anew; the person and the server are told, once", async () => {
    const { server, world } = await setUp();
    server.serve(pnpmBundle());
    await run(world, true);
    const path = rulesFile(world);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll("npm", "nmp"));
    expect(await world.bash("npm install x")).toEqual({});
    await run(world, true);
    expect((await world.prompt("Go on.")).systemMessage).toContain(
      "somebody changed the rules on this machine",
    );
    expect((await world.bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
    await run(world, true);
    expect(alarms(server.stored)).toBe(1);
    expect(readFileSync(join(world.home, "log"), "utf8")).toContain("bundle.changed");
  });

  it("what only the flusher wrote raises none", async () => {
    const { server, world } = await setUp();
    server.serve(pnpmBundle());
    await run(world, true);
    server.serve(pnpmBundle({ revision: 2 }));
    await run(world, true);
    await world.prompt("Go on.");
    await run(world, true);
    expect(alarms(server.stored)).toBe(0);
  });
});
