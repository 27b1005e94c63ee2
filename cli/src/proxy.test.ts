import { writeFileSync } from "node:fs";
import { createServer as createHttp } from "node:http";
import { createServer as createHttps } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { hookWorld } from "../test/hook-world";
import { selfSigned } from "../test/self-signed";
import { openApi } from "./api";
import { readConfig, writeConfig } from "./state/config";

let cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups) await cleanup();
  cleanups = [];
});

async function listen(server: ReturnType<typeof createHttp> | ReturnType<typeof createHttps>) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server with a certificate that no system knows, and a person's machine signed in to it. */
async function privateServer() {
  const { key, cert } = selfSigned();
  const port = await listen(createHttps({ key, cert }, (_, response) => response.end('{"ok":true}')));
  const origin = `https://localhost:${port}`;
  const world = hookWorld({ origin });
  cleanups.push(world.remove);
  const caFile = join(world.folder, "ca.pem");
  writeFileSync(caFile, cert);
  const trust = () => writeConfig(world.home, { ...readConfig(world.home), caFile });
  return { world, origin, port, trust };
}

/** A proxy that writes down where it was asked to go. */
async function connectProxy() {
  const asked: string[] = [];
  const proxy = createHttp();
  proxy.on("connect", (request, socket, head) => {
    asked.push(request.url ?? "");
    const [, port] = (request.url ?? "").split(":");
    const target = connect(Number(port), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      target.write(head);
      target.pipe(socket).pipe(target);
    });
    cleanups.push(() => target.destroy());
  });
  return { url: `http://127.0.0.1:${await listen(proxy)}`, asked };
}

describe("a server with a certificate of a company's own authority", () => {
  it("is refused unless the person's config names the CA file", async () => {
    const { world, origin, trust } = await privateServer();
    const ask = () => openApi(world.home, origin, { env: {} }).request({ path: "/api/v1/whoami" });
    await expect(ask()).rejects.toMatchObject({ failure: "unreachable" });
    trust();
    expect((await ask()).body).toEqual({ ok: true });
  });
});

describe("HTTPS_PROXY and NO_PROXY", () => {
  it("are honoured for a server elsewhere, never for this machine; TLS ends at the server", async () => {
    const { world, origin, port, trust } = await privateServer();
    trust();
    const proxy = await connectProxy();
    const away = { HTTPS_PROXY: proxy.url };
    const api = (env: Record<string, string>) => openApi(world.home, `https://heed.corp:${port}`, { env });
    expect((await api(away).request({ path: "/x" })).body).toEqual({ ok: true });
    expect(proxy.asked).toEqual([`heed.corp:${port}`]);
    const direct = { ...away, NO_PROXY: ".corp" };
    await expect(api(direct).request({ path: "/x" })).rejects.toMatchObject({ failure: "unreachable" });
    const here = openApi(world.home, origin, { env: away });
    expect((await here.request({ path: "/x" })).body).toEqual({ ok: true });
    expect(proxy.asked).toHaveLength(1);
  });
});
