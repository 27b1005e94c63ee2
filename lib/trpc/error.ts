import { TRPCClientError } from "@trpc/client";

/** What a screen can say about a failed call, whatever failed. */
export type CallFailure = {
  /** A code of `core/errors`, or `OFFLINE` when no answer came. */
  code: string;
  message: string;
  fieldErrors: Record<string, string[]>;
  requestId: string | null;
};

const FINAL_CODES = new Set([
  "NOT_FOUND",
  "FORBIDDEN",
  "UNAUTHENTICATED",
  "CONFLICT",
  "INVALID",
  "PRECONDITION",
]);

export function readCallFailure(error: unknown): CallFailure {
  const data = error instanceof TRPCClientError ? asRecord(error.data) : null;
  const message = error instanceof Error ? error.message : "";
  if (error instanceof TRPCClientError && !data) {
    return { code: "OFFLINE", message, fieldErrors: {}, requestId: null };
  }
  return {
    code: readString(data ?? asRecord(error), "code") ?? "INTERNAL",
    message,
    fieldErrors: readFieldErrors(data),
    requestId: readString(data, "requestId"),
  };
}

/** False where asking again would bring the same answer. */
export function isRetryable(error: unknown): boolean {
  return !FINAL_CODES.has(readCallFailure(error).code);
}

function readFieldErrors(data: Record<string, unknown> | null): Record<string, string[]> {
  const found = asRecord(data?.fieldErrors);
  if (!found) return {};
  return Object.fromEntries(
    Object.entries(found).map(([field, messages]) => [
      field,
      [messages].flat().filter((message) => typeof message === "string"),
    ]),
  );
}

function readString(data: Record<string, unknown> | null, key: string): string | null {
  const value = data?.[key];
  return typeof value === "string" ? value : null;
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
