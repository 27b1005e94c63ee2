import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";
import { runSelect, toRunView } from "./to-run";

/** Whether the person's finished backtests of the present versions passed; rules without one are left out. */
export async function getBacktestVerdicts(
  ctx: ProjectServiceContext,
  rules: readonly { id: string; currentVersion: number }[],
): Promise<Map<string, boolean>> {
  await requirePermission(ctx, "own:read");
  const versions = new Map(rules.map(({ id, currentVersion }) => [id, currentVersion]));
  const runs = await reader(ctx).backtestRun.findMany({
    where: {
      ...{ ruleId: { in: [...versions.keys()] }, ownerId: personOf(ctx), projectId: ctx.project.id },
      status: "succeeded",
    },
    select: { ...runSelect, rule: { select: { versions: { select: { version: true, recipe: true } } } } },
  });
  const present = runs.filter(({ ruleId, version }) => versions.get(ruleId) === version);
  const views = await Promise.all(
    present.map(async ({ rule, ...run }) => {
      const recipe = rule.versions.find(({ version }) => version === run.version)?.recipe ?? null;
      const view = await toRunView({ ctx, run, recipe, currentVersion: run.version });
      return [run.ruleId, view.passed] as const;
    }),
  );
  return new Map(views);
}
