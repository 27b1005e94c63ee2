import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const MAIN = join(ROOT, "dist/cli/main.cjs");
const INSIDE_HOST = 3;
/** Runs each command line that it is given and prints their exit codes; its own name makes it a host. */
const FAKE_HOST = `
const { spawnSync } = require("node:child_process");
const codes = JSON.parse(process.argv[2]).map(([program, ...args]) =>
  spawnSync(program, args, { stdio: "ignore", timeout: 20000 }).status);
console.log(JSON.stringify(codes));
`;

let folder = "";

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "heed-inside-")));
  const built = spawnSync(process.execPath, ["cli/build.mjs"], { cwd: ROOT, encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stderr);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Exit codes of command lines, run below a process of this name. */
function codesBelow(host: string, lines: string[][], env: Record<string, string> = {}): unknown {
  const script = join(folder, host);
  writeFileSync(script, FAKE_HOST);
  const { PATH = "", NODE_ENV } = process.env;
  const ran = spawnSync(process.execPath, [script, JSON.stringify(lines)], {
    cwd: folder,
    env: { NODE_ENV, PATH, HOME: folder, HEED_HOME: join(folder, ".heed"), ...env },
    encoding: "utf8",
  });
  return JSON.parse(ran.stdout);
}

const heed = (...args: string[]) => [process.execPath, MAIN, ...args];

describe("enforcement.md section 5: commands that change something refuse when an ancestor is a host", () => {
  it("all of them", () => {
    const lines = [
      ["undo", "12"],
      ["wrong"],
      ["allow", "12"],
      ["mute", "P4"],
      ["unmute", "P4"],
      ["pause", "2h"],
      ["resume"],
      ["login", "http://127.0.0.1:9"],
      ["link", "shop", "--yes"],
      ["unlink"],
      ["install", "--dry-run"],
      ["uninstall", "--dry-run"],
      ["flush"],
      ["rules", "export-bundle"],
      ["files"],
      ["files", "sync"],
      ["files", "remove"],
      ["export", "--labels"],
    ].map((args) => heed(...args));
    expect(codesBelow("claude", lines)).toEqual(lines.map(() => INSIDE_HOST));
  });

  it("however the command is called: renamed, by a link, by a copy, with an empty environment, by a script", () => {
    const renamed = join(folder, "zz.cjs");
    const copied = join(folder, "yy.cjs");
    symlinkSync(MAIN, renamed);
    copyFileSync(MAIN, copied);
    const script = join(folder, "x.sh");
    writeFileSync(script, `"${process.execPath}" "${MAIN}" pause 2h\nexit $?\n`);
    const lines = [
      [process.execPath, renamed, "pause", "2h"],
      [process.execPath, copied, "pause", "2h"],
      ["env", "-i", process.execPath, MAIN, "pause", "2h"],
      ["sh", script],
      ["sh", "-c", `nohup sh ${script}`],
    ];
    expect(codesBelow("claude", lines)).toEqual(lines.map(() => INSIDE_HOST));
  });

  it("the reading ones answer there", () => {
    expect(codesBelow("claude", [heed("status"), heed("--version")])).toEqual([0, 0]);
  });

  it("what left the host behind still carries its marks", () => {
    expect(codesBelow("terminal", [heed("pause", "2h")], { CLAUDECODE: "1" })).toEqual([INSIDE_HOST]);
  });

  it("a person's own terminal is not affected", () => {
    expect(codesBelow("terminal", [heed("pause", "2h"), heed("resume")])).toEqual([0, 0]);
  });
});
