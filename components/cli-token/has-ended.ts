import type { CliTokenItem } from "@/core/cli-token/schema";

/** A token that cannot come back. */
export function hasEnded({ status }: Pick<CliTokenItem, "status">): boolean {
  return status === "revoked" || status === "expired";
}
