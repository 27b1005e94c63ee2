import { backtest } from "@/core/backtest/backtest";
import type { AgentAction } from "@/core/hook-event/schema";
import type { RuleContent } from "@/core/rule/schema";
import { listOwnActions } from "../../services/hook-event/list-own-actions";
import { listRulesToCompare } from "../../services/rule/list-to-compare";
import { canTeach } from "../applies";
import { defineStage } from "../stage";
import { backtestOutput } from "../stage-outputs";

type Check = { position: number; content: RuleContent; act: AgentAction | null; obeyed: string | null };
type Input = { checks: Check[] };

/** Runs each exact check over what the person's agents did before (enforcement.md section 3). */
export const backtestStage = defineStage<"backtest", Input>({
  name: "backtest",
  version: 2,
  appliesTo: canTeach,
  output: backtestOutput,
  load: async ({ ctx, event, outputs }) => {
    const rules = await listRulesToCompare({ ctx, input: { eventId: event.id } });
    const replaced = new Map(
      (outputs.resolve?.decisions ?? []).flatMap(({ position, action, target }) =>
        action === "supersede" ? [[position, rules.find(({ id }) => id === target)] as const] : [],
      ),
    );
    const checks = (outputs.compile?.compiled ?? []).flatMap(({ position, content, act }) => {
      if (content.tier !== "deterministic" || !content.verifier) return [];
      return [{ position, content, act, obeyed: replaced.get(position)?.claim.value ?? null }];
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
    const reports = checks.flatMap(({ position, content, act, obeyed }) => {
      const { verifier, applicability, recipe } = content;
      if (!verifier) return [];
      return [
        {
          position,
          report: backtest({
            verifier,
            applicability,
            recipe,
            moments,
            ...(act && { act }),
            ...(obeyed && { obeyed }),
          }),
        },
      ];
    });
    return { stop: null, reports };
  },
});
