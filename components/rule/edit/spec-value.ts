/** A spec while it is edited: fields of any kind, checked by the kind's schema when it is saved. */
export type SpecValue = Record<string, unknown>;

/** A copy with one field set; what is empty is left out, because the schemas know no empty lists. */
export function withField(value: SpecValue, name: string, next: unknown): SpecValue {
  const { [name]: _before, ...rest } = value;
  return isEmpty(next) ? rest : { ...rest, [name]: next };
}

export function asRecord(value: unknown): SpecValue {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function asRecords(value: unknown): SpecValue[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return Array.isArray(value) && value.length === 0;
}
