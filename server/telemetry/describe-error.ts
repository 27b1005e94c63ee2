import { isHeedError } from "../../core/errors";

export type ErrorDescription = {
  name: string;
  code?: string;
  message?: string;
  frames: string[];
  cause?: ErrorDescription;
};

const LONGEST_STACK = 12;
const PROJECT_ROOT = process.cwd();

/**
 * What of an error may be logged. Only our own errors keep their message: those of a database driver
 * or a parser quote the values that they failed on.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const code: unknown = Reflect.get(error, "code");
  return {
    name: error.name,
    ...(typeof code === "string" || typeof code === "number" ? { code: String(code) } : {}),
    ...(isHeedError(error) ? { message: error.message } : {}),
    frames: framesOf(error),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** The stack repeats the message first: only the lines that name code are kept, without absolute paths. */
function framesOf(error: Error): string[] {
  const lines = (error.stack ?? "").split("\n").map((line) => line.trim());
  return lines
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
    .slice(0, LONGEST_STACK)
    .map((line) =>
      line.replaceAll(`${PROJECT_ROOT}/`, "").replace(/file:\/\/\/?|(?<=\()\/.*?(?=node_modules\/)/g, ""),
    );
}
