import { detect } from "@/core/correction/detect";
import { isHeard } from "@/core/correction/is-heard";
import type { Detection, DetectionInput } from "@/core/correction/schema";
import { windowFor } from "@/core/correction/window";
import { scriptOf } from "@/core/signal/script";
import { readTaught } from "../../services/correction/read-taught";
import { recordCorrection } from "../../services/correction/record";
import { readWindow } from "../../services/hook-event/read-window";
import { recordJudgement } from "../../services/pipeline-run/record-judgement";
import { readWord } from "../../services/signal/read-word";
import { recordSignals } from "../../services/signal/record";
import { isPersonsPrompt } from "../applies";
import { defineStage } from "../stage";
import { detectOutput, type StageOutputs } from "../stage-outputs";
import { circumstancesOf } from "./circumstances";

type Taught = StageOutputs["detect"]["taught"];
type Input = {
  window: DetectionInput;
  events: Awaited<ReturnType<typeof readWindow>>;
  taught: Taught;
  /** The person's own word on this prompt, final while it counts. */
  word: Awaited<ReturnType<typeof readWord>>;
};

/** Judges a person's prompt against the five turns before it (learning.md section 2). */
export const detectStage = defineStage<"detect", Input>({
  name: "detect",
  version: 4,
  appliesTo: isPersonsPrompt,
  output: detectOutput,
  load: async ({ ctx, event, sessionId }) => {
    const occurredAt = new Date(event.occurredAt);
    const events = await readWindow({ id: event.id, sessionId, occurredAt });
    const window = windowFor(events);
    if (!window) return { stop: "There is no prompt to judge." };
    const { id: eventId } = event;
    const taught = await readTaught({ ctx, input: { eventId } });
    return { input: { window, events, taught, word: await readWord({ ctx, input: { eventId } }) } };
  },
  run: ({ window, events, taught, word }) => {
    const judged = detect(window);
    const detection = word.verdict === "none" ? asRefused(judged) : asSaid(judged, window, taught);
    return {
      stop: stopOf(detection),
      detection,
      circumstances: circumstancesOf(window, events, detection.referentEventId),
      taught,
      judged: { label: judged.label, path: judged.path, language: judged.language },
    };
  },
  store: async ({ ctx, event, sessionId }, { detection, circumstances, taught, judged }) => {
    if (judged) {
      const script = scriptOf(event.prompt ?? "");
      await recordJudgement({ ctx, input: { eventId: event.id, ...judged, script } });
    }
    await recordSignals({ ctx, input: { eventId: event.id, sessionId, signals: detection.signals } });
    await recordCorrection({
      ctx,
      input: { event, sessionId, detection, circumstances, isTaught: taught !== null },
    });
  },
});

/** “This was none” is final; what the detector saw stays visible beside it. */
function asRefused(detection: Detection): Detection {
  return {
    ...detection,
    ...{ label: "none", learnable: false, path: "none" },
    explanation: "You said that this was no correction.",
  };
}

function asSaid(judged: Detection, window: DetectionInput, taught: Taught): Detection {
  return taught ? asTaught(judged, window) : judged;
}

/** The person's word decides; what the detector saw stays visible beside it. */
function asTaught(detection: Detection, { acts }: DetectionInput): Detection {
  return {
    ...detection,
    label: detection.label === "none" ? "correction" : detection.label,
    learnable: true,
    scores: { signal: 1, learnable: 1 },
    path: "act",
    explanation: "You marked this prompt as a correction.",
    referentEventId: detection.referentEventId ?? acts.findLast(({ action }) => action)?.eventId ?? null,
  };
}

function stopOf(detection: Detection): string | null {
  const { label, path, learnable, explanation } = detection;
  if (!isHeard(detection)) return explanation;
  if (path === "ask") return `Perhaps a correction: it waits in the inbox. ${explanation}`;
  return learnable ? null : `A ${label}, with nothing to keep: ${explanation}`;
}
