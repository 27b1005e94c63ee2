import { z } from "zod";

/** What is kept of a job's error: never what it worked on. */
export const jobFailureSchema = z.object({
  /** Class of the error. */
  name: z.string(),
  code: z.string().nullable(),
  /** Only of Heed's own errors, without what they quote. */
  message: z.string().nullable(),
  /** Lines of code, innermost first. */
  frames: z.array(z.string()),
});
export type JobFailure = z.infer<typeof jobFailureSchema>;

const QUOTED = /“[^”]*”|"[^"]*"|‘[^’]*’|`[^`]*`|'[^']*'/g;
const ADDRESS = /[^\s@]+@[^\s@]+/g;
const CLASS_NAME = /^[A-Z][A-Za-z]{2,60}$/;

/** A message without quotations and addresses: they may be a person's words (trust.md section 4). */
export function withoutQuotations(message: string): string {
  return message.replace(QUOTED, "“…”").replace(ADDRESS, "…");
}

/** The text that the queue keeps for a failure. */
export function writeJobFailure(failure: JobFailure): string {
  return JSON.stringify(failure);
}

/**
 * Reads what the queue kept. A text of another form (an error of the queue itself, an older version) may quote
 * anything: only the name of its class is taken from it.
 */
export function readJobFailure(text: string | null): JobFailure | null {
  if (text === null) return null;
  const parsed = jobFailureSchema.safeParse(parseJson(text));
  if (parsed.success) {
    const { message, ...failure } = parsed.data;
    return { ...failure, message: message === null ? null : withoutQuotations(message) };
  }
  const name = /^(\w+):/.exec(text)?.[1] ?? "";
  return { name: CLASS_NAME.test(name) ? name : "Error", code: null, message: null, frames: [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
