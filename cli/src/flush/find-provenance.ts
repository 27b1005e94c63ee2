import type { PromptProvenance } from "../../../core/hosts/adapter";
import { hostAdapter } from "../../../core/hosts/registry";
import { clientNote } from "../client-note";
import { diskPlace } from "../project/disk-place";
import { appendFacts } from "../state/journal";
import { closePending, listPending, type PendingProvenance } from "../state/pending-provenance";
import { readTail } from "../state/private-file";
import { spoolEvents } from "../state/spool";

/** Between a prompt and the end of its turn a transcript grows by far more than the hook may read. */
const SEARCHED_BYTES = 8 * 1024 * 1024;
/** Afterwards nobody will find it any more. */
const FORGOTTEN_MS = 24 * 60 * 60 * 1000;
/** As long as a host may take to write the row of a prompt that was just typed. */
const FRESH_MS = 20_000;

type Clock = { now(): number; random(): Uint8Array };

/**
 * Looks in the hosts' transcripts who typed the prompts that are still open and spools what it finds
 * (trust.md section 3). @returns how many fresh prompts are still open, so that the flusher waits for them
 */
export function findProvenance(home: string, clock: Clock): number {
  let fresh = 0;
  for (const pending of listPending(home)) {
    const age = clock.now() - pending.at;
    const found = lookUp(pending) ?? (age > FORGOTTEN_MS ? "none" : null);
    if (found) tell(home, pending, found, clock);
    else if (age < FRESH_MS) fresh += 1;
  }
  return fresh;
}

function lookUp(pending: PendingProvenance): PromptProvenance | null {
  const adapter = hostAdapter(pending.host);
  const tail = adapter && readTail(pending.transcriptPath, SEARCHED_BYTES);
  if (!adapter || tail === null) return null;
  const { provenance } = adapter.readTranscript(tail, diskPlace(null, ""));
  return provenance.find(({ turnId }) => turnId === pending.turnId)?.found ?? null;
}

function tell(home: string, pending: PendingProvenance, found: PromptProvenance, clock: Clock): void {
  if (!closePending(home, pending.promptEventId)) return;
  const now = clock.now();
  const { session, origin, project, promptEventId } = pending;
  appendFacts(home, session, [{ t: "found", at: now, id: promptEventId, f: found }]);
  const event = clientNote({
    project,
    session,
    turnId: pending.turnId,
    host: hostAdapter(pending.host)?.capabilities.host,
    author: pending.author === "human" ? "human" : "headless",
    note: { type: "provenance", promptEventId, found },
    now,
    random: clock.random,
  });
  spoolEvents({ home, origin, project }, [event]);
}
