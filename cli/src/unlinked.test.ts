import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { hookWorld, pnpmBundle, type WorldOptions } from "../test/hook-world";
import { readConfig, writeConfig } from "./state/config";
import { keepGlobalRules } from "./state/global-rules";

let worlds: ReturnType<typeof hookWorld>[] = [];

afterEach(() => {
  for (const made of worlds) made.remove();
  worlds = [];
});

/** Nothing is linked, and the person's library holds one global rule against npm. */
function unlinked(options: WorldOptions = {}) {
  const made = hookWorld({ linked: false, ...options });
  worlds.push(made);
  const user = { id: "u", email: "ada@example.com", name: "Ada" };
  const { origin } = made.place;
  const server = { origin, user, scopes: [], service: false, loggedInAt: "" };
  writeConfig(made.home, { servers: [server], folders: [] });
  keepGlobalRules(made.place, pnpmBundle({ rule: { scope: "global" } }), made.deps.now());
  return made;
}

describe("trust.md section 1: a repository that is not linked", () => {
  it("is held to the person's global rules on this machine, and nothing is spooled", async () => {
    const { home, prompt, bash, hook, spooled } = unlinked();
    await prompt("Install left-pad");
    const denied = await bash("npm install left-pad");
    expect(denied.hookSpecificOutput?.permissionDecision).toBe("deny");
    await hook("Stop", { last_assistant_message: "Could not." });
    expect(spooled()).toEqual([]);
    expect(existsSync(join(home, "spool"))).toBe(false);
  });

  it("keeps nothing of what a person types, not even in its own journal", async () => {
    const { home, prompt } = unlinked();
    await prompt("My plan is to sell the company");
    const journals = readdirSync(join(home, "sessions")).map((name) =>
      readFileSync(join(home, "sessions", name), "utf8"),
    );
    expect(journals.join("")).not.toContain("sell the company");
  });

  it("says one line, once for each repository", async () => {
    const { checkout, prompt } = unlinked();
    const other = checkout("notes");
    expect((await prompt("one")).systemMessage).toBe("Heed is off here; type heed: on");
    expect((await prompt("two", "p-2", { session_id: "s-2" })).systemMessage).toBeUndefined();
    const there = await prompt("three", "p-3", { session_id: "s-3", cwd: other });
    expect(there.systemMessage).toBe("Heed is off here; type heed: on");
  });

  it("lets the person past a global rule, and says what needs a link", async () => {
    const { prompt, bash } = unlinked();
    await bash("npm install a");
    expect((await prompt("heed: wrong")).reason).toContain("R12");
    expect(await bash("npm install a")).toEqual({});
    expect((await prompt("heed: allow 12 this session")).reason).toContain("R12");
    expect(await bash("npm install b")).toEqual({});
    expect((await prompt("heed: undo 12")).reason).toBe("Heed is off here; type heed: on");
  });

  it("knows no rule of a project, and a global one that a project's rule masked counts again", async () => {
    const made = unlinked();
    const shared = pnpmBundle({ rule: { layer: "project", scope: "project", number: "P4" } });
    keepGlobalRules(made.place, shared, made.deps.now());
    expect(await made.bash("npm install x")).toEqual({});
    const masked = pnpmBundle({ rule: { scope: "global" } });
    const rules = masked.rules.map((rule) => ({ ...rule, maskedBy: "P4" }));
    const index = { ...masked.index, shell: {} };
    keepGlobalRules(made.place, { ...masked, rules, index }, made.deps.now());
    expect((await made.bash("npm install x")).hookSpecificOutput?.permissionDecision).toBe("deny");
  });

  it("is held to nothing after heed: off", async () => {
    const { prompt, bash } = unlinked();
    await prompt("heed: off");
    expect(await bash("npm install x")).toEqual({});
  });
});

describe("trust.md section 1: linking is a person's act", () => {
  it("a folder pattern in the person's own config links what lies below it, and nothing else", async () => {
    const { home, folder, repo, prompt, spooled, place } = unlinked();
    const config = readConfig(home);
    const below = { folder: join(folder, "work"), origin: place.origin, project: "shop" };
    writeConfig(home, { ...config, folders: [below] });
    await prompt("one");
    expect(spooled()).toEqual([]);
    writeConfig(home, { ...config, folders: [{ ...below, folder: repo }] });
    await prompt("two", "p-2", { session_id: "s-2" });
    expect(spooled().map(({ project }) => project.key)).toEqual(["shop"]);
  });

  it("a file of the repository may name a project, never a server", async () => {
    const { home, repo, prompt, spooled } = unlinked();
    const stolen = { project: "shop", server: "https://evil.example", origin: "https://evil.example" };
    writeFileSync(join(repo, ".heed.json"), JSON.stringify(stolen));
    await prompt("hello");
    expect(spooled()).toEqual([]);
    expect(JSON.stringify(readConfig(home))).not.toContain("evil");
  });
});
