import type { ExtractionInput, RuleCandidate } from "../../core/extraction/schema";
import { extractRequest, readWishesOf } from "../../core/model/uses/extract";
import { stableJson } from "../../core/rule/content-hash";
import { readAlone, run } from "../extract/run";
import type { MeasuredModel } from "./recorded";

/** Extraction with and without a model that reads every message from which something is to be kept. */
export async function runWithModel({ cases, model }: { cases: readonly unknown[]; model: MeasuredModel }) {
  const inputs = new Map<string, ExtractionInput>();
  const without = run({
    cases,
    read: (input) => {
      inputs.set(stableJson(input), input);
      return readAlone(input);
    },
  });
  const read = new Map<string, RuleCandidate[]>();
  for (const [key, input] of inputs) {
    const answer = await model.ask(extractRequest(input));
    if (answer === null) continue;
    const wishes = readWishesOf(answer, input);
    if (wishes.ok) read.set(key, wishes.value);
    else model.refuse(wishes.reason);
  }
  return { without, with: run({ cases, read: (input) => read.get(stableJson(input)) ?? readAlone(input) }) };
}
