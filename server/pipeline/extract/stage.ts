import { shownByHand } from "@/core/correction/hand-edits";
import { extract } from "@/core/extraction/extract";
import type { ExtractionInput } from "@/core/extraction/schema";
import type { AgentAction, HookEvent } from "@/core/hook-event/schema";
import { extractWhole } from "@/core/rule/shape-extract";
import { recordFacts } from "../../services/fact/record";
import { listTopicsInUse } from "../../services/topic/list-in-use";
import { canTeach } from "../applies";
import { defineStage } from "../stage";
import { extractOutput, type StageOutputs } from "../stage-outputs";

/** Reads atomic wishes out of the words (learning.md section 4); each one is kept as a fact. */
export const extractStage = defineStage<"extract", ExtractionInput>({
  name: "extract",
  version: 4,
  appliesTo: canTeach,
  output: extractOutput,
  load: async ({ ctx, event, outputs }) => {
    const topics = await listTopicsInUse({ ctx });
    return { input: { ...inputOf(event, outputs.detect), ...(topics.length > 0 && { topics }) } };
  },
  run: (input) => {
    const { candidates, reason, procedure } = extractWhole(input, extract);
    const stop = candidates.length > 0 ? null : `Nothing to keep: ${reason ?? "no wish was found"}.`;
    return { stop, candidates, procedure };
  },
  store: async ({ ctx, event, sessionId, outputs }, { candidates }) => {
    const isTaught = (outputs.detect?.taught ?? null) !== null;
    await recordFacts({ ctx, input: { eventId: event.id, sessionId, candidates, isTaught } });
  },
});

/** What a person put in the place of the agent's lines: the stage before has turned the change round. */
function byHand(act: AgentAction | null): string {
  return act?.kind === "file_change" ? shownByHand({ addedLines: act.removedLines }) : "";
}

function inputOf({ prompt, note }: HookEvent, detected: StageOutputs["detect"] | undefined): ExtractionInput {
  if (!detected) {
    const text = note?.type === "command" && note.command.verb === "remember" ? note.command.text : "";
    return { message: text, language: "en", label: "preference" };
  }
  const { detection, circumstances, taught } = detected;
  const { action, actMessage, request, package: actPackage } = circumstances;
  return {
    message: taught?.wish ?? prompt ?? byHand(action),
    language: detection.language,
    label: detection.label,
    ...(action && { act: action }),
    ...(actPackage !== undefined && { actPackage }),
    ...(actMessage !== null && { actMessage }),
    ...(request !== null && { request }),
  };
}
