import { type Fields, fieldsOf, textOf } from "../hosts/fields";
import { MAX_OPEN_CALLS } from "./schema";

/** A line as an object; null when it is none. */
export function rowOf(line: string): Fields | null {
  if (!line.startsWith("{")) return null;
  try {
    return fieldsOf(JSON.parse(line));
  } catch {
    return null;
  }
}

/** Milliseconds of an ISO time; null when it is none. */
export function timeOf(value: unknown): number | null {
  const at = Date.parse(textOf(value) ?? "");
  return Number.isNaN(at) ? null : at;
}

export function partsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** Keeps the newest open calls of a session. */
export function keepCall<TCall>(calls: Map<string, TCall>, id: string, call: TCall): void {
  calls.set(id, call);
  const oldest = calls.size > MAX_OPEN_CALLS ? calls.keys().next().value : undefined;
  if (oldest !== undefined) calls.delete(oldest);
}
