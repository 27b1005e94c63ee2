import { HOST_PROCESSES } from "../../../core/hosts/processes";
import { findSpeaker } from "../process/session-author";
import type { Linked } from "../project/resolve-link";
import { replaceSessionFile, type SessionAuthor, type SessionFile } from "../state/session-file";
import type { HookDeps } from "./deps";

const STRENGTH: Record<SessionAuthor, number> = { agent: 0, automation: 1, headless: 2, human: 3 };

/**
 * Whose words a later event of a session carries (trust.md section 3). The id of a session vouches for nobody: an
 * agent can resume the session that it runs in. So the walk is made anew; what the first one found stands for as
 * long as the same process of the host calls.
 * @returns the file with the author of this event
 */
export function recognise(
  file: SessionFile,
  { session, linked, deps }: { session: string; linked: Linked; deps: HookDeps },
): SessionFile {
  const { author, hostProcess } = findSpeaker({
    from: deps.parent,
    table: deps.processes,
    hosts: HOST_PROCESSES,
    env: deps.env,
    service: linked.state === "linked" && !linked.sends,
  });
  if (hostProcess !== null && hostProcess === file.hostProcess)
    return { ...file, author: weaker(author, file.author) };
  const recognised = { ...file, author, hostProcess };
  // A nested host is not what the session goes on with: the person's own is still there.
  if (author !== "agent") replaceSessionFile(deps.home, session, recognised);
  return recognised;
}

function weaker(one: SessionAuthor, other: SessionAuthor): SessionAuthor {
  return STRENGTH[one] < STRENGTH[other] ? one : other;
}
