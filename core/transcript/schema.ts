import type { ActionOutcome, AgentAction } from "../hook-event/schema";
import type { Place } from "../hosts/adapter";

type EntryBase = {
  /** Names the entry within its session, the same at every reading. */
  key: string;
  session: string;
  /** Milliseconds since the epoch, as the host wrote them down. */
  at: number;
  /** Folder that the session was in then; left out where the format does not tell. */
  cwd?: string;
};

/** One thing that a past transcript tells, host-neutral. */
export type PastEntry = EntryBase &
  (
    | { kind: "prompt"; text: string; author: "human" | "headless" }
    | { kind: "act"; action: AgentAction; outcome: ActionOutcome; feedback?: string }
    /** The agent's last words of a turn. */
    | { kind: "message"; text: string }
    | { kind: "interrupt" }
  );

/**
 * Reads a transcript line by line and remembers a bounded part of it, whatever the size of the file. A line that is cut,
 * foreign or of a newer version gives nothing and never throws.
 */
export type TranscriptReader = { read(line: string): PastEntry[]; end(): PastEntry[] };
/** @param name of the file, without its folder: some formats keep the session or the day there */
export type OpenTranscript = (place: Place, name: string) => TranscriptReader;

/** Calls whose results are still to come; more are not kept. */
export const MAX_OPEN_CALLS = 200;
