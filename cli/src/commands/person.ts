import { uuidv7 } from "../../../core/ids";
import { clientNote } from "../client-note";
import { flush } from "../flush";
import { applyCommand, placeOf } from "../person/apply-command";
import { parseCommandLine } from "../person/parse-command";
import { checkoutFacts } from "../project/checkout-facts";
import { openBundle } from "../state/bundle-cache";
import { sessionIn } from "../state/newest-session";
import { viewOverlay } from "../state/overlay";
import { spoolEvents } from "../state/spool";
import { type CommandContext, CommandFailure, EXIT, requireHome, requirePerson } from "./context";
import { findHere } from "./here";

/** `heed undo|allow|wrong|mute|unmute|pause|resume` in the terminal: the same words and effects as in a prompt. */
export async function personCommand(context: CommandContext, words: string[]): Promise<void> {
  requirePerson(context);
  requireHome(context);
  const parsed = parseCommandLine(words.join(" "));
  if (!parsed.ok) throw new CommandFailure(parsed.reason, EXIT.usage);
  const { home, env, now, random, terminal } = context;
  const here = findHere(context);
  const link = here?.linked.state === "linked" ? here.linked.link : null;
  const at = now();
  const id = uuidv7(at, random());
  const known = here ? sessionIn(home, here.checkout.commonFolder) : null;
  const session = known?.session ?? "";
  const task = known?.state.task?.id ?? "start";
  const overlay = link ? viewOverlay(home, { place: placeOf(link), session, task, now: at }) : null;
  const bundle = link && overlay ? openBundle({ home, ...link }, overlay.suspended, at) : null;
  const applied = applyCommand(parsed.command, {
    home,
    now: at,
    id,
    link,
    checkout: here?.facts ?? checkoutFacts(home, null),
    rules: bundle?.rules ?? [],
    muted: bundle?.muted ?? [],
    session,
    task,
    lastDenial: known?.state.lastDenial ?? null,
    mayTeach: here?.linked.state === "linked" && here.linked.mayTeach,
  });
  if (!applied.ok) throw new CommandFailure(applied.text);
  terminal.say(applied.text);
  if (!applied.send || !link || (here?.linked.state === "linked" && !here.linked.sends)) return;
  const note = { type: "command", command: applied.command, source: "terminal" } as const;
  const event = clientNote({
    project: link.project,
    note,
    author: "human",
    id,
    now: at,
    random,
    ...(session ? { session } : {}),
  });
  spoolEvents({ home, ...link }, [event]);
  await flush({ home, env, now, random }, { budgetMs: 3_000, refresh: false });
}
