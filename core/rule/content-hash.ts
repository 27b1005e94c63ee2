import type { RuleContent } from "./schema";

/**
 * Stable hash of a version's content (architecture: RuleVersion.contentHash). Keys are sorted, so
 * that equal contents have equal hashes whatever order they were written in.
 * @param sha256 hex digest of a UTF-8 text
 */
export function contentHash(content: RuleContent, sha256: (text: string) => string): string {
  return sha256(stableJson(content));
}

/** JSON with sorted keys; `undefined` fields are left out. */
export function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => stableJson(item ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${stableJson(item)}`).join(",")}}`;
}
