import { canonicalJson } from "@/core/audit/chain";
import { compile } from "@/core/compilation/compile";
import type { CompileInput } from "@/core/compilation/schema";
import type { AgentAction } from "@/core/hook-event/schema";
import { findRecord, storedAction } from "../../services/correction/internal";
import { canTeach } from "../applies";
import { defineStage } from "../stage";
import { compileOutput } from "../stage-outputs";

type Input = { wishes: (CompileInput & { position: number })[] };

/** Makes applicability, instruction and check of each wish that needs them; four stages each (enforcement.md section 3). */
export const compileStage = defineStage<"compile", Input>({
  name: "compile",
  version: 1,
  appliesTo: canTeach,
  output: compileOutput,
  load: async ({ ctx, event, outputs }) => {
    const record = await findRecord(ctx, event.id);
    const circumstances = outputs.detect?.circumstances;
    const accepted = record ? storedAction(record.accepted) : null;
    const needed = outputs.resolve?.decisions.filter(({ action }) => action !== "noop") ?? [];
    const wishes = needed.flatMap(({ position }) => {
      const candidate = outputs.extract?.candidates[position];
      if (!candidate) return [];
      const act = circumstances?.action ?? undefined;
      return [{ position, candidate, act, steps: circumstances?.steps, accepted: accepted ?? undefined }];
    });
    return { input: { wishes } };
  },
  run: ({ wishes }) => ({
    stop: null,
    compiled: wishes.map(({ position, ...wish }) => ({ position, ...compile(withOneAct(wish)) })),
  }),
});

/** After JSON the act and the last step are equal but two objects; the compiler tells by identity. */
function withOneAct(wish: CompileInput): CompileInput {
  const { act, steps = [] } = wish;
  const last = steps.at(-1);
  if (!act || !last || !isEqual(last.action, act)) return wish;
  return { ...wish, steps: [...steps.slice(0, -1), { ...last, action: act }] };
}

function isEqual(left: AgentAction, right: AgentAction): boolean {
  return canonicalJson(left) === canonicalJson(right);
}
