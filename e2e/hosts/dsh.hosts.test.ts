import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { git, runDetached } from "../support/detached";
import { removeFolder } from "../support/remove-folder";
import { dshCommand } from "./dsh-binary";

const MAIN = path.resolve(import.meta.dirname, "../../dist/cli/main.cjs");
const MANIFEST = `{
  "name": "dsh-profile-headless",
  "private": true,
  "dependencies": {},
  "dsh": {
    "profile": {
      "bundles": ["@deepseek-ai/dsh-base", "@deepseek-ai/dsh-headless"]
    }
  }
}
`;

const command = dshCommand();
let root = "";
let env: Record<string, string> = {};
let model: Server;

const inHome = (...names: string[]) => path.join(root, "home", ...names);
const manifest = () => inHome(".dsh", "profiles", "headless", "package.json");
const heed = (...args: string[]) =>
  runDetached([process.execPath, MAIN, ...args], { cwd: path.join(root, "shop"), env, timeoutMs: 180_000 });

/** One task to its end; the model only answers. */
function task() {
  const { port } = model.address() as AddressInfo;
  return runDetached([inHome("bin", "dsh"), "--profile", "headless", "say hello"], {
    cwd: path.join(root, "shop"),
    env: { ...env, DEEPSEEK_API_KEY: "dummy", DEEPSEEK_BASE_URL: `http://127.0.0.1:${port}` },
    timeoutMs: 120_000,
  });
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "heed-dsh-"));
  mkdirSync(path.join(root, "shop"));
  git(path.join(root, "shop"), "init", "-q");
  mkdirSync(path.dirname(manifest()), { recursive: true });
  writeFileSync(manifest(), MANIFEST);
  mkdirSync(inHome("bin"));
  const line = (command ?? []).map((word) => `'${word}'`).join(" ");
  writeFileSync(inHome("bin", "dsh"), `#!/bin/sh\nexec ${line} "$@"\n`);
  chmodSync(inHome("bin", "dsh"), 0o755);
  env = { HOME: inHome(), PATH: `${inHome("bin")}:/usr/bin:/bin`, LANG: "C.UTF-8", NO_PROXY: "127.0.0.1" };
  model = createServer((request, response) => {
    request.resume();
    const chunk = (delta: object, finish_reason: string | null = null) =>
      `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`${chunk({ role: "assistant", content: "Hello." })}${chunk({}, "stop")}data: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
}, 600_000);

afterAll(async () => {
  model?.closeAllConnections();
  await new Promise((resolve) => model?.close(resolve));
  await removeFolder(root);
});

describe.skipIf(command === null)("the real DeepSeek Harness", () => {
  it("is stopped by the plugin: a canary denial that is really denied", async () => {
    expect((await heed("install", "--host", "dsh", "--yes")).code).toBe(0);
    const { stdout } = await heed("doctor", "--live", "--json");
    const { checks }: { checks: { name: string; state: string; detail: string }[] } =
      JSON.parse(stdout).status;
    const states = Object.fromEntries(checks.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ "DeepSeek Harness written": "ok", "DeepSeek Harness trusted": "ok" });
    expect(checks.find(({ name }) => name === "DeepSeek Harness live")).toMatchObject({
      ...{ state: "ok", detail: "a forbidden command was stopped by the real program" },
    });
  });

  it("works with a Heed whose folder is gone, and is as it was once uninstalled", async () => {
    rmSync(inHome(".heed"), { recursive: true, force: true });
    const without = await task();
    expect({ code: without.code, told: without.stdout.includes("Hello.") }).toEqual({ code: 0, told: true });
    expect((await heed("install", "--host", "dsh", "--yes")).code).toBe(0);
    expect((await heed("uninstall", "--host", "dsh", "--yes")).code).toBe(0);
    expect(JSON.parse(readFileSync(manifest(), "utf8"))).toEqual(JSON.parse(MANIFEST));
    const after = await task();
    expect({ code: after.code, told: after.stdout.includes("Hello.") }).toEqual({ code: 0, told: true });
  });
});
