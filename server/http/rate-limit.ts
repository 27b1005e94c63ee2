import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { HeedError } from "../../core/errors";

export type RateLimit = { points: number; seconds: number };

export type RateLimiter = {
  /**
   * Counts one request of `key`.
   * @returns headers that say what is left
   * @throws LIMIT with `retryAfter` when nothing is left
   */
  consume: (key: string) => Promise<Record<string, string>>;
};

/** Default budgets: a token's hooks on a busy day, and an unknown caller's attempts. */
export const TOKEN_LIMIT: RateLimit = { points: 1_200, seconds: 60 };
export const OPEN_LIMIT: RateLimit = { points: 60, seconds: 60 };

/** A bucket of this process: with several web processes each one has its own. */
export function createRateLimiter({ points, seconds }: RateLimit): RateLimiter {
  const bucket = new RateLimiterMemory({ points, duration: seconds });
  return {
    consume: async (key) => {
      try {
        return headersOf(points, await bucket.consume(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
        throw new HeedError("LIMIT", `Too many requests. Try again in ${retryAfter} s.`, { retryAfter });
      }
    },
  };
}

function headersOf(points: number, state: RateLimiterRes): Record<string, string> {
  return {
    "ratelimit-limit": String(points),
    "ratelimit-remaining": String(Math.max(0, state.remainingPoints)),
    "ratelimit-reset": String(Math.ceil(state.msBeforeNext / 1_000)),
  };
}
