import { afterEach, describe, expect, it } from "vitest";
import { type Behaviour, fakeServer } from "../test/fake-server";
import { proxyFor } from "./proxy";
import { originOf, send } from "./transport";

let servers: { close(): unknown }[] = [];

async function serve(behaviour: Behaviour) {
  const server = await fakeServer(behaviour);
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers) await server.close();
  servers = [];
});

describe("originOf", () => {
  it.each([
    ["https://heed.acme.dev/x", "https://heed.acme.dev"],
    ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["http://localhost:3000/", "http://localhost:3000"],
    ["http://[::1]:3000", "http://[::1]:3000"],
    ["http://heed.acme.dev", null],
    ["http://127.0.0.1.evil.dev", null],
    ["https://user:pass@heed.acme.dev", null],
    ["ftp://heed.acme.dev", null],
    ["nonsense", null],
  ])("%s → %s", (text, expected) => {
    expect(originOf(text)).toBe(expected);
  });
});

describe("send", () => {
  it("refuses plain http to another machine before anything leaves", async () => {
    const request = { origin: "http://heed.acme.dev", path: "/", token: "heed_x", timeoutMs: 100 };
    await expect(send(request)).rejects.toMatchObject({ failure: "refused_origin" });
  });

  it("never leaves its origin by a path that is an address", async () => {
    const { origin } = await serve("ok");
    const request = { origin, path: "//evil.dev/x", token: "heed_x", timeoutMs: 100 };
    await expect(send(request)).rejects.toMatchObject({ failure: "refused_origin" });
  });

  it("does not follow a redirect", async () => {
    const { origin, paths } = await serve("redirect");
    const request = { origin, path: "/api", token: "heed_x", timeoutMs: 5_000 };
    await expect(send(request)).rejects.toMatchObject({ failure: "redirect" });
    expect(paths).toEqual(["/api"]);
  });

  it("gives up at its deadline", async () => {
    const { origin } = await serve("hang");
    await expect(send({ origin, path: "/", timeoutMs: 50 })).rejects.toMatchObject({ failure: "timeout" });
  });

  it("tells what failed without the token", async () => {
    const request = { origin: "http://127.0.0.1:1", path: "/", token: "heed_secret", timeoutMs: 5_000 };
    const error: Error = await send(request).then(
      () => new Error("it answered"),
      (reason) => reason,
    );
    expect(error.message).toContain("cannot be reached");
    expect(error.message).not.toContain("secret");
  });
});

describe("proxyFor", () => {
  const env = { HTTPS_PROXY: "http://proxy.acme.dev:8080", NO_PROXY: "internal.dev,.corp" };
  it.each([
    ["https://heed.acme.dev", "http://proxy.acme.dev:8080/"],
    ["https://internal.dev", undefined],
    ["https://heed.corp", undefined],
    ["http://127.0.0.1:3000", undefined],
  ])("%s → %s", (url, expected) => {
    expect(proxyFor(new URL(url), env)?.href).toBe(expected);
  });
});
