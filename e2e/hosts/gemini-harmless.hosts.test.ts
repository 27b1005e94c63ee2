import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectDone } from "../support/developer";
import { removeFolder } from "../support/remove-folder";
import { geminiSettings } from "./gemini-terminal";
import { DENIED, type GeminiWorld, shell, startGeminiWorld } from "./gemini-world";

let world: GeminiWorld;
const EVERYWHERE = {
  ...{ paths: [], exceptPaths: [], languages: [], hosts: [], branches: [] },
  ...{ exceptBranches: [], taskWords: [], exceptTaskWords: [] },
};
const WRITE = { calls: [{ name: "write_file", input: { file_path: "src/a.js", content: "let a;\n" } }] };

beforeAll(async () => {
  world = await startGeminiWorld();
  const content = {
    ...{ statement: "Run the tests before you finish.", instruction: "Run npm test before you finish." },
    ...{ message: "Run npm test first.", remedy: null, applicability: EVERYWHERE },
    verifier: {
      kind: "required-step",
      trigger: { changed: ["src/**"] },
      step: { commands: [{ program: ["npm"], subcommand: ["test"] }] },
      before: "finish" as const,
    },
    ...{ tier: "deterministic" as const, recipe: null, recipeParams: null, severity: "major" as const },
    onExhausted: "release" as const,
    claim: { topic: "tests", subject: "npm test", polarity: "require" as const },
  };
  const { api } = world.server.admin;
  const { rule } = await api.rule.create.mutate({
    projectSlug: world.slug,
    content,
    layer: "personal",
    mode: "block",
  });
  await api.rule.activate.mutate({ projectSlug: world.slug, ruleId: rule.id });
  await expectDone(world.developer.heed(["flush"]), "heed flush");
  cpSync(path.join(world.developer.home, ".heed"), path.join(world.developer.home, "heed-as-installed"), {
    recursive: true,
  });
}, 600_000);

afterAll(async () => {
  await world?.close();
});

const held = (from: number) =>
  world.model.requests.slice(from).filter(({ lastMessage }) => lastMessage.includes("<heed>"));

describe("a turn that is held", () => {
  it("is let go by our own cap: the host has none", async () => {
    const from = world.model.requests.length;
    const ended = await world.headless("write it", [WRITE, ...Array(12).fill({ text: "I am done." })]);
    expect(ended.code).toBe(0);
    expect(held(from).length).toBeGreaterThan(0);
    expect(held(from).length).toBeLessThanOrEqual(3);
  });

  it("goes on with the reason, which is told as the host's own words and teaches nothing", async () => {
    const from = world.model.requests.length;
    const ended = await world.headless("write it again", [
      WRITE,
      { text: "Done?" },
      shell("npm test"),
      { text: "Done!" },
    ]);
    expect({ code: ended.code, told: ended.stdout.includes("Done!") }).toEqual({ code: 0, told: true });
    expect(held(from)).toHaveLength(1);
    expect(held(from)[0]?.lastMessage).toContain("Run npm test first.");
    await expectDone(world.developer.heed(["flush"]), "heed flush");
    const { api } = world.server.admin;
    const [session] = (await api.session.list.query({ projectSlug: world.slug })).items;
    const page = await api.session.timeline.query({ projectSlug: world.slug, sessionId: session?.id ?? "" });
    const prompts = page.items.filter(({ kind }) => kind === "prompt_submitted");
    expect(prompts.map(({ author }) => author).sort()).toEqual(["headless", "system"]);
    expect((await world.rules()).map(({ statement }) => statement)).toEqual([
      "Run the tests before you finish.",
    ]);
  });
});

describe("a Heed that is not well blocks nothing", () => {
  const home = () => path.join(world.developer.home, ".heed");

  beforeEach(async () => {
    await removeFolder(home());
    cpSync(path.join(world.developer.home, "heed-as-installed"), home(), { recursive: true });
    rmSync(path.join(world.developer.repository, "src"), { recursive: true, force: true });
  });

  const breakHook = (source: string) => writeFileSync(path.join(home(), "lib", "hook.cjs"), source);
  const BROKEN: Record<string, () => void | Promise<void>> = {
    "that throws": () => breakHook('throw new Error("broken");'),
    "that ends with another code and words on both streams": () =>
      breakHook('console.log("out"); console.error("err"); process.exit(7);'),
    "that never ends": () => breakHook("setInterval(() => {}, 1000);"),
    "that is busy for ever": () => breakHook("for (;;);"),
    "whose program is gone": () => rmSync(path.join(home(), "bin"), { recursive: true }),
    "whose folder is gone": () => removeFolder(home()),
  };

  it.each(Object.keys(BROKEN))("%s", async (name) => {
    await BROKEN[name]?.();
    const from = world.model.requests.length;
    const ended = await world.headless("write it", [WRITE, shell("npm test"), { text: "All done." }]);
    expect({ code: ended.code, told: ended.stdout.includes("All done.") }).toEqual({ code: 0, told: true });
    const reads = world.model.requests.slice(from).map(({ lastMessage }) => lastMessage);
    expect(reads.some((read) => DENIED.test(read) || read.includes("<heed>"))).toBe(false);
    expect(existsSync(path.join(world.developer.repository, "src", "a.js"))).toBe(true);
  });
});

describe("hooksConfig", () => {
  it("is respected: what a person switched off stays off, and doctor says so", async () => {
    const file = geminiSettings(world.developer.home);
    const before = readFileSync(file, "utf8");
    writeFileSync(file, before.replace("{", '{\n  "hooksConfig": { "enabled": false },'));
    await expectDone(world.developer.heed(["install", "--host", "gemini-cli", "--yes"]), "heed install");
    const { stdout, code } = await world.developer.heed(["doctor", "--json"]);
    expect(code).not.toBe(0);
    expect(stdout).toContain(`hooksConfig.enabled is false in ${file}`);
    const from = world.model.requests.length;
    await world.headless("write it", [WRITE, { text: "Done." }]);
    expect(held(from)).toEqual([]);
    writeFileSync(file, before);
  });
});
