import type { ZodError } from "zod";
import { type ErrorCode, type FieldErrors, isHeedError } from "../../core/errors";

export type ErrorBody = { code: ErrorCode; message: string; fieldErrors?: FieldErrors; requestId: string };
export type ErrorReply = { status: number; headers: Record<string, string>; body: ErrorBody };

const STATUS: Record<ErrorCode, number> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  UNAUTHENTICATED: 401,
  CONFLICT: 409,
  INVALID: 400,
  LIMIT: 429,
  PRECONDITION: 412,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** The one place where errors become HTTP. The message of an unknown error stays on the server. */
export function errorReply(error: unknown, requestId: string): ErrorReply {
  if (!isHeedError(error)) {
    const body = {
      code: "INTERNAL" as const,
      message: "Something went wrong on the server. Try again.",
      requestId,
    };
    return { status: 500, headers: {}, body };
  }
  const { code, message, fieldErrors, retryAfter } = error;
  const headers: Record<string, string> = {};
  if (retryAfter !== undefined) headers["retry-after"] = String(Math.ceil(retryAfter));
  if (code === "UNAUTHENTICATED") headers["www-authenticate"] = 'Bearer realm="heed"';
  return {
    status: STATUS[code],
    headers,
    body: { code, message, ...(fieldErrors ? { fieldErrors } : {}), requestId },
  };
}

/** Messages of a parse by dotted field name; "" holds those about the whole. */
export function fieldErrorsOf(error: ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".");
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return fields;
}
