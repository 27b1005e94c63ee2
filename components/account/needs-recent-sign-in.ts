import { readCallFailure } from "@/lib/trpc/error";

/** True when the server asks for a new proof of who it is (`requireRecentSignIn`). */
export function needsRecentSignIn(error: unknown): boolean {
  const { code, fieldErrors } = readCallFailure(error);
  return code === "PRECONDITION" && fieldErrors.authenticatedAt !== undefined;
}
