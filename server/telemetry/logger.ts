import pino, { type Logger } from "pino";
import { env } from "../../env";
import { describeError } from "./describe-error";

/**
 * The server's log: JSON lines on stdout. Give it ids, codes, counts and durations; never payloads,
 * prompts, tokens or absolute paths. An error goes in as `err` and is reduced to what may be shown.
 */
export const logger: Logger = pino({
  level: env.HEED_LOG_LEVEL,
  base: { role: process.env.HEED_PROCESS ?? "heed" },
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

export type { Logger };
