import type { AgentAction } from "../hook-event/schema";
import { stableJson } from "../rule/content-hash";
import { compile } from "./compile";
import type { CompileInput, CompileResult } from "./schema";

/** Acts of the task that are tried, newest first. */
const MAX_ACTS = 12;

/**
 * Compiles a wish and finds the act that it is about. The detector points at what the agent did last, but a person may
 * object to an act before that: the check itself tells which one it catches. So also where no check was right about
 * the act that was pointed at.
 */
export function compileWithAct(wish: CompileInput): CompileResult & { act: AgentAction | null } {
  const first = { ...compile(withOneAct(wish)), act: wish.act ?? null };
  if (first.report?.replayAgreement) return first;
  for (const { act, steps } of earlierActs(wish)) {
    const other = compile({ ...wish, act, steps });
    if (other.report?.replayAgreement) return { ...other, act };
  }
  return first;
}

function earlierActs({ act, steps = [] }: CompileInput) {
  const places = steps.flatMap((step, index) => {
    const isTried = act !== undefined && isEqual(step.action, act);
    return isTried ? [] : [{ act: step.action, steps: steps.slice(0, index + 1) }];
  });
  return places.reverse().slice(0, MAX_ACTS);
}

/** After JSON the act and the last step are equal but two objects; the compiler tells by identity. */
function withOneAct(wish: CompileInput): CompileInput {
  const { act, steps = [] } = wish;
  const last = steps.at(-1);
  if (!act || !last || !isEqual(last.action, act)) return wish;
  return { ...wish, steps: [...steps.slice(0, -1), { ...last, action: act }] };
}

function isEqual(left: AgentAction, right: AgentAction): boolean {
  return stableJson(left) === stableJson(right);
}
