/** Keys under `errors.reasons` and `errors.remedies` in the messages. */
const REASONS = [
  "NOT_FOUND",
  "FORBIDDEN",
  "UNAUTHENTICATED",
  "CONFLICT",
  "INVALID",
  "LIMIT",
  "PRECONDITION",
  "UNAVAILABLE",
  "OFFLINE",
  "INTERNAL",
] as const;

/** tRPC's own words for the same things, in case an error did not come from our code. */
const TRPC_CODES: Record<string, (typeof REASONS)[number]> = {
  UNAUTHORIZED: "UNAUTHENTICATED",
  BAD_REQUEST: "INVALID",
  TOO_MANY_REQUESTS: "LIMIT",
  PRECONDITION_FAILED: "PRECONDITION",
  SERVICE_UNAVAILABLE: "UNAVAILABLE",
  TIMEOUT: "UNAVAILABLE",
};

export function toKnownReason(code: string): (typeof REASONS)[number] {
  return REASONS.find((reason) => reason === code) ?? TRPC_CODES[code] ?? "INTERNAL";
}
