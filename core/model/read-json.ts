import type { z } from "zod";
import type { Result } from "../result";
import type { ModelRefusal } from "./schema";

/** What some models put before their answer. */
const THINKING = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/giu;
const MAX_CHARACTERS = 60_000;

/**
 * The last JSON object of an answer that fits: models reason first, fence their answer, or correct themselves.
 * @throws never; a refusal says what was wrong
 */
export function readJson<T>(answer: string, schema: z.ZodType<T>): Result<T, ModelRefusal> {
  const text = answer.slice(-MAX_CHARACTERS).replaceAll(THINKING, "").trim();
  if (text === "") return { ok: false, reason: "empty" };
  const { objects, isOpen } = jsonObjects(text);
  const found = objects.map((object) => schema.safeParse(object)).findLast(({ success }) => success);
  // What was cut off may have taken the verdict back.
  if (isOpen) return { ok: false, reason: "truncated" };
  if (found?.success) return { ok: true, value: found.data };
  return { ok: false, reason: objects.length > 0 ? "schema" : "malformed" };
}

/** Objects of the outermost level, in order; `isOpen` when the text ends inside of one. */
function jsonObjects(text: string): { objects: unknown[]; isOpen: boolean } {
  const objects: unknown[] = [];
  let from = 0;
  while (from < text.length) {
    const start = text.indexOf("{", from);
    if (start < 0) break;
    const end = endOf(text, start);
    const parsed = end < 0 ? undefined : parse(text.slice(start, end));
    if (parsed !== undefined) {
      objects.push(parsed);
      from = end;
      continue;
    }
    if (end < 0 && /^\{\s*"/u.test(text.slice(start))) return { objects, isOpen: true };
    from = start + 1;
  }
  return { objects, isOpen: false };
}

/** Where the object that begins at `start` ends; −1 when it does not. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (quoted) {
      if (character === "\\") index += 1;
      else if (character === '"') quoted = false;
      continue;
    }
    if (character === '"') quoted = true;
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
