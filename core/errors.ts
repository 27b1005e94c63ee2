/** The closed list of things that can go wrong; each transport maps them once. */
export const ERROR_CODES = [
  "NOT_FOUND",
  "FORBIDDEN",
  "UNAUTHENTICATED",
  "CONFLICT",
  "INVALID",
  "LIMIT",
  "PRECONDITION",
  "UNAVAILABLE",
  "INTERNAL",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export type FieldErrors = Record<string, string[]>;

/**
 * The one error family of Heed. Recognise it by `code` through `isHeedError`, never by
 * `instanceof`: server code exists twice in one process (Next's bundle and ours).
 */
export class HeedError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors?: FieldErrors;
  /** Seconds after which a LIMIT or UNAVAILABLE may be tried again. */
  readonly retryAfter?: number;

  constructor(
    code: ErrorCode,
    message: string,
    details: { fieldErrors?: FieldErrors; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = "HeedError";
    this.code = code;
    this.fieldErrors = details.fieldErrors;
    this.retryAfter = details.retryAfter;
  }
}

/** True for a HeedError of either copy of this module. */
export function isHeedError(error: unknown): error is HeedError {
  if (!(error instanceof Error) || error.name !== "HeedError") return false;
  const code: unknown = Reflect.get(error, "code");
  return ERROR_CODES.some((known) => known === code);
}

/** “Not yours” and “not there” are one answer, so that nobody can probe for ids. */
export function notFound(what: string): HeedError {
  return new HeedError("NOT_FOUND", `${what} was not found.`);
}
