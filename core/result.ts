/** An outcome that the caller handles; thrown errors are for everything else. */
export type Result<TValue, TReason extends string = string> =
  | { ok: true; value: TValue }
  | { ok: false; reason: TReason };
