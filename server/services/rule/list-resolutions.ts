import type { z } from "zod";
import { ruleIdInput } from "@/core/rule/input";
import type { ResolutionView } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { resolutionSelect } from "../resolution/internal";
import { toResolutionViews } from "../resolution/to-view";
import { getRule } from "./internal";
import { personOf } from "./visibility";

const MAX_RESOLUTIONS = 100;

/** Own decisions that made, changed, confirmed or replaced a rule, newest first. */
export async function listRuleResolutions({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdInput>>): Promise<ResolutionView[]> {
  await requirePermission(ctx, "own:read");
  const { ruleId } = ruleIdInput.parse(input);
  await getRule(reader(ctx), ctx, ruleId);
  const rows = await reader(ctx).resolution.findMany({
    where: {
      ...{ projectId: ctx.project.id, ownerId: personOf(ctx) },
      OR: [{ resultRuleId: ruleId }, { targetRuleId: ruleId }],
    },
    orderBy: { createdAt: "desc" },
    take: MAX_RESOLUTIONS,
    select: resolutionSelect,
  });
  return toResolutionViews(ctx, rows);
}
