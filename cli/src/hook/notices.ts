import { readHead } from "../state/bundle-cache";
import { claim } from "../state/claims";
import { checkHome } from "../state/home";
import type { Link } from "../state/links";
import { readRefusal, refusalLine } from "../state/refusal";
import type { HookSession } from "./hook-session";
import type { HookOutcome } from "./outcome";

/**
 * Shows each notice of the bundle once, at a person's prompt: what is said at the start of a session some hosts do
 * not show, and in print mode nobody reads it.
 */
export function addNotices(session: HookSession, outcome: HookOutcome): void {
  const { bundle, deps, linked, now } = session;
  // A notice counts as shown, so it waits for a host that can show it.
  if (session.file.author !== "human" || !session.adapter.capabilities.canTellPerson) return;
  if (linked.state === "linked") {
    addRefusal(session, linked.link, outcome);
    for (const notice of bundle?.notices ?? []) {
      if (claim(deps.home, `notice:${linked.link.origin}:${notice.id}`, now))
        outcome.answer.personLines.push(notice.text);
    }
    return;
  }
  const line = offLine(session);
  // Who linked this once takes Heed to be at work, so that is said in each session.
  const key =
    linked.state === "unlinked"
      ? `off:${linked.state}:${session.file.commonFolder}`
      : `${linked.state}:${session.event.session}`;
  if (line && claim(deps.home, key, now)) outcome.answer.personLines.push(line);
}

/** Once for each session and reason: a server that takes nothing from here would else be taken to learn. */
function addRefusal({ deps, event, now }: HookSession, link: Link, outcome: HookOutcome): void {
  const reason = readRefusal(deps.home, link.origin);
  if (reason === null || !claim(deps.home, `refused:${link.origin}:${reason}:${event.session}`, now)) return;
  outcome.answer.personLines.push(refusalLine(reason, readHead({ home: deps.home, ...link }), now));
}

const DOUBTS = {
  remotes: "the remotes of this repository changed since it was linked",
  name: "a file of this repository names another project than it is linked to",
  match: "a second project of yours claims a remote of this repository",
};

/** One line for each repository that is not linked; silence where there is no repository or Heed was switched off. */
function offLine({ linked, file, deps }: HookSession): string | null {
  if (file.commonFolder === null || !checkHome(deps.home).ok) return null;
  if (linked.state === "unlinked") return "Heed is off here; type heed: on";
  if (linked.state === "changed") {
    return `Heed is off here: ${DOUBTS[linked.why]}. Type heed: on to confirm.`;
  }
  return linked.state === "signed_out" ? "Heed is off here: run heed login in a terminal." : null;
}
