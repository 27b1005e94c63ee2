import { existsSync } from "node:fs";
import { dirname, isAbsolute, relative } from "node:path";
import type { Bundle } from "../../../core/bundle/schema";
import type { AgentAction } from "../../../core/hook-event/schema";
import { checkoutFacts } from "../project/checkout-facts";
import { diskPlace } from "../project/disk-place";
import { branchOf, type Checkout, findCheckout } from "../project/git-folder";
import { packageOfAction } from "../project/package-folder";
import { resolveLink } from "../project/resolve-link";
import { openBundle } from "../state/bundle-cache";
import { type OverlayView, viewOverlay } from "../state/overlay";
import { actionsOf } from "./actions-of";
import type { HookSession } from "./hook-session";
import { type TouchedPart, touchedParts } from "./touched-parts";

/** Another linked checkout that an action touches, and the action as it looks from there. */
export type TouchedCheckout = {
  /** Of the action in its call. */
  position: number;
  action: AgentAction;
  branch: string | undefined;
  package: string | undefined;
  passes: OverlayView["passes"];
  /** Its rules without those that were asked already; null when none were fetched. */
  openRules(without: ReadonlySet<string>): Bundle | null;
};

/** More of them in one action is no ordinary work. */
const MAX_CHECKOUTS = 4;

/**
 * Linked checkouts other than the session's that an action touches by a path, by where it runs, or by `cd` and
 * `git -C` in its command (trust.md section 2: rules follow the repository of the touched path).
 */
export function openTouched(session: HookSession, payload: unknown): TouchedCheckout[] {
  const { event, file, deps } = session;
  if (session.overlay.paused) return [];
  const where = { cwd: event.cwd, root: file.root, home: deps.userHome };
  const parts = actionsOf(event).flatMap((action, position) =>
    touchedParts(action, where).map((part) => ({ part, position })),
  );
  const roots = new Map<string, Touched>();
  for (const { part, position } of parts) {
    const checkout = findCheckout(present(part.folder));
    if (!checkout || checkout.root === file.root || roots.size === MAX_CHECKOUTS) continue;
    const key = `${checkout.root} ${position} ${JSON.stringify(part.command)} ${part.fileOnly}`;
    roots.set(key, { checkout, part, position });
  }
  return [...roots.values()].flatMap((found) => openOne(session, payload, found) ?? []);
}

type Touched = { checkout: Checkout; part: TouchedPart; position: number };

/** The nearest folder that is there: a file may be written into one that is not yet. */
function present(folder: string): string {
  let found = folder;
  while (!existsSync(found) && dirname(found) !== found) found = dirname(found);
  return found;
}

function openOne(
  session: HookSession,
  payload: unknown,
  { checkout, part, position }: Touched,
): TouchedCheckout | null {
  const { deps, adapter, event, task, now, linked: own } = session;
  const linked = resolveLink(deps.home, checkoutFacts(deps.home, checkout));
  if (linked.state !== "linked") return null;
  const { origin, project } = linked.link;
  // Another worktree of the same project has the rules that were asked already.
  if (own.state === "linked" && own.link.origin === origin && own.link.project === project) return null;
  const there = adapter.normalise(payload, diskPlace(checkout.root, deps.userHome));
  const seen = there && actionsOf(there)[position];
  const action = seen ? narrowed(seen, part, checkout.root) : null;
  if (!action) return null;
  // `heed: wrong` and `heed: allow` were given in the session's own checkout.
  const overlay = viewOverlay(deps.home, { place: null, session: event.session, task, now });
  return {
    position,
    action,
    branch: branchOf(checkout.gitFolder),
    package: packageOfAction(checkout.root, action),
    passes: overlay.passes,
    openRules: (without) =>
      openBundle({ home: deps.home, origin, project }, new Set([...overlay.suspended, ...without]), now),
  };
}

/** Of a line that goes elsewhere only what runs or is written there is that checkout's business. */
function narrowed(action: AgentAction, part: TouchedPart, root: string): AgentAction | null {
  if (action.kind !== "shell_command") return action;
  if (part.fileOnly) return action.fileChanges.find(({ outside }) => !outside) ?? null;
  if (part.command === null) return action;
  const inside = relative(root, part.folder);
  return {
    kind: "shell_command",
    command: part.command.map((words) => words.map(quoted).join(" ")).join(" && "),
    cwd: inside === "" || isAbsolute(inside) ? "." : inside,
    argv: part.command,
    fileChanges: [],
  };
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
