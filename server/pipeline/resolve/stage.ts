import type { RuleCandidate } from "@/core/extraction/schema";
import { resolve } from "@/core/resolution/resolve";
import type { ComparedRule } from "@/core/resolution/schema";
import { type AddedTopic, claimInAdded } from "@/core/topics/added-topics";
import { recordResolutions } from "../../services/resolution/record";
import { libraryHash, listRulesToCompare } from "../../services/rule/list-to-compare";
import { listTopicsInUse } from "../../services/topic/list-in-use";
import { withSimilarity } from "../../similarity/with-similarity";
import { canTeach } from "../applies";
import { defineStage } from "../stage";
import { resolveOutput } from "../stage-outputs";

type Input = { candidates: RuleCandidate[]; rules: ComparedRule[]; topics: AddedTopic[] };

/** Compares each wish with the rules in force for the person, in any layer (learning.md section 5). */
export const resolveStage = defineStage<"resolve", Input>({
  name: "resolve",
  version: 3,
  appliesTo: canTeach,
  output: resolveOutput,
  load: async ({ ctx, event, outputs }) => {
    const candidates = outputs.extract?.candidates ?? [];
    if (candidates.every(({ form }) => form === "fact"))
      return { stop: "Kept as a fact: there is nothing to do." };
    const rules = await listRulesToCompare({ ctx, input: { eventId: event.id } });
    return { input: { candidates, rules, topics: await listTopicsInUse({ ctx }) } };
  },
  run: async ({ candidates, rules, topics }) => {
    // What was learned before its area was added is compared under it too.
    const known = rules.map((rule) => ({ ...rule, claim: claimInAdded(rule.claim, rule.statement, topics) }));
    const decisions = await withSimilarity((similar) =>
      candidates.flatMap((candidate, position) => {
        const isFact = candidate.form === "fact";
        return isFact ? [] : [{ position, ...resolve({ candidate, rules: known }, similar) }];
      }),
    );
    return { stop: null, decisions, library: libraryHash(rules) };
  },
  store: async ({ ctx, event }, { decisions }, { candidates }) => {
    await recordResolutions({ ctx, input: { eventId: event.id, decisions, candidates } });
  },
});
