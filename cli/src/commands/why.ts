import { sessionIn } from "../state/newest-session";
import { type CommandContext, CommandFailure } from "./context";
import { requireHere, requireRules } from "./here";

/** `heed why`: what was stopped last in this repository, by which rule. Reads only. */
export function why(context: CommandContext, options: { json: boolean }): void {
  const { checkout } = requireHere(context);
  const denial = sessionIn(context.home, checkout.commonFolder)?.state.lastDenial;
  if (!denial) throw new CommandFailure("Nothing was stopped in the last session here.");
  const rule = requireRules(context).rules.find(({ id }) => id === denial.ruleId);
  if (options.json) {
    context.terminal.say(JSON.stringify({ ...denial, rule: rule ?? null }));
    return;
  }
  context.terminal.say(
    `Stopped: ${denial.evidence || "the end of the turn"} (${new Date(denial.at).toISOString()})`,
  );
  context.terminal.say(`Rule ${denial.number}: ${rule?.statement ?? "no longer in force"}`);
  if (rule?.words) context.terminal.say(`Said: “${rule.words.text}”`);
  if (rule?.remedy) context.terminal.say(`Instead: ${rule.remedy}`);
  context.terminal.say("Wrong? heed wrong · allow once: heed allow <number> · take back: heed undo <number>");
}
