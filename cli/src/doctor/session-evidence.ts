import type { Host } from "../../../core/hook-event/schema";
import { numberOf } from "../state/fields";
import { readFacts } from "../state/journal";
import { recentSessions } from "../state/newest-session";

/** What the sessions of a host left behind, in milliseconds since the epoch; null where there is nothing. */
export type SessionEvidence = { lastEventAt: number | null; lastStopAt: number | null };

/** Enough to find a stop of the last days, and little to read. */
const MAX_SESSIONS = 40;

/**
 * The newest event that a host told the hook of, and the newest act that the hook stopped there.
 * @param since what is older says nothing about the entries of today
 */
export function sessionEvidence(home: string, host: Host, since: number): SessionEvidence {
  const sessions = recentSessions(home)
    .filter(({ file, at }) => file.host === host && at >= since)
    .slice(0, MAX_SESSIONS);
  const stops = sessions.flatMap(({ session }) =>
    readFacts(home, session).flatMap((fact) =>
      fact.t === "call" && fact.d === "deny" ? (numberOf(fact.at) ?? []) : [],
    ),
  );
  const recent = stops.filter((at) => at >= since);
  return { lastEventAt: sessions[0]?.at ?? null, lastStopAt: recent.length > 0 ? Math.max(...recent) : null };
}
