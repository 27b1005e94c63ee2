import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Bundle } from "../../core/bundle/schema";
import { type Behaviour, fakeServer } from "../test/fake-server";
import { HOOK_SHELL, hookWorld, pnpmBundle, RULE_ID } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { listRules } from "./commands/rules";
import { rulesDiff } from "./commands/rules-diff";
import { flush } from "./flush";
import { touchBundle } from "./state/bundle-cache";
import { listPending } from "./state/pending-provenance";

const DAY_MS = 24 * 60 * 60 * 1000;

let cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups) await cleanup();
  cleanups = [];
});

async function setUp(behaviour: Behaviour = "ok") {
  const server = await fakeServer(behaviour);
  const world = hookWorld({ origin: server.origin });
  cleanups.push(server.close, world.remove);
  return { server, world, ...terminalIn(world) };
}

type Change = Partial<Bundle["rules"][number]>;

/** A bundle at a revision of the project; by default with one shared rule, P4 against npm. */
function shared(revision: number, rule: Change = {}, change: Partial<Bundle> = {}): Bundle {
  const base = { layer: "project" as const, number: "P4", author: "Ada", approvers: ["Ada", "Grace"] };
  const bundle = pnpmBundle({ rule: { ...base, words: null, ...rule } });
  return { ...bundle, revision: { personal: 0, project: revision }, ...change };
}

function fetchRules({ home, deps }: ReturnType<typeof hookWorld>) {
  return flush({ home, env: {}, now: deps.now, random: deps.random }, { budgetMs: 1_000, refresh: true });
}

function decision(answer: { hookSpecificOutput?: { permissionDecision?: string } }) {
  return answer.hookSpecificOutput?.permissionDecision;
}

describe("trust.md section 5: a person may always mute a shared rule on their own machine", () => {
  it("it counts at once and offline, the server is told, and unmuting brings it back", async () => {
    const { world, context, text } = await setUp();
    world.keepBundle(shared(1));
    expect(decision(await world.bash("npm install x"))).toBe("deny");
    expect((await world.prompt("heed: mute P4")).reason).toContain(
      "P4 is muted for you (Use pnpm, not npm.)",
    );
    expect(await world.bash("npm install x")).toEqual({});
    const note = { type: "command", command: { verb: "mute", rule: "P4" }, source: "prompt" };
    expect(world.spooled().map((event) => event.note)).toContainEqual(note);
    listRules(context, { json: false });
    expect(text()).toContain("0 rules in Shop");
    expect(text()).toContain("P4     muted    Use pnpm, not npm. (back: heed unmute P4)");
    expect((await world.prompt("heed: mute P4", "p-2")).reason).toContain("muted already");
    expect((await world.prompt("heed: unmute P4", "p-3")).reason).toContain("P4 counts again");
    expect(decision(await world.bash("npm install x"))).toBe("deny");
  });

  it("the list names what was muted on another machine, and undo of a shared rule means mute", async () => {
    const { world, context, text } = await setUp();
    const muted = [{ id: RULE_ID, number: "P4", statement: "Use pnpm, not npm." }];
    world.keepBundle({ ...shared(1), rules: [], muted });
    listRules(context, { json: false });
    expect(text()).toContain("P4     muted");
    expect((await world.prompt("heed: unmute P4")).reason).toContain("once the rules are fetched");
    world.keepBundle(shared(2));
    expect((await world.prompt("heed: undo P4", "p-2")).reason).toContain("muted for you");
    expect(world.spooled().at(-1)?.note).toMatchObject({ command: { verb: "mute", rule: "P4" } });
  });

  it("an agent cannot: neither by a nested prompt nor by a command", async () => {
    const chain = [HOOK_SHELL, ["claude", "-p", "x"], ["claude"], ["zsh"]];
    const world = hookWorld({ chain });
    cleanups.push(world.remove);
    world.keepBundle(shared(1));
    expect((await world.prompt("heed: mute P4")).reason).toContain("only a person");
    expect(decision(await world.bash("heed mute P4"))).toBe("deny");
    expect(decision(await world.bash("npm install x"))).toBe("deny");
    expect(decision(await world.bash("heed rules diff"))).toBeUndefined();
  });
});

describe("trust.md section 5: the person sees which project rules changed", () => {
  it("once, with the approvers in heed rules diff, and nothing after looking", async () => {
    const { server, world, context, text, lines } = await setUp();
    server.serve(shared(1));
    await fetchRules(world);
    const added = { id: "0199a000-0000-7000-8000-000000000099", number: "P5", statement: "Ask first." };
    const [rule] = shared(2, { version: 2, mode: "remind", statement: "Use pnpm." }).rules;
    const [second] = shared(2, { ...added, approvers: ["Grace", "Ida"] }).rules;
    if (!rule || !second) throw new Error("no rules");
    server.serve(shared(2, {}, { rules: [rule, second] }));
    await fetchRules(world);
    expect((await world.prompt("hello")).systemMessage).toBe("2 project rules changed: heed rules diff");
    expect((await world.prompt("again", "p-2")).systemMessage).toBeUndefined();
    rulesDiff(context, { json: false });
    expect(text()).toContain("~ P4     remind   Use pnpm. (approved by Ada, Grace)");
    expect(text()).toContain("mode: block → remind");
    expect(text()).toContain("statement: Use pnpm, not npm. → Use pnpm.");
    expect(text()).toContain("+ P5     block    Ask first. (approved by Grace, Ida)");
    lines.length = 0;
    rulesDiff(context, { json: false });
    expect(text()).toBe("No shared rule of Shop changed.");
  });

  it("names what was removed, in JSON too, and an agent's look settles nothing", async () => {
    const { server, world, context, text, lines } = await setUp();
    server.serve(shared(1));
    await fetchRules(world);
    server.serve({ ...shared(2), rules: [] });
    await fetchRules(world);
    rulesDiff({ ...context, insideHost: () => true }, { json: true });
    expect(JSON.parse(text()).changes).toMatchObject([{ kind: "removed", number: "P4", after: null }]);
    lines.length = 0;
    rulesDiff(context, { json: false });
    expect(text()).toContain("- P4     block    Use pnpm, not npm.");
  });

  it("says that a rule is only observed until accepted, where the project asks for review", async () => {
    const { server, world, context, text, lines } = await setUp();
    server.serve({ ...shared(1), rules: [] });
    await fetchRules(world);
    server.serve(shared(2, { mode: "observe", awaitsReview: true }));
    await fetchRules(world);
    expect((await world.prompt("hello")).systemMessage).toBe(
      "1 project rule changed: heed rules diff (1 only observed until you accept)",
    );
    expect(await world.bash("npm install x")).toEqual({});
    listRules(context, { json: false });
    expect(text()).toContain("(only observed until you accept it)");
    lines.length = 0;
    rulesDiff(context, { json: false });
    expect(text()).toContain("only observed until you accept it in the web application");
  });

  it("counts neither the first fetch, nor one's own mute, nor a rule of one's own", async () => {
    const { server, world } = await setUp();
    server.serve(shared(1));
    await fetchRules(world);
    const muted = [{ id: RULE_ID, number: "P4", statement: "Use pnpm, not npm." }];
    server.serve({ ...shared(2), rules: [], muted });
    await fetchRules(world);
    server.serve(shared(3));
    await fetchRules(world);
    const own = pnpmBundle({ rule: { id: "0199a000-0000-7000-8000-000000000077", number: "R1" } }).rules;
    server.serve({ ...shared(4), rules: [...shared(4).rules, ...own] });
    await fetchRules(world);
    expect((await world.prompt("hello")).systemMessage).toBeUndefined();
  });
});

describe("trust.md section 6: shared bundles expire offline after 30 days", () => {
  it("a shared rule ends then, one's own does not, and a fetch brings it back", async () => {
    const { world } = await setUp();
    world.keepBundle(shared(1));
    await world.bash("ls");
    world.advance(30 * DAY_MS - 60_000);
    expect(decision(await world.bash("npm install x"))).toBe("deny");
    world.advance(60_000);
    expect(decision(await world.bash("npm install y"))).toBeUndefined();
    touchBundle(world.place, { now: world.deps.now() });
    expect(decision(await world.bash("npm install z"))).toBe("deny");
    world.keepBundle(pnpmBundle());
    world.advance(31 * DAY_MS);
    expect(decision(await world.bash("npm install x", { session_id: "s-2" }))).toBe("deny");
  });
});

describe("trust.md section 6: what a token may no longer read is purged", () => {
  it.each<[string, Behaviour]>([
    ["a revoked token", "revoked"],
    ["the token of a disabled account", "owner_disabled"],
    ["removal from the project", "ok"],
  ])("%s: bundle, spool, global rules and open questions", async (what, behaviour) => {
    const { server, world } = await setUp();
    server.serve(shared(1));
    await fetchRules(world);
    await world.prompt("secret plan", "p-1", { transcript_path: join(world.folder, "t.jsonl") });
    await world.bash("ls");
    expect(listPending(world.home)).toHaveLength(1);
    server.behave(behaviour);
    server.serve(null);
    await fetchRules(world);
    expect(world.spooled()).toEqual([]);
    expect(listPending(world.home)).toEqual([]);
    const kept = join(world.home, "bundles", world.place.origin.replace(/[:/]/g, "_"));
    expect(existsSync(join(kept, "shop"))).toBe(false);
    // Removal from one project leaves what is the person's own.
    expect(existsSync(kept)).toBe(what === "removal from the project");
    expect(decision(await world.bash("npm install x"))).toBeUndefined();
  });

  it("a server that is down, or a proxy's page, purges nothing", async () => {
    const { server, world } = await setUp();
    server.serve(shared(1));
    await fetchRules(world);
    await world.prompt("hello");
    for (const behaviour of ["error", "garbage", "redirect"] as const) {
      server.behave(behaviour);
      await fetchRules(world);
    }
    expect(world.spooled()).not.toEqual([]);
    expect(decision(await world.bash("npm install x"))).toBe("deny");
    expect(readFileSync(join(world.home, "log"), "utf8")).not.toContain("secret");
  });
});
