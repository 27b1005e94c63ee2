/** Reading of our own files without a schema library: the hook loads nothing that it does not need. */
export type Fields = Record<string, unknown>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

export function textsOf(value: unknown): string[] {
  return listOf(value).filter((item): item is string => typeof item === "string");
}

/** Lines of a file with one JSON object each; torn or broken lines are skipped. */
export function jsonLines(text: string): Fields[] {
  return text.split("\n").flatMap((line) => {
    if (line === "") return [];
    try {
      return [fieldsOf(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
