import { z } from "zod";

/** What some providers refuse in a strict schema; our own reading checks it all the same. */
const NOT_PORTABLE = new Set([
  "$schema",
  "maxLength",
  "minLength",
  "maxItems",
  "minItems",
  "pattern",
  "default",
  "format",
]);

/** JSON Schema of an answer in what strict modes of providers have in common: objects are closed, every field is required. */
export function answerSchema(schema: z.ZodType): Record<string, unknown> {
  const portable = strip(z.toJSONSchema(schema, { io: "output" }));
  return z.record(z.string(), z.unknown()).parse(portable);
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      if (key === "properties" && typeof item === "object" && item !== null) {
        return [[key, Object.fromEntries(Object.entries(item).map(([name, one]) => [name, strip(one)]))]];
      }
      return NOT_PORTABLE.has(key) ? [] : [[key, strip(item)]];
    }),
  );
}
