import { readDecision, resolveRequest } from "../../core/model/uses/resolve";
import { decisionLine } from "../../core/resolution/decision-line";
import type { ResolutionDecision, ResolutionInput } from "../../core/resolution/schema";
import { stableJson } from "../../core/rule/content-hash";
import { decideAlone, run } from "../resolve/run";
import type { MeasuredModel } from "./recorded";

/** Resolution with and without a model that is asked where no structure decides. */
export async function runWithModel({ cases, model }: { cases: readonly unknown[]; model: MeasuredModel }) {
  const open = new Map<string, { input: ResolutionInput; own: ResolutionDecision }>();
  const without = run({
    cases,
    decide: (input) => {
      const own = decideAlone(input);
      if (own.sure !== true && input.rules.length > 0) open.set(stableJson(input), { input, own });
      return own;
    },
  });
  const decided = new Map<string, ResolutionDecision>();
  for (const [key, { input, own }] of open) {
    const { candidate, rules } = input;
    const answer = await model.ask(resolveRequest(candidate, rules));
    if (answer === null) continue;
    const read = readDecision(answer, { ...candidate, layer: "personal" }, rules);
    if (read.ok) {
      const { action, target, reason } = read.value;
      decided.set(key, { ...own, action, target, reason, line: decisionLine(action, target, reason) });
    } else model.refuse(read.reason);
  }
  return {
    without,
    with: run({ cases, decide: (input) => decided.get(stableJson(input)) ?? decideAlone(input) }),
  };
}
