import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hookWorld } from "../../test/hook-world";
import { terminalIn } from "../../test/terminal";
import type { CommandContext } from "../commands/context";
import { type InstallOptions, install } from "../commands/install";
import { uninstall } from "../commands/uninstall";
import { readInstalls } from "../state/installs";
import { HOST_SETTINGS } from "./host-settings";
import { launcherPath } from "./launcher";

let world: ReturnType<typeof hookWorld>;
let context: CommandContext;
let lines: string[];

beforeEach(() => {
  world = hookWorld({ linked: false });
  ({ context, lines } = terminalIn(world));
  for (const name of ["hook.cjs", "hook-body.cjs", "flush.cjs", "re2js.cjs"])
    writeFileSync(join(world.folder, name), "");
});
afterEach(() => world.remove());

const run = (host: string, options: Partial<InstallOptions> = {}) =>
  install(context, { host, dryRun: false, yes: true, ...options });
const out = (host: string, options: Partial<InstallOptions> = {}) =>
  uninstall(context, { host, dryRun: false, yes: true, purge: false, ...options });

const FILES: Record<string, string> = {
  "claude-code": ".claude/settings.json",
  codex: ".codex/hooks.json",
  "gemini-cli": ".gemini/settings.json",
  dsh: ".dsh/profiles/web/package.json",
};
const DSH = '{"name":"p","dsh":{"profile":{"bundles":["@deepseek-ai/dsh-base"]}}}';
const COMMENTED = '{\n  // mine\n  "model": "opus", /* keep */\n  "hooks": {},\n}\n';
const FOREIGN =
  '{ "hooks": { "PreToolUse": [ {"matcher":"Bash","hooks":[{"type":"command","command":"a"}]},\n {"hooks":[ {"type":"command","command":"b b"} ]} ] } }';

function file(host: string, text: string, home = world.folder): string {
  const path = join(home, FILES[host] ?? "");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

describe("settings as people have them: install, again, and out, byte for byte", () => {
  it.each([
    ["claude-code", COMMENTED],
    ["claude-code", `\uFEFF${COMMENTED.replaceAll("\n", "\r\n")}`],
    ["claude-code", FOREIGN],
    ["claude-code", "{}"],
    ["claude-code", ""],
    ["gemini-cli", '{\n\t"general": {}, // tabs\n\t"hooks": {}\n}'],
    ["gemini-cli", "{}\n\n"],
    ["codex", '{"description":"ä ✓","hooks":{}}'],
    ["codex", FOREIGN],
    ["dsh", DSH],
    ["dsh", '{\n  "name": "p",\n  "dependencies": {},\n  "dsh": { "profile": { "bundles": [] } }\n}\n'],
  ])("%s %j", async (host, text) => {
    const path = file(host, text);
    await run(host);
    const written = readFileSync(path, "utf8");
    expect(written).not.toBe(text);
    await run(host);
    expect(readFileSync(path, "utf8")).toBe(written);
    expect(lines.join("\n")).toContain(`already registered in ${path}`);
    await out(host);
    expect(readFileSync(path, "utf8")).toBe(text);
    expect(readInstalls(world.home)).toEqual([]);
  });

  it.each(["claude-code", "codex", "gemini-cli"])(
    "%s: a file that was not there is not left behind",
    async (host) => {
      const path = join(world.folder, FILES[host] ?? "");
      await run(host);
      expect(existsSync(path)).toBe(true);
      await out(host);
      expect(existsSync(path)).toBe(false);
    },
  );

  it("what others wrote in between stays", async () => {
    const path = file("claude-code", FOREIGN);
    await run("claude-code");
    writeFileSync(path, readFileSync(path, "utf8").replace("{", '{ "theme": "dark",'));
    await out("claude-code");
    expect(readFileSync(path, "utf8")).toBe(FOREIGN.replace("{", '{ "theme": "dark",'));
  });

  it("--dry-run shows the change and writes nothing at all", async () => {
    const path = file("claude-code", COMMENTED);
    await run("claude-code", { dryRun: true });
    expect(lines.join("\n")).toContain("heed-hook");
    expect(readFileSync(path, "utf8")).toBe(COMMENTED);
    expect(existsSync(join(world.home, "installs.json"))).toBe(false);
    expect(existsSync(launcherPath(world.home))).toBe(false);
  });
});

describe("settings that lie elsewhere, or must not be written", () => {
  it.each(["claude-code", "codex", "gemini-cli"])(
    "%s: a link stays a link, its target keeps its mode",
    async (host) => {
      const path = join(world.folder, FILES[host] ?? "");
      const target = join(world.folder, "dotfiles.json");
      writeFileSync(target, "{}\n", { mode: 0o640 });
      chmodSync(target, 0o640);
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(target, path);
      await run(host);
      expect(lstatSync(path).isSymbolicLink()).toBe(true);
      expect(readFileSync(target, "utf8")).toContain("heed-hook");
      expect(statSync(target).mode & 0o777).toBe(0o640);
    },
  );

  it("a read-only file is left alone, and the person is told what to do", async () => {
    const path = file("claude-code", COMMENTED);
    chmodSync(path, 0o444);
    await expect(run("claude-code")).rejects.toThrow("it is read-only; make it writable");
    expect(readFileSync(path, "utf8")).toBe(COMMENTED);
    await run("claude-code", { dryRun: true });
    expect(lines.join("\n")).toContain("it is read-only");
  });

  it.each(HOST_SETTINGS.map(({ capabilities }) => capabilities.slug))(
    "%s: broken settings are refused",
    async (host) => {
      const path = file(host, "{ nonsense");
      await expect(run(host)).rejects.toThrow(/nothing was changed/i);
      expect(readFileSync(path, "utf8")).toBe("{ nonsense");
    },
  );

  it("--home: spaces, quotes, backslashes and other alphabets in the path", async () => {
    const home = join(realpathSync(mkdtempSync(join(tmpdir(), "heed-"))), "First Last's \\ ホーム");
    mkdirSync(home, { recursive: true });
    for (const host of ["claude-code", "codex", "gemini-cli"]) {
      await run(host, { homeFolder: home });
      const settings = HOST_SETTINGS.find(({ capabilities }) => capabilities.slug === host);
      const text = readFileSync(join(home, FILES[host] ?? ""), "utf8");
      expect(settings?.missing(text, launcherPath(join(home, ".heed")))).toEqual([]);
    }
    expect(existsSync(join(world.folder, ".claude"))).toBe(false);
    rmSync(dirname(home), { recursive: true, force: true });
  });

  it("of two hosts, the one that stays keeps its hook", async () => {
    file("claude-code", "{}");
    await run("claude-code");
    await run("codex");
    await out("codex");
    expect(existsSync(launcherPath(world.home))).toBe(true);
    expect(lines.join("\n")).toContain("Other coding agents still use the hook");
    await out("claude-code");
    expect(existsSync(launcherPath(world.home))).toBe(false);
  });
});

describe("a repository's settings, and an administrator's", () => {
  it.each(["claude-code", "codex", "gemini-cli"])("%s --project names nobody's home", async (host) => {
    await run(host, { project: true });
    const path = join(world.repo, FILES[host] ?? "");
    const text = readFileSync(path, "utf8");
    expect(text).toContain("$HOME/.heed/bin/heed-hook");
    expect(text).not.toContain(world.folder);
    await out(host);
    expect(existsSync(path)).toBe(false);
  });

  it("--managed prints what an administrator deploys, and writes nothing", async () => {
    await run("claude-code", { managed: true });
    const said = lines.join("\n");
    expect(said).toContain("/etc/claude-code/managed-settings.json");
    expect(JSON.parse(lines[1] ?? "").hooks.PreToolUse[0].hooks[0].command).toContain(
      "$HOME/.heed/bin/heed-hook",
    );
    expect(existsSync(join(world.folder, ".claude"))).toBe(false);
  });
});

describe("DeepSeek Harness", () => {
  it("each profile gets the plugin, the patch files stay the person's, and all goes again", async () => {
    const profiles = join(world.folder, ".dsh", "profiles");
    for (const name of ["web", "mine"]) {
      mkdirSync(join(profiles, name), { recursive: true });
      writeFileSync(join(profiles, name, "package.json"), DSH);
      writeFileSync(join(profiles, name, "cordis.patch.yml"), "# mine\n[]\n");
    }
    await run("dsh");
    for (const name of ["web", "mine"]) {
      expect(readFileSync(join(profiles, name, "node_modules", "heed-dsh", "index.js"), "utf8")).toContain(
        launcherPath(world.home),
      );
      expect(readFileSync(join(profiles, name, "cordis.patch.yml"), "utf8")).toBe("# mine\n[]\n");
    }
    await out("dsh");
    expect(readFileSync(join(profiles, "web", "package.json"), "utf8")).toBe(DSH);
    expect(existsSync(join(profiles, "web", "node_modules", "heed-dsh"))).toBe(false);
    expect(existsSync(join(world.folder, ".dsh", "heed"))).toBe(false);
  });

  it("the plugin outlives ~/.heed, because a profile whose bundle is missing does not start", async () => {
    file("dsh", DSH);
    await run("dsh");
    rmSync(world.home, { recursive: true, force: true });
    expect(
      existsSync(join(world.folder, ".dsh", "profiles", "web", "node_modules", "heed-dsh", "index.js")),
    ).toBe(true);
  });

  it("without a profile there is nothing to write to, and it says so", async () => {
    await run("dsh");
    expect(lines.join("\n")).toContain("DeepSeek Harness: it has no profile yet");
  });
});
