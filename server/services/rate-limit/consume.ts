import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { HeedError } from "@/core/errors";
import { pool } from "@/server/db/client";

export type RateLimitRule = {
  /** Part of the key: what is being limited. */
  name: string;
  /** Attempts in a window. */
  points: number;
  /** Length of the window. */
  seconds: number;
};

const limiters = new Map<string, RateLimiterPostgres>();

/**
 * Takes one attempt of `subject` (an address, an account …). Kept in the database: several processes
 * count together, and a restart forgets nothing.
 * @throws LIMIT with the seconds to wait when none is left
 */
export async function consumeRateLimit(rule: RateLimitRule, subject: string): Promise<void> {
  try {
    await limiterOf(rule).consume(subject);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    const retryAfter = Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
    throw new HeedError("LIMIT", `Too many attempts. Wait ${retryAfter} s and try again.`, { retryAfter });
  }
}

/** Forgets the attempts of a subject that proved itself. */
export async function clearRateLimit(rule: RateLimitRule, subject: string): Promise<void> {
  await limiterOf(rule).delete(subject);
}

/** Gives one attempt back: what succeeded was no guess. */
export async function returnRateLimit(rule: RateLimitRule, subject: string): Promise<void> {
  await limiterOf(rule).reward(subject, 1);
}

function limiterOf(rule: RateLimitRule): RateLimiterPostgres {
  const known = limiters.get(rule.name);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: pool(),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.seconds,
  });
  limiters.set(rule.name, limiter);
  return limiter;
}
