import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pluginFiles } from "../../core/hosts/claude-code/plugin";
import { extensionFiles } from "../../core/hosts/gemini-cli/extension";
import { version } from "../telemetry/version";
import { isHostPackage, sendHostPackage } from "./host-package";

let server: Server;
let isHttps = false;
let isLoopback = true;
let folder = "";

beforeEach(async () => {
  isHttps = false;
  isLoopback = true;
  folder = mkdtempSync(join(tmpdir(), "heed-package-"));
  server = createServer((request, response) => {
    const facts = {
      ...{ requestId: "r", address: "127.0.0.1", userAgent: "test" },
      ...{ isHttps, isLoopback, isLoopbackPeer: isLoopback },
    };
    void sendHostPackage(request, response, facts);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => server.close(resolve));
});

const ask = (path: string, method = "GET") =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });

describe("plugin folder and extension, served by the server", () => {
  it.each([
    ["/claude-code-plugin.tgz", pluginFiles],
    ["/gemini-extension.tgz", extensionFiles],
  ] as const)("%s unpacks into a folder of the server's own version", async (path, filesOf) => {
    const answer = await ask(path);
    expect(answer.headers.get("content-type")).toBe("application/gzip");
    const tar = gunzipSync(Buffer.from(await answer.arrayBuffer()));
    const unpacked = spawnSync("tar", ["-xf", "-", "-C", folder], { input: tar, encoding: "utf8" });
    expect(unpacked).toMatchObject({ status: 0, stderr: "" });
    for (const [name, text] of Object.entries(filesOf(version))) {
      expect(readFileSync(join(folder, "heed", name), "utf8")).toBe(text);
      expect(statSync(join(folder, "heed", name)).mode & 0o111).toBe(0);
    }
  });

  it("holds no token, no version of the command and nobody's home", () => {
    const files = [...Object.values(pluginFiles("1.0.0")), ...Object.values(extensionFiles("1.0.0"))];
    const text = files.join("");
    expect(text).toContain("$HOME/.heed/bin/heed-hook");
    expect(text).not.toMatch(/heed_[a-z0-9]{8}|\/home\/|\/root\//);
  });

  it("is not handed out over an open network, and not for other methods", async () => {
    isLoopback = false;
    expect((await ask("/claude-code-plugin.tgz")).status).toBe(404);
    isHttps = true;
    expect((await ask("/claude-code-plugin.tgz")).status).toBe(200);
    expect((await ask("/claude-code-plugin.tgz", "POST")).status).toBe(404);
    const head = await ask("/claude-code-plugin.tgz", "HEAD");
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it("knows its own addresses only", () => {
    expect(["/claude-code-plugin.tgz", "/gemini-extension.tgz"].every(isHostPackage)).toBe(true);
    expect(["/constructor", "/cli.tgz", "/codex-plugin.tgz"].some(isHostPackage)).toBe(false);
  });
});
