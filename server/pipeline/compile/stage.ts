import { compileWithAct } from "@/core/compilation/compile-with-act";
import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import type { CompileInput } from "@/core/compilation/schema";
import { findRecord, storedAction } from "../../services/correction/internal";
import { setCorrectedAct } from "../../services/correction/set-corrected-act";
import { canTeach } from "../applies";
import { defineStage } from "../stage";
import { compileOutput } from "../stage-outputs";

type Input = { wishes: (CompileInput & { position: number })[] };

/** Makes applicability, instruction and check of each wish that needs them; four stages each (enforcement.md section 3). */
export const compileStage = defineStage<"compile", Input>({
  name: "compile",
  version: 4,
  appliesTo: canTeach,
  output: compileOutput,
  load: async ({ ctx, event, outputs }) => {
    const record = await findRecord(ctx, event.id);
    const circumstances = outputs.detect?.circumstances;
    const accepted = record ? storedAction(record.accepted) : null;
    // A restated wish too: it may put in force what was only proposed.
    const decisions = outputs.resolve?.decisions ?? [];
    const wishes = decisions.flatMap(({ position }) => {
      const candidate = outputs.extract?.candidates[position];
      if (!candidate) return [];
      const act = circumstances?.action ?? undefined;
      return [{ position, candidate, act, steps: circumstances?.steps, accepted: accepted ?? undefined }];
    });
    return { input: { wishes } };
  },
  run: ({ wishes }) => ({
    stop: null,
    compiled: wishes.map(({ position, ...wish }) => ({
      ...{ position, ...compileWithAct(wish) },
      compiler: COMPILER_VERSION,
    })),
  }),
  store: async ({ ctx, event }, { compiled }) => {
    const act = compiled.find(({ report }) => report?.replayAgreement)?.act ?? null;
    if (act) await setCorrectedAct({ ctx, input: { eventId: event.id, act } });
  },
});
