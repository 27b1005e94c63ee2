import type { EventDecision } from "@/core/hook-event/schema";
import { recordVerdicts } from "../../services/violation/record-verdicts";
import { defineStage } from "../stage";
import { decideOutput } from "../stage-outputs";

/** Counts what rules had to do with an event, and writes violations. */
export const decideStage = defineStage<"decide", EventDecision>({
  name: "decide",
  version: 1,
  appliesTo: ({ decision }) => decision !== undefined && decision.verdicts.length > 0,
  output: decideOutput,
  load: async ({ event }) => (event.decision ? { input: event.decision } : { stop: "No rule was asked." }),
  run: ({ verdicts }) => ({ stop: null, verdicts: verdicts.length }),
  store: async ({ ctx, event, sessionId }, _output, decision) => {
    await recordVerdicts({ ctx, input: { event, sessionId, decision } });
  },
});
