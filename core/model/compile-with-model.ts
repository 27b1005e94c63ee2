import { compile } from "../compilation/compile";
import { describeAction } from "../compilation/describe-action";
import type { CompileInput, CompileResult } from "../compilation/schema";
import { requested, selfVerify } from "../compilation/self-verify";
import type { AgentAction } from "../hook-event/schema";
import type { Example } from "../recipes/recipe";
import type { ModelRefusal, ModelRequest } from "./schema";
import { compileRequest, type ProposedCheck, readCheck } from "./uses/compile";

/** A model, or answers that were recorded; null when there is none for this request. */
export type AskModel = (request: ModelRequest) => Promise<string | null>;

const MOST_REPAIRS = 3;

/**
 * Compiles a wish with a model's help where recipes and free specs make a reminder of it (learning.md section 7, compile). The
 * model's check passes the same four stages as any other; up to three repairs are asked for with the message of the stage that
 * failed. Without a check that passes the rule stays what it was.
 * @param onRefusal told each answer that could not be used
 */
export async function compileWithModel(
  input: CompileInput,
  ask: AskModel,
  onRefusal: (reason: ModelRefusal) => void = () => {},
): Promise<CompileResult> {
  const own = compile(input);
  if (own.content.tier !== "intent" || input.candidate.form === "fact") return own;
  let failure: string | undefined;
  for (let attempt = 0; attempt <= MOST_REPAIRS; attempt += 1) {
    const answer = await ask(compileRequest(input, failure));
    if (answer === null) return own;
    const read = readCheck(answer, input);
    if (!read.ok) {
      onRefusal(read.reason);
      failure = REPAIRS[read.reason] ?? REPAIR;
      continue;
    }
    if (read.value === null) return own;
    const report = selfVerify({ ...read.value, ...observed(input) });
    if (report.passed) return { content: withCheck(own.content, read.value), report };
    failure = report.stages.findLast(({ passed }) => !passed)?.detail ?? REPAIR;
  }
  return own;
}

const REPAIR = "The answer was not one JSON object of the form that was asked for.";
const REPAIRS: Partial<Record<ModelRefusal, string>> = {
  contradicted: "A case says the opposite of what the person corrected or accepted.",
  unknown_id: "There is no recipe of that key.",
  schema:
    "The check is no valid verifier, or there are no cases that must be stopped and no cases that must pass.",
};

function withCheck(content: CompileResult["content"], check: ProposedCheck): CompileResult["content"] {
  return {
    ...content,
    verifier: check.verifier,
    tier: "deterministic",
    remedy: check.remedy ?? content.remedy,
    // The words are the person's and not the recipe's: a later compiler must not take the check for its own.
    recipe: null,
    recipeParams: null,
  };
}

function observed({ act, accepted }: CompileInput): { observedStop?: Example; observedPass?: Example } {
  const asExample = (action: AgentAction): Example => ({
    text: describeAction(action),
    moment: requested(action),
  });
  return {
    ...(act && { observedStop: asExample(act) }),
    ...(accepted && { observedPass: asExample(accepted) }),
  };
}
