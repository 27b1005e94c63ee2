import type { ProcessTable } from "../process/process-table";

/** All that the hook needs from its surroundings; tests pass their own. */
export type HookDeps = {
  /** Folder of the client's state. */
  home: string;
  /** The person's home folder. */
  userHome: string;
  env: Record<string, string | undefined>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** At least 10 random bytes for one id. */
  random(): Uint8Array;
  /** Process that started the hook. */
  parent: number;
  processes: ProcessTable;
  /** Starts the flusher, detached; returns at once. */
  startFlusher(): void;
};
