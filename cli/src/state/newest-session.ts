import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readFacts } from "./journal";
import { readSessionFile, type SessionFile } from "./session-file";
import { foldFacts, type SessionState } from "./session-state";

export type KnownSession = { session: string; at: number; file: SessionFile };

/** Sessions of this machine, the most recently active first. */
export function recentSessions(home: string): KnownSession[] {
  return names(join(home, "sessions"))
    .filter((name) => name.endsWith(".journal"))
    .flatMap((name) => {
      const session = name.slice(0, -".journal".length);
      const stat = statSync(join(home, "sessions", name), { throwIfNoEntry: false });
      const file = readSessionFile(home, session);
      return stat && file ? [{ session, at: stat.mtimeMs, file }] : [];
    })
    .sort((a, b) => b.at - a.at);
}

/** The session that a command in a terminal most likely means: the last one in this checkout. */
export function sessionIn(
  home: string,
  commonFolder: string,
): { session: string; state: SessionState } | null {
  const found = recentSessions(home).find(({ file }) => file.commonFolder === commonFolder);
  return found ? { session: found.session, state: foldFacts(readFacts(home, found.session)) } : null;
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
