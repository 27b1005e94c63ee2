import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { fakeServer } from "../test/fake-server";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { type DoctorAnswer, doctor } from "./commands/doctor";
import { login } from "./commands/login";
import { readStatus, status } from "./commands/status";
import { flush } from "./flush";
import { readConfig } from "./state/config";
import { readToken } from "./state/token";

let cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups) await cleanup();
  cleanups = [];
});

const USER = { id: "u", email: "ada@example.com", name: "Ada" };
const PERSONAL = {
  name: "Laptop",
  kind: "personal",
  scopes: ["events:write", "rules:read"],
  project: null,
  expiresAt: "2027-11-29T12:00:00.000Z",
  signInDueAt: "2027-02-27T12:00:00.000Z",
};
const SERVICE = { name: "CI", kind: "service", scopes: ["rules:read"], project: "shop" };
const PROJECT = { slug: "shop", name: "Shop", role: "member", remotes: ["example.com/ada/shop"] };

/** A machine that has signed in with a token from standard input. */
async function signedIn(token: object, { env = {} }: { env?: Record<string, string> } = {}) {
  const server = await fakeServer();
  const world = hookWorld({ origin: server.origin, env });
  cleanups.push(server.close, world.remove);
  server.identify({ user: USER, token, projects: [PROJECT], server: { version: "0" } });
  server.serve(pnpmBundle());
  const made = terminalIn(world);
  const readStdin = async () => "heed_fresh_secret\n";
  await login(made.context, server.origin, { token: "-", browser: false, readStdin });
  return { server, world, ...made };
}

describe("heed login --token -", () => {
  it("takes a token from standard input only: an argument is seen by every process", async () => {
    const { context, server } = await signedIn(PERSONAL);
    const given = { token: "heed_x", browser: false, readStdin: async () => "" };
    await expect(login(context, server.origin, given)).rejects.toThrow("seen by every process");
  });

  it("keeps the token for its origin, and asks no other server with it", async () => {
    const { world, server, text } = await signedIn(PERSONAL);
    expect(readToken(world.home, server.origin)).toBe("heed_fresh_secret");
    expect(readToken(world.home, "https://elsewhere.example")).toBeNull();
    expect(text()).not.toContain("secret");
    expect(readFileSync(join(world.home, "config.json"), "utf8")).not.toContain("secret");
  });

  it("refuses a server that is neither https nor this machine", async () => {
    const { context } = await signedIn(PERSONAL);
    const options = { token: "-", browser: false, readStdin: async () => "heed_x" };
    await expect(login(context, "http://heed.example.com", options)).rejects.toThrow("https servers");
  });
});

describe("trust.md section 6: a service token", () => {
  it("makes sessions automation, sends no event, and has its rules fetched", async () => {
    const { world, server } = await signedIn(SERVICE);
    expect(readConfig(world.home).servers[0]).toMatchObject({ service: true });
    await world.hook("SessionStart", { source: "startup" });
    await world.prompt("no, we use pnpm here");
    expect(world.spooled()).toEqual([]);
    const { home, deps } = world;
    await flush({ home, env: {}, now: deps.now, random: deps.random }, { budgetMs: 1_000, refresh: false });
    expect(server.paths.filter((path) => path.startsWith("/api/v1/events"))).toEqual([]);
    expect(server.paths).toContain("/api/v1/bundle?project=shop");
    expect((await world.bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
  });

  it("is named as such by status", async () => {
    const { context, text } = await signedIn(SERVICE);
    status(context, { json: false, showLast: false });
    expect(text()).toContain("service token (automation, sends no events), scopes rules:read");
    expect(readStatus(context).servers[0]).toMatchObject({ kind: "service", scopes: ["rules:read"] });
  });
});

describe("trust.md section 6: device tokens need an interactive sign-in every 90 days", () => {
  it("status names kind, scopes and both ends, and warns two weeks ahead", async () => {
    const { world, context, text, lines } = await signedIn(PERSONAL);
    const line =
      "personal token, scopes events:write rules:read; sign in to the web application by 2027-02-27; expires 2027-11-29";
    status(context, { json: false, showLast: false });
    expect(text()).toContain(`Token       ${line}`);
    expect(text()).not.toContain("Problem");
    // From 29 November 2026 it is 80 days to 17 February 2027, ten before the end.
    world.advance(80 * 24 * 60 * 60 * 1000);
    lines.length = 0;
    status(context, { json: false, showLast: false });
    expect(text()).toContain(
      "Problem     Sign in to the web application by 2027-02-27, or this machine's token rests.",
    );
  });

  it("doctor shows what the server says now", async () => {
    const { server, context, text, lines } = await signedIn(PERSONAL);
    const token = { ...PERSONAL, scopes: ["rules:read", "events:write", "own:write"], signInDueAt: null };
    server.identify({ user: USER, token, projects: [PROJECT], server: { version: "0" } });
    lines.length = 0;
    await doctor(context, { json: true });
    const { checks } = (JSON.parse(text()) as DoctorAnswer).status;
    expect(checks.find(({ name }) => name === "Token")).toEqual({
      name: "Token",
      state: "ok",
      detail: "personal token, scopes rules:read events:write own:write; expires 2027-11-29",
    });
  });
});

describe("trust.md section 1: heed status --show-last", () => {
  it("shows exactly what was sent last, masked, for people and as JSON", async () => {
    const { world, server, context, text, lines } = await signedIn(PERSONAL);
    const secret = `gh${"p"}_aB3dE5gH7jK9mN1pQ2sT4vW6yZ8aB3dE5gH7`;
    await world.prompt(`Deploy with ${secret}\nand tell me`);
    await world.bash("node deploy.js --region eu");
    const { home, deps } = world;
    await flush({ home, env: {}, now: deps.now, random: deps.random }, { budgetMs: 1_000, refresh: false });
    lines.length = 0;
    status(context, { json: false, showLast: true });
    expect(text()).toContain(`events sent to ${server.origin}`);
    expect(text()).toContain("prompt_submitted  by human  in shop");
    expect(text()).toMatch(/prompt: Deploy with \[redacted:[a-z_]+\]\n +and tell me/);
    expect(text()).toContain("command: node deploy.js --region eu");
    expect(text()).not.toContain(secret);
    lines.length = 0;
    status(context, { json: true, showLast: true });
    const shown = JSON.parse(text());
    expect(shown.events).toEqual([...server.stored.values()]);
    expect(shown.origin).toBe(server.origin);
  });

  it("says so when nothing was sent", async () => {
    const { context, lines } = await signedIn(PERSONAL);
    lines.length = 0;
    status(context, { json: false, showLast: true });
    expect(lines).toEqual(["Nothing was sent yet."]);
  });
});
