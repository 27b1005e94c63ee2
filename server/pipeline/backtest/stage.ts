import { backtest } from "@/core/backtest/backtest";
import type { AgentAction } from "@/core/hook-event/schema";
import type { RuleContent } from "@/core/rule/schema";
import { listOwnActions } from "../../services/hook-event/list-own-actions";
import { canTeach } from "../applies";
import { defineStage } from "../stage";
import { backtestOutput } from "../stage-outputs";

type Input = { checks: { position: number; content: RuleContent; act: AgentAction | null }[] };

/** Runs each exact check over what the person's agents did before (enforcement.md section 3). */
export const backtestStage = defineStage<"backtest", Input>({
  name: "backtest",
  version: 1,
  appliesTo: canTeach,
  output: backtestOutput,
  load: async ({ outputs }) => {
    const checks = (outputs.compile?.compiled ?? []).flatMap(({ position, content, act }) => {
      return content.tier === "deterministic" && content.verifier ? [{ position, content, act }] : [];
    });
    return { input: { checks } };
  },
  run: async ({ checks }, { ctx, event }) => {
    if (checks.length === 0) return { stop: null, reports: [] };
    const stored = await listOwnActions({ ctx, input: { before: new Date(event.occurredAt) } });
    const moments = stored.map(({ eventId, at, action }) => ({
      eventId,
      at: at.toISOString(),
      moment: { point: "action_requested" as const, action },
    }));
    const reports = checks.flatMap(({ position, content, act }) => {
      const { verifier, applicability, recipe } = content;
      if (!verifier) return [];
      return [
        { position, report: backtest({ verifier, applicability, recipe, moments, ...(act && { act }) }) },
      ];
    });
    return { stop: null, reports };
  },
});
