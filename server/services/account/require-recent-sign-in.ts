import { HeedError } from "@/core/errors";
import type { ServiceContext } from "../context";
import { requirePerson } from "./require-person";

const RECENT_MS = 60 * 60_000;

/**
 * For acts that an open browser alone must not do: this session proved who the person is within the last
 * hour, by password (`account.confirmPassword`) or a new sign-in (trust.md section 5).
 * @throws PRECONDITION
 */
export function requireRecentSignIn(ctx: ServiceContext): void {
  requirePerson(ctx);
  if (hasRecentSignIn(ctx)) return;
  throw new HeedError(
    "PRECONDITION",
    "Confirm who you are first: this needs a sign-in within the last hour.",
    // By this field a page knows what to ask for.
    { fieldErrors: { authenticatedAt: ["Confirm who you are."] } },
  );
}

/** Whether it did; false for tokens and jobs. */
export function hasRecentSignIn({ actor, now }: Pick<ServiceContext, "actor" | "now">): boolean {
  return actor.type === "user" && now().getTime() - actor.authenticatedAt.getTime() <= RECENT_MS;
}
