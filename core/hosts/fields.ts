export type Fields = Record<string, unknown>;

/** The properties of an object; none for anything else, so that a payload of another shape breaks nothing. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
