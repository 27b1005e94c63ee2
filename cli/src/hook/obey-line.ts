import type { PersonCommand } from "../../../core/hook-event/schema";
import { applyCommand } from "../person/apply-command";
import { parseCommandLine } from "../person/parse-command";
import type { HookSession } from "./hook-session";

/** What the person is told, and the command as the server has to know it. */
export type Obeyed = { text: string; send: PersonCommand | null };

/** Does what a person's one-line prompt commands; the caller has made sure that it was a person. */
export function obeyLine(session: HookSession, line: string, id: string): Obeyed {
  const parsed = parseCommandLine(line);
  if (!parsed.ok) return { text: parsed.reason, send: null };
  const { linked, state, bundle, file, event, deps } = session;
  const { text, command, send } = applyCommand(parsed.command, {
    home: deps.home,
    now: session.now,
    id,
    link: linked.state === "linked" ? linked.link : null,
    checkout: file,
    rules: bundle?.rules ?? [],
    muted: bundle?.muted ?? [],
    session: event.session,
    task: state.task?.id ?? "start",
    lastDenial: state.lastDenial,
    mayTeach: linked.state === "linked" && linked.mayTeach,
  });
  return { text, send: send ? command : null };
}
