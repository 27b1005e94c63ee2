import { flush } from "../flush";
import { type CommandContext, EXIT, requireHome, requirePerson } from "./context";

/** `heed flush`: sends what waits and fetches the rules, now. */
export async function flushNow(context: CommandContext): Promise<number> {
  requirePerson(context);
  requireHome(context);
  const { home, env, now, random, terminal } = context;
  const report = await flush({ home, env, now, random }, { budgetMs: 30_000, refresh: true });
  if (report.busy) terminal.say("Another flusher is at work.");
  else terminal.say(`Sent ${report.sent} event${report.sent === 1 ? "" : "s"}.`);
  for (const { project, result } of report.bundles) terminal.say(`Rules of ${project}: ${result}.`);
  for (const { message } of report.problems) terminal.warn(message);
  return report.problems.length === 0 ? EXIT.ok : EXIT.failed;
}
