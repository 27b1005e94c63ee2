import { backtest, looksBack, readsTurnEnds } from "@/core/backtest/backtest";
import type { AgentAction } from "@/core/hook-event/schema";
import type { RuleContent } from "@/core/rule/schema";
import { listMoments } from "../../services/backtest/list-moments";
import { listRulesToCompare } from "../../services/rule/list-to-compare";
import { canTeach } from "../applies";
import { defineStage } from "../stage";
import { backtestOutput } from "../stage-outputs";

type Check = { position: number; content: RuleContent; act: AgentAction | null; obeyed: string | null };
type Input = { checks: Check[] };

/** Bound of what is run at once while the person waits for the rule; the rest waits for the rule's page. */
const MAX_ACTIONS = 2_000;
/** With the tasks around them moments cost more to read. */
const MAX_IN_TASKS = 300;

/** Runs each exact check over what the person's agents did before, ends of turns included (enforcement.md section 3). */
export const backtestStage = defineStage<"backtest", Input>({
  name: "backtest",
  version: 3,
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
    const verifiers = checks.flatMap(({ content: { verifier } }) => verifier ?? []);
    const tasks = verifiers.some(looksBack);
    const moments = await listMoments({
      ctx,
      input: {
        beforeId: event.id,
        limit: tasks ? MAX_IN_TASKS : MAX_ACTIONS,
        turnEnds: verifiers.some(readsTurnEnds),
        tasks,
      },
    });
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
