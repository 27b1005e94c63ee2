import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { createFactsReader } from "./client-address";

function requestFrom(peer: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: peer });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
}

describe("without trusted proxies", () => {
  test("the peer counts, and forwarded headers are removed", () => {
    const request = requestFrom("::ffff:203.0.113.9", {
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "evil.example",
      "x-heed-address": "127.0.0.1",
      "x-request-id": "chosen-by-client",
    });
    const facts = createFactsReader("")(request);
    expect(facts).toMatchObject({ address: "203.0.113.9", isLoopback: false, isHttps: false });
    expect(facts.requestId).not.toBe("chosen-by-client");
    expect(request.headers).toEqual({ "x-heed-address": "203.0.113.9", "x-request-id": facts.requestId });
  });

  test("loopback in all its spellings", () => {
    for (const peer of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
      expect(createFactsReader("")(requestFrom(peer, {})).isLoopback).toBe(true);
    }
  });
});

describe("behind a trusted proxy", () => {
  const read = createFactsReader("10.0.0.0/8, 192.0.2.1");

  test("the last hop before our proxies is the client", () => {
    const facts = read(
      requestFrom("10.1.2.3", {
        "x-forwarded-for": "127.0.0.1, 198.51.100.7, 192.0.2.1",
        "x-forwarded-proto": "https",
      }),
    );
    expect(facts).toMatchObject({ address: "198.51.100.7", isLoopback: false, isHttps: true });
  });

  test("a peer outside the list is not believed", () => {
    const facts = read(requestFrom("192.0.2.2", { "x-forwarded-for": "127.0.0.1" }));
    expect(facts).toMatchObject({ address: "192.0.2.2", isLoopback: false });
  });
});
