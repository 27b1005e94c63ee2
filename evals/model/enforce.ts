import { compile } from "../../core/compilation/compile";
import type { CompileInput, CompileResult } from "../../core/compilation/schema";
import { compileWithModel } from "../../core/model/compile-with-model";
import { stableJson } from "../../core/rule/content-hash";
import { run } from "../enforce/run";
import type { MeasuredModel } from "./recorded";

/** Enforcement with and without a model that is asked for a check where recipes make a reminder. */
export async function runWithModel({ cases, model }: { cases: readonly unknown[]; model: MeasuredModel }) {
  const inputs = new Map<string, CompileInput>();
  const without = run({
    cases,
    compileWish: (input) => {
      inputs.set(stableJson(input), input);
      return compile(input);
    },
  });
  const compiled = new Map<string, CompileResult>();
  for (const [key, input] of inputs)
    compiled.set(key, await compileWithModel(input, model.ask, model.refuse));
  return {
    without,
    with: run({ cases, compileWish: (input) => compiled.get(stableJson(input)) ?? compile(input) }),
  };
}
