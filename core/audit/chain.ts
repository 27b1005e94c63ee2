/** SHA-256 in lower-case hex; passed in because `core/` has no crypto of its own. */
export type Sha256 = (text: string) => string;

/** The part of an entry that the chain covers (trust.md section 7); it holds nothing erasable. */
export type ChainedEntry = {
  id: string;
  chainId: string;
  seq: number;
  action: string;
  entityType: string;
  entityId: string;
  actorType: string;
  actor: string;
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  payloadDigest: string;
  previousHash: string;
};

/** JSON with sorted keys, so that the same value always gives the same text. `undefined` fields are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
  if (value instanceof Date) return JSON.stringify(value);
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
    return `{${fields.join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}

/** First link of a chain. */
export function genesisHash(sha256: Sha256, kind: string, subjectId: string): string {
  return sha256(`heed-audit/1/${kind}/${subjectId}`);
}

/** Hash of an entry over its predecessor: changing any field breaks every later link. */
export function entryHash(sha256: Sha256, entry: ChainedEntry): string {
  return sha256(canonicalJson(entry));
}

/** Digest of what may be erased later: without the salt it cannot be guessed from short payloads. */
export function payloadDigest(sha256: Sha256, salt: string, payload: unknown): string {
  return sha256(`${salt}\n${canonicalJson(payload)}`);
}

/**
 * Walks a chain from its first entry.
 * @returns the sequence number of the first broken link, or null when the chain is whole
 */
export function firstBrokenLink(
  sha256: Sha256,
  genesis: string,
  entries: (ChainedEntry & { hash: string })[],
): number | null {
  let previous = genesis;
  let seq = 0;
  for (const { hash, ...entry } of entries) {
    seq += 1;
    if (entry.seq !== seq || entry.previousHash !== previous || entryHash(sha256, entry) !== hash) return seq;
    previous = hash;
  }
  return null;
}
