import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { launcherPath, writeLauncher } from "./launcher";

let folder = "";
let home = "";

/** Stands in for the built hook: says what it got. */
const HOOK = `
const { NODE_OPTIONS, NODE_PATH, NODE_EXTRA_CA_CERTS, OPENSSL_CONF, HEED_HOME } = process.env;
let poison = null;
try { poison = require("poison"); } catch {}
console.log(JSON.stringify({ NODE_OPTIONS, NODE_PATH, NODE_EXTRA_CA_CERTS, OPENSSL_CONF, HEED_HOME, poison, args: process.argv.slice(2) }));
`;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "heed-launcher-")));
  home = join(folder, "it's home", ".heed");
  const program = join(folder, "program");
  mkdirSync(program);
  for (const name of [
    "hook.cjs",
    "hook-body.cjs",
    "hook-apart.cjs",
    "hook-seldom.cjs",
    "flush.cjs",
    "re2js.cjs",
  ])
    writeFileSync(join(program, name), name === "hook.cjs" ? HOOK : "");
  mkdirSync(join(folder, "it's home"));
  writeLauncher(home, program, process.execPath);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(env: Record<string, string>) {
  return spawnSync(launcherPath(home), ["claude-code"], {
    cwd: folder,
    env: { NODE_ENV: "test", PATH: process.env.PATH, HOME: folder, ...env },
    encoding: "utf8",
  });
}

describe("the launcher in a hostile environment", () => {
  it("NODE_OPTIONS, NODE_PATH and a preloaded module change nothing", () => {
    mkdirSync(join(folder, "modules/poison"), { recursive: true });
    writeFileSync(join(folder, "modules/poison/index.js"), 'console.log("poisoned"); module.exports = 1;');
    const { stdout, stderr, status } = run({
      NODE_OPTIONS: `--require ${join(folder, "modules/poison")}`,
      NODE_PATH: join(folder, "modules"),
      NODE_EXTRA_CA_CERTS: "/nowhere.pem",
      NODE_V8_COVERAGE: join(folder, "coverage"),
      NODE_DEBUG: "fs",
      OPENSSL_CONF: "/nowhere.cnf",
      HEED_HOME: "/elsewhere",
    });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    expect(JSON.parse(stdout)).toEqual({ HEED_HOME: home, poison: null, args: ["claude-code"] });
    expect(statSync(join(folder, "coverage"), { throwIfNoEntry: false })).toBeUndefined();
  });

  it("a .curlrc, .npmrc or .noderc of the folder or the home is never read: nothing but Node is started", () => {
    for (const name of [".curlrc", ".npmrc", ".noderc.js"])
      writeFileSync(join(folder, name), 'proxy = "http://127.0.0.1:1"\noutput = "/tmp/stolen"\n');
    const { stdout, status } = run({ CURL_HOME: folder });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ poison: null });
  });

  it("is the person's alone, and silent when what it starts is gone", () => {
    expect(statSync(launcherPath(home)).mode & 0o777).toBe(0o700);
    rmSync(join(home, "lib/hook.cjs"));
    expect(run({})).toMatchObject({ stdout: "", stderr: "", status: 0 });
  });
});
