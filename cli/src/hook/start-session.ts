import type { HostAdapter } from "../../../core/hosts/adapter";
import { HOST_PROCESSES } from "../../../core/hosts/processes";
import { isForeignCall } from "../process/foreign-call";
import { findCaller, findSpeaker } from "../process/session-author";
import { checkoutFacts } from "../project/checkout-facts";
import { findCheckout } from "../project/git-folder";
import { resolveLink } from "../project/resolve-link";
import { createSessionFile, type SessionFile } from "../state/session-file";
import type { HookDeps } from "./deps";
import { countHooks } from "./watch-hooks";

/**
 * Fixes what a session is, at its first event: whose it is, in which checkout, and what that says of itself. Later
 * hooks read it (trust.md section 2).
 * @returns null where another host runs this host's hooks: the call is dropped
 */
export function startSession(
  { session, cwd }: { session: string; cwd: string },
  { adapter, deps }: { adapter: HostAdapter; deps: HookDeps },
): SessionFile | null {
  const checkout = findCheckout(cwd);
  const facts = checkoutFacts(deps.home, checkout);
  const linked = resolveLink(deps.home, facts);
  const question = {
    ...{ from: deps.parent, table: deps.processes, hosts: HOST_PROCESSES, env: deps.env },
    service: linked.state === "linked" && !linked.sends,
  };
  const own = adapter.capabilities.host;
  if (isForeignCall({ own, env: deps.env, ...findCaller(question) })) return null;
  const speaker = findSpeaker(question);
  const kept = createSessionFile(deps.home, session, {
    host: own,
    ...speaker,
    startedAt: deps.now(),
    cwd,
    ...facts,
    gitFolder: checkout?.gitFolder ?? null,
    worktree: checkout?.worktree ?? false,
    hooks: countHooks(adapter, deps),
  });
  // Whoever was first fixes the place, but not who speaks now.
  return { ...kept, ...speaker };
}
