import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CLAUDE_CODE_CAPABILITIES } from "../../../core/hosts/claude-code/capabilities";
import { pluginHooks } from "../../../core/hosts/claude-code/plugin";
import { extensionFiles } from "../../../core/hosts/gemini-cli/extension";
import { hookWorld, pnpmBundle } from "../../test/hook-world";
import { terminalIn } from "../../test/terminal";
import { type DoctorAnswer, doctor } from "../commands/doctor";
import { install } from "../commands/install";
import { readInstalls, writeInstalls } from "../state/installs";

let world: ReturnType<typeof hookWorld>;
let machine: ReturnType<typeof terminalIn>;

beforeEach(async () => {
  world = hookWorld({ linked: false });
  machine = terminalIn(world);
  for (const name of ["hook.cjs", "hook-body.cjs", "flush.cjs", "re2js.cjs"])
    writeFileSync(join(world.folder, name), "");
  mkdirSync(join(world.folder, ".claude"));
});
afterEach(() => world.remove());

const settings = () => join(world.folder, ".claude", "settings.json");

async function asked(): Promise<DoctorAnswer["status"] & { code: number }> {
  machine.lines.length = 0;
  const code = await doctor(machine.context, { json: true });
  const answer: DoctorAnswer = JSON.parse(machine.text());
  return { ...answer.status, code };
}

async function verdictOf(slug: string) {
  const { hosts } = await asked();
  return hosts.find((host) => host.slug === slug)?.verdict;
}

async function check(name: string) {
  return (await asked()).checks.find((found) => found.name === name);
}

const installed = (host = "claude-code") => install(machine.context, { host, dryRun: false, yes: true });

describe("heed doctor: written ≠ trusted ≠ firing ≠ enforcing", () => {
  it("--json is { version, status: { ready, … } }, and the exit code says the same", async () => {
    await installed();
    machine.lines.length = 0;
    const code = await doctor(machine.context, { json: true });
    const answer = JSON.parse(machine.text());
    expect(Object.keys(answer)).toEqual(["version", "status"]);
    expect(answer.status).toMatchObject({ ready: false, saturated: false, overBudget: false, drift: false });
    expect(code).toBe(1);
  });

  it("entries alone are written, and nothing more", async () => {
    await installed();
    expect(await verdictOf("claude-code")).toBe("written");
    expect(await check("Claude Code firing")).toMatchObject({ state: "warning" });
  });

  it("an event of the host is firing, a stopped act is enforcing", async () => {
    await installed();
    const installs = readInstalls(world.home);
    writeInstalls(
      world.home,
      installs.map((known) => ({ ...known, at: 0 })),
    );
    await world.prompt("Hello.");
    expect(await verdictOf("claude-code")).toBe("firing");
    world.keepBundleOf("@global", pnpmBundle({ rule: { scope: "global" } }));
    await world.bash("heed undo 12");
    expect(await verdictOf("claude-code")).toBe("enforcing");
  });

  it("what a host told before the entries of today proves nothing of them", async () => {
    await installed();
    await world.prompt("Hello.");
    const installs = readInstalls(world.home);
    writeInstalls(
      world.home,
      installs.map((known) => ({ ...known, at: Number.MAX_SAFE_INTEGER })),
    );
    expect(await verdictOf("claude-code")).toBe("written");
  });

  it("an entry that went missing, and a switch, are failures with their exact cause", async () => {
    await installed();
    const text = readFileSync(settings(), "utf8");
    writeFileSync(settings(), text.replace('"PreToolUse"', '"Elsewhere"'));
    expect(await check("Claude Code written")).toMatchObject({
      state: "failed",
      detail: `missing PreToolUse in ${settings()}: heed install`,
    });
    writeFileSync(settings(), text.replace("{", '{ "disableAllHooks": true,'));
    const status = await asked();
    expect(status.hosts[0]?.verdict).toBe("broken");
    expect(status.checks.find(({ name }) => name === "Claude Code enabled")?.detail).toBe(
      `disableAllHooks is set in ${settings()}`,
    );
  });

  it("a host that nobody installed into holds nothing up, but is named", async () => {
    mkdirSync(join(world.folder, ".gemini"));
    await installed();
    expect(await verdictOf("gemini-cli")).toBe("not_installed");
    expect(await check("Gemini CLI written")).toEqual({
      name: "Gemini CLI written",
      state: "warning",
      detail: "not installed in it: heed install --host gemini-cli",
    });
  });

  it("nothing installed at all is a failure", async () => {
    expect(await check("Hooks")).toMatchObject({
      state: "failed",
      detail: "not installed yet: heed install",
    });
    expect((await check("Claude Code written"))?.state).toBe("failed");
  });

  it("entries that an installed host lost altogether are a failure, not a host without Heed", async () => {
    mkdirSync(join(world.folder, ".gemini"));
    await installed();
    await installed("gemini-cli");
    rmSync(join(world.folder, ".gemini", "settings.json"));
    expect((await check("Gemini CLI written"))?.state).toBe("failed");
  });
});

describe("a plugin of the host and the settings, never both", () => {
  const enable = () => writeFileSync(settings(), JSON.stringify({ enabledPlugins: { "heed@heed": true } }));

  it("Claude Code's plugin counts as written, and install leaves the settings alone", async () => {
    enable();
    const before = readFileSync(settings(), "utf8");
    await installed();
    expect(machine.text()).toContain("Claude Code: installed as a plugin already (heed@heed)");
    expect(readFileSync(settings(), "utf8")).toBe(before);
    expect(await check("Claude Code written")).toMatchObject({
      state: "ok",
      detail: "as a plugin: heed@heed",
    });
  });

  it("a plugin that is switched off is none", async () => {
    writeFileSync(settings(), JSON.stringify({ enabledPlugins: { "heed@heed": false } }));
    await installed();
    expect(readFileSync(settings(), "utf8")).toContain("heed-hook");
  });

  it("both is a failure that says what to take away", async () => {
    await installed();
    const text = JSON.parse(readFileSync(settings(), "utf8"));
    writeFileSync(settings(), JSON.stringify({ ...text, enabledPlugins: { "heed@acme": true } }));
    expect((await check("Claude Code written"))?.detail).toContain("heed uninstall --host claude-code");
  });

  it("Gemini CLI's extension counts in the same way", async () => {
    const folder = join(world.folder, ".gemini", "extensions", "heed");
    for (const [path, text] of Object.entries(extensionFiles("1.2.3"))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await installed("gemini-cli");
    expect(machine.text()).toContain("Gemini CLI: installed as a plugin already");
    expect((await check("Gemini CLI written"))?.state).toBe("ok");
  });

  it("the plugin registers what the settings would", () => {
    expect(Object.keys(pluginHooks())).toEqual(CLAUDE_CODE_CAPABILITIES.events.map(({ name }) => name));
    expect(JSON.stringify(pluginHooks().PreToolUse)).toContain(
      '[ -x \\"$HOME/.heed/bin/heed-hook\\" ] && \\"$HOME/.heed/bin/heed-hook\\" claude-code || exit 0',
    );
  });
});
