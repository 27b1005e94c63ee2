import type { HostAdapter } from "../../../core/hosts/adapter";
import { HOST_PROCESSES } from "../../../core/hosts/processes";
import { findSpeaker } from "../process/session-author";
import { checkoutFacts } from "../project/checkout-facts";
import { findCheckout } from "../project/git-folder";
import { resolveLink } from "../project/resolve-link";
import { createSessionFile, type SessionFile } from "../state/session-file";
import type { HookDeps } from "./deps";
import { countHooks } from "./watch-hooks";

/**
 * Fixes what a session is, at its first event: whose it is, in which checkout, and what that says of itself. Later
 * hooks read it (trust.md section 2).
 */
export function startSession(
  { session, cwd }: { session: string; cwd: string },
  { adapter, deps }: { adapter: HostAdapter; deps: HookDeps },
): SessionFile {
  const checkout = findCheckout(cwd);
  const facts = checkoutFacts(deps.home, checkout);
  const linked = resolveLink(deps.home, facts);
  const speaker = findSpeaker({
    from: deps.parent,
    table: deps.processes,
    hosts: HOST_PROCESSES,
    env: deps.env,
    service: linked.state === "linked" && !linked.sends,
  });
  const kept = createSessionFile(deps.home, session, {
    host: adapter.capabilities.host,
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
