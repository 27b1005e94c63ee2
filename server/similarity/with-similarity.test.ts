import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { providerEmbedder } from "./provider";
import { similarityIn } from "./similarity-in";
import { sourceOf, withSimilarity } from "./with-similarity";

type Call = { path: string; key: string | undefined; model: string; input: string[] };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** An endpoint that answers by `reply`; every call is kept. */
async function endpoint(reply: (input: string[]) => { status?: number; body: unknown; delayMs?: number }) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on("end", () => {
      const { model, input } = JSON.parse(text);
      calls.push({ path: request.url ?? "", key: request.headers.authorization, model, input });
      const { status = 200, body, delayMs = 0 } = reply(input);
      setTimeout(() => {
        response.writeHead(status, { "content-type": "application/json", location: "http://127.0.0.1:1/" });
        response.end(JSON.stringify(body));
      }, delayMs);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const settings = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: "key", model: "m", timeoutMs: 2000 };
  return { calls, settings };
}

/** Local vectors, turned and stretched: a model of its own with the same opinion. */
const vectorsOf = (input: string[]) => ({
  data: input.map((text, index) => {
    const likeness = similarityIn();
    const parts = ["pnpm", "push", "test", "日志"].map((word) => (likeness?.(text, word) ?? 0) * 3 + 0.5);
    return { index, embedding: [...parts, 1] };
  }),
});

const compare = (similar: ((a: string, b: string) => number) | null) =>
  similar ? similar("use pnpm, not npm", "never push to main") : null;

describe("similarity behind embed(): a provider's endpoint can replace the local weights", () => {
  it("asks for the texts that the work compares, all at once, and once", async () => {
    const { calls, settings } = await endpoint((input) => ({ body: vectorsOf(input) }));
    const source = sourceOf(providerEmbedder(settings));
    const first = await withSimilarity(compare, { source });
    expect(first).not.toBeNull();
    const asked = calls.flatMap(({ input }) => input);
    expect(asked).toContain("use pnpm, not npm");
    expect(new Set(asked).size).toBe(asked.length);
    expect(calls[0]).toMatchObject({ path: "/v1/embeddings", key: "Bearer key", model: "m" });
    const before = calls.length;
    expect(await withSimilarity(compare, { source })).toBe(first);
    expect(calls.length).toBe(before);
  });

  it("its likeness is put on the scale that the thresholds were set for", async () => {
    const { settings } = await endpoint((input) => ({ body: vectorsOf(input) }));
    const source = sourceOf(providerEmbedder(settings));
    const apart = await withSimilarity(compare, { source });
    const alike = await withSimilarity((similar) => similar?.("never push to main", "do not push to main"), {
      source,
    });
    expect(alike).toBeGreaterThan(apart ?? 1);
    expect(source.scale?.slope).toBeGreaterThan(1);
  });

  it.each([
    ["refuses", () => ({ status: 401, body: { error: "secret detail" } })],
    ["redirects", () => ({ status: 302, body: {} })],
    ["answers something else", () => ({ body: { data: "no" } })],
    ["leaves out a text", () => ({ body: { data: [] } })],
    ["is slow", (input: string[]) => ({ body: vectorsOf(input), delayMs: 400 })],
    [
      "tells nothing apart",
      (input: string[]) => ({
        body: { data: input.map((_, index) => ({ index, embedding: [1, 1] })) },
      }),
    ],
  ])("where it %s, the local answer stands", async (_name, reply) => {
    const { settings } = await endpoint(reply);
    const source = sourceOf(providerEmbedder({ ...settings, timeoutMs: 150 }));
    expect(await withSimilarity(compare, { source })).toBe(compare(similarityIn()));
  });

  it("after a failure it is left alone for a minute", async () => {
    const { calls, settings } = await endpoint(() => ({ status: 500, body: {} }));
    const source = sourceOf(providerEmbedder(settings));
    let clock = 0;
    const now = () => clock;
    await withSimilarity(compare, { source, now });
    await withSimilarity(compare, { source, now });
    expect(calls).toHaveLength(1);
    clock = 61_000;
    await withSimilarity(compare, { source, now });
    expect(calls).toHaveLength(2);
  });

  it("is off by default, and never asked where nothing is compared", async () => {
    const { calls, settings } = await endpoint((input) => ({ body: vectorsOf(input) }));
    expect(await withSimilarity(compare)).toBe(compare(similarityIn()));
    expect(await withSimilarity(() => 1, { source: sourceOf(providerEmbedder(settings)) })).toBe(1);
    expect(calls).toEqual([]);
  });

  it.each(["http://169.254.169.254/v1", "http://[fe80::1]/v1", "http://metadata.google.internal/v1"])(
    "link-local and metadata addresses are refused: %s",
    (baseUrl) => {
      expect(() => providerEmbedder({ baseUrl, model: "m", timeoutMs: 100 })).toThrow(/link-local/);
    },
  );
});
