import { withoutQuotations, writeJobFailure } from "../../core/job/failure";
import { describeError } from "../telemetry/describe-error";

/**
 * The error that the queue may keep: its text lies in the database and is shown to instance admins, so it carries the
 * class, the code and lines of our own code, and no value that the job worked on.
 */
export function toStoredFailure(error: unknown): Error {
  const { name, code, message, frames } = describeError(error);
  return new Error(
    writeJobFailure({
      name,
      code: code ?? null,
      message: message === undefined ? null : withoutQuotations(message),
      frames,
    }),
  );
}
