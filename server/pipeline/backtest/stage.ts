import type { AgentAction } from "@/core/hook-event/schema";
import type { RuleContent } from "@/core/rule/schema";
import { canTeach } from "../applies";
import { defineStage } from "../stage";
import { backtestOutput } from "../stage-outputs";

type Input = { checks: { position: number; content: RuleContent }[]; act: AgentAction | null };

export const backtestStage = defineStage<"backtest", Input>({
  name: "backtest",
  version: 1,
  appliesTo: canTeach,
  output: backtestOutput,
  load: async ({ outputs }) => {
    const checks = (outputs.compile?.compiled ?? []).flatMap(({ position, content }) => {
      return content.tier === "deterministic" && content.verifier ? [{ position, content }] : [];
    });
    return { input: { checks, act: outputs.detect?.circumstances.action ?? null } };
  },
  run: async () => ({ stop: null, reports: [] }),
});
