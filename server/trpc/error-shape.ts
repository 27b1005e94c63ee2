import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { type ErrorCode, type FieldErrors, HeedError, isHeedError } from "@/core/errors";

const TRPC_CODES = {
  NOT_FOUND: "NOT_FOUND",
  FORBIDDEN: "FORBIDDEN",
  UNAUTHENTICATED: "UNAUTHORIZED",
  CONFLICT: "CONFLICT",
  INVALID: "BAD_REQUEST",
  LIMIT: "TOO_MANY_REQUESTS",
  PRECONDITION: "PRECONDITION_FAILED",
  UNAVAILABLE: "SERVICE_UNAVAILABLE",
  INTERNAL: "INTERNAL_SERVER_ERROR",
} as const satisfies Record<ErrorCode, TRPCError["code"]>;

/** The one place where our errors become tRPC's. */
export function toTrpcError(error: unknown): TRPCError {
  const cause = error instanceof TRPCError && error.cause ? error.cause : error;
  if (isHeedError(cause)) {
    return new TRPCError({ code: TRPC_CODES[cause.code], message: cause.message, cause });
  }
  if (error instanceof TRPCError) return error;
  return new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: "internal", cause });
}

/** Any error as one of ours: what a client may know. The message of an unknown error stays here. */
export function toHeedError(error: TRPCError): HeedError {
  if (isHeedError(error.cause)) return error.cause;
  if (error.code === "BAD_REQUEST" && error.cause instanceof z.ZodError) {
    return new HeedError("INVALID", "Some of the input cannot be used.", {
      fieldErrors: fieldErrorsOf(error.cause),
    });
  }
  if (error.code === "NOT_FOUND") return new HeedError("NOT_FOUND", "There is no such procedure.");
  if (error.code === "BAD_REQUEST" || error.code === "PARSE_ERROR") {
    return new HeedError("INVALID", "The request cannot be read.");
  }
  if (error.code === "METHOD_NOT_SUPPORTED") {
    return new HeedError("INVALID", "This procedure is called with another method.");
  }
  return new HeedError("INTERNAL", "Something went wrong on the server. Try again.", { cause: error });
}

function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".");
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return fields;
}
