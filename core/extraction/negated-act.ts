import type { AgentAction } from "../hook-event/schema";
import { baseForm } from "./complaint-line";
import { nameOfAct } from "./referent";

/** Acts that do something; only of these the opposite is a wish. */
const DID =
  /^(?:i(?:'ve| have)?(?: just| also| now)? |the agent |it )?((?:re)?(?:delet|remov|wip|drop|overwr|rewr|reformat|format|renam|mov|chang|modif|edit|add|creat|install|push|commit|merg|deploy|disabl|skipp?|ignor|comment|hardcod|duplicat|guess|invent|assum|mock|silenc|revert|reset|restart|kill|publish|upgrad|refactor|leav|left|wrot|ran|put|turn|replac|touch)\w*\b[^.;]{3,120})/iu;
const CLAIMED =
  /^(?:i(?:'ve| have)? |the agent |it )?(?:claim|said|say|report|told|announc|assur)\w*\b.*\b(?:pass|done|fixed|work|finished|complete|tested|gone|solved|green)/iu;

/**
 * The wish behind a complaint that names none: not to do the act again (learning.md section 4). From the agent's own
 * account of it, else from the act.
 * @returns an order for the grammar, or null when the act is not known well enough
 */
export function negatedAct(message: string | undefined, act: AgentAction | undefined): string | null {
  const account = (message ?? "").trim();
  if (CLAIMED.test(account)) return "verify that a thing is done before saying so";
  const did = DID.exec(account)?.[1];
  if (did) {
    const single = did.replace(
      /\s+(?:and|then|so that|in order to|to (?:get|start|make|fix|clean|avoid|save|speed|keep|be|see|test|let|allow|have|force|reduce|simplify|free|reset|match|silence|pass)|afterwards|instead)\b.*$/iu,
      "",
    );
    return `do not ${lowered(baseForm(single.trim()))}`;
  }
  const name = act?.kind === "shell_command" ? nameOfAct(act) : null;
  return name === null ? null : `do not run ${name}`;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
