import type { ZodType } from "zod";
import type { Logger } from "../telemetry/logger";

export type TaskHelpers = {
  jobId: string;
  /** 1 for the first try. */
  attempt: number;
  /** True when the queue will not try again. */
  isLastAttempt: boolean;
  /** Aborted when the worker must stop before the task ended by itself. */
  signal: AbortSignal | undefined;
  logger: Logger;
};

export type TaskDefinition<TPayload> = {
  /** The name that `enqueue` uses; kebab-case. */
  name: string;
  /** Ids, never rows: a job may run long after it was queued. */
  payload: ZodType<TPayload>;
  run: (payload: TPayload, helpers: TaskHelpers) => Promise<void>;
  /** A crontab pattern in UTC, for tasks that run by the clock with an empty payload. */
  schedule?: string;
  /** Also runs once when a worker starts, with an empty payload: it may have been off at the hour. */
  atStart?: boolean;
};

export type Task = {
  name: string;
  schedule?: string;
  atStart?: boolean;
  execute: (payload: unknown, helpers: TaskHelpers) => Promise<void>;
};

/** A background task: one line in `tasks.ts` makes the worker run it. */
export function defineTask<TPayload>(definition: TaskDefinition<TPayload>): Task {
  return {
    name: definition.name,
    ...(definition.schedule ? { schedule: definition.schedule } : {}),
    ...(definition.atStart ? { atStart: true } : {}),
    execute: async (payload, helpers) => definition.run(definition.payload.parse(payload), helpers),
  };
}
