import type { RuleCandidate } from "@/core/extraction/schema";
import { resolve } from "@/core/resolution/resolve";
import type { ComparedRule } from "@/core/resolution/schema";
import { recordResolutions } from "../../services/resolution/record";
import { libraryHash, listRulesToCompare } from "../../services/rule/list-to-compare";
import { similarityIn } from "../../similarity/similarity-in";
import { canTeach } from "../applies";
import { defineStage } from "../stage";
import { resolveOutput } from "../stage-outputs";

type Input = { candidates: RuleCandidate[]; rules: ComparedRule[] };

/** Compares each wish with the rules in force for the person, in any layer (learning.md section 5). */
export const resolveStage = defineStage<"resolve", Input>({
  name: "resolve",
  version: 2,
  appliesTo: canTeach,
  output: resolveOutput,
  load: async ({ ctx, event, outputs }) => {
    const candidates = outputs.extract?.candidates ?? [];
    if (candidates.every(({ form }) => form === "fact"))
      return { stop: "Kept as a fact: there is nothing to do." };
    return { input: { candidates, rules: await listRulesToCompare({ ctx, input: { eventId: event.id } }) } };
  },
  run: ({ candidates, rules }) => {
    const similar = similarityIn();
    const decisions = candidates.flatMap((candidate, position) => {
      return candidate.form === "fact" ? [] : [{ position, ...resolve({ candidate, rules }, similar) }];
    });
    return { stop: null, decisions, library: libraryHash(rules) };
  },
  store: async ({ ctx, event }, { decisions }, { candidates }) => {
    await recordResolutions({ ctx, input: { eventId: event.id, decisions, candidates } });
  },
});
