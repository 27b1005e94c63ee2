import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type ChainedEntry, canonicalJson, entryHash, firstBrokenLink, genesisHash } from "./chain";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const genesis = genesisHash(sha256, "user", "u1");

function chainOf(count: number) {
  const entries: (ChainedEntry & { hash: string })[] = [];
  let previousHash = genesis;
  for (let seq = 1; seq <= count; seq += 1) {
    const entry = {
      id: `e${seq}`,
      chainId: "c",
      seq,
      action: "rule.create",
      entityType: "rule",
      entityId: "r",
      actorType: "user",
      actor: "p",
      at: "2026-11-29T00:00:00.000Z",
      payloadDigest: "d",
      previousHash,
    };
    const hash = entryHash(sha256, entry);
    entries.push({ ...entry, hash });
    previousHash = hash;
  }
  return entries;
}

describe("audit chain", () => {
  it("is whole as written", () => {
    expect(firstBrokenLink(sha256, genesis, chainOf(3))).toBeNull();
  });

  it("breaks at the entry whose field changed", () => {
    const entries = chainOf(3);
    const second = entries[1];
    if (second) second.action = "rule.archive";
    expect(firstBrokenLink(sha256, genesis, entries)).toBe(2);
  });

  it("breaks where an entry is missing", () => {
    const entries = chainOf(3);
    entries.splice(1, 1);
    expect(firstBrokenLink(sha256, genesis, entries)).toBe(2);
  });

  it("writes keys in order and leaves undefined out", () => {
    expect(canonicalJson({ b: 1, a: [undefined, "x"], c: undefined })).toBe('{"a":[null,"x"],"b":1}');
  });
});
