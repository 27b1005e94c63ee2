import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addHooks } from "../../core/hosts/claude-code/settings";
import { fakeServer } from "../test/fake-server";
import { hookWorld, pnpmBundle } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import { doctor } from "./commands/doctor";
import { unlink } from "./commands/link";
import { flush } from "./flush";
import { launcherPath } from "./install/launcher";
import { migrateHome } from "./install/migrate-home";
import { readHead } from "./state/bundle-cache";
import { readInstalls } from "./state/installs";
import { LAYOUT, readLayout } from "./state/layout";
import { versionLine } from "./version-skew";

let world: ReturnType<typeof hookWorld>;
let server: Awaited<ReturnType<typeof fakeServer>>;

beforeEach(async () => {
  server = await fakeServer();
  world = hookWorld({ origin: server.origin });
});
afterEach(async () => {
  world.remove();
  await server.close();
});

describe("~/.heed between versions of the CLI", () => {
  it("an earlier folder learns where the entries stand, once", () => {
    const file = join(world.folder, ".claude", "settings.json");
    mkdirSync(join(world.folder, ".claude"));
    const edit = addHooks("", launcherPath(world.home));
    writeFileSync(file, edit.ok ? edit.text : "");
    const { context } = terminalIn(world);
    migrateHome(context);
    expect(readInstalls(world.home)).toMatchObject([{ slug: "claude-code", path: file, at: 0 }]);
    expect(readLayout(world.home).layout).toBe(LAYOUT);
    writeFileSync(file, "{}");
    migrateHome(context);
    expect(readInstalls(world.home)).toHaveLength(1);
  });

  it("an older CLI leaves a newer folder alone, and says which version was there; the hook goes on", async () => {
    writeFileSync(join(world.home, "layout.json"), '{"layout":99,"version":"9.1.0"}');
    world.keepBundle(pnpmBundle());
    const { context, text } = terminalIn(world);
    expect(() => unlink(context)).toThrow("was changed by Heed 9.1.0");
    migrateHome(context);
    expect(readFileSync(join(world.home, "layout.json"), "utf8")).toContain("99");
    await doctor(context, { json: false });
    expect(text()).toContain("FAIL Layout:");
    expect((await world.bash("npm ci")).hookSpecificOutput?.permissionDecision).toBe("deny");
  });
});

describe("a CLI and a server of two versions", () => {
  const fetchRules = () => {
    const { home, deps } = world;
    return flush({ home, env: {}, now: deps.now, random: deps.random }, { budgetMs: 1_000, refresh: true });
  };

  it("doctor says which is older, and what to do", () => {
    const origin = "https://heed.acme.dev";
    const line = (own: string, other: string) => versionLine({ own, server: other, origin });
    expect(line("1.2.3", "1.2.3")).toBeNull();
    expect(line("1.9.3", "1.10.0")).toContain(`npm install -g ${origin}/cli.tgz && heed install`);
    expect(line("2.0.0", "1.10.0")).toContain("until an admin updates it");
    expect(line("0.0.0-source", "1.0.0")).toBe("the server has 1.0.0, this CLI 0.0.0-source");
  });

  it("rules of a newer kind are told and not checked, with one clear line", async () => {
    const bundle = pnpmBundle();
    const rules = bundle.rules.map((rule) => ({ ...rule, verifier: { kind: "mind-reading" } }));
    server.serve(JSON.parse(JSON.stringify({ ...bundle, rules })));
    await fetchRules();
    const answer = await world.prompt("Go on.");
    expect(answer.systemMessage).toContain("is older than its server. R12 are told to the agent");
    expect(answer.hookSpecificOutput?.additionalContext).toContain("Use pnpm");
    expect((await world.bash("npm ci")).hookSpecificOutput?.permissionDecision).toBeUndefined();
    expect((await world.prompt("And on.", "p-2")).systemMessage ?? "").not.toContain("older");
  });

  it("rules that cannot be read at all leave the last ones in force, told once", async () => {
    server.serve(pnpmBundle());
    await fetchRules();
    const { fetchedAt } = readHead(world.place) ?? {};
    const newer = { ...pnpmBundle({ revision: 2 }), schemaVersion: 2, revision: { personal: 1, project: 7 } };
    server.serve(JSON.parse(JSON.stringify(newer)));
    world.advance(60_000);
    await fetchRules();
    await fetchRules();
    expect(readHead(world.place)?.fetchedAt).toBe(fetchedAt);
    expect(readHead(world.place)?.notices.filter(({ id }) => id.startsWith("local:unreadable"))).toHaveLength(
      1,
    );
    expect((await world.prompt("Go on.")).systemMessage).toContain("cannot read the rules of its server");
    expect((await world.bash("npm ci")).hookSpecificOutput?.permissionDecision).toBe("deny");
  });
});
