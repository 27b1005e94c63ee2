export type AuditField = { key: string; before: string | null; after: string | null };

/** Fields of two stored states side by side, as text; a nested one by its path. */
export function auditDiff(before: unknown, after: unknown): AuditField[] {
  const left = flatten(before, "");
  const right = flatten(after, "");
  const keys = [...new Set([...left.keys(), ...right.keys()])];
  return keys.map((key) => ({ key, before: left.get(key) ?? null, after: right.get(key) ?? null }));
}

function flatten(value: unknown, path: string): Map<string, string> {
  if (value === null || value === undefined || value === "") return new Map();
  if (typeof value !== "object") return new Map([[path, String(value)]]);
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== "object");
    return new Map([[path, isPlain ? value.join(", ") : JSON.stringify(value, null, 2)]]);
  }
  const entries = Object.entries(value).flatMap(([key, field]) => [
    ...flatten(field, path === "" ? key : `${path}.${key}`),
  ]);
  return new Map(entries);
}
