import type { z } from "zod";
import type { proposeRuleInput } from "@/core/rule/input";
import type { ProjectServiceContext } from "@/server/services/context";
import { previewProposal } from "@/server/services/rule/preview-proposal";
import { proposeRule } from "@/server/services/rule/propose";

type Rest = Omit<z.input<typeof proposeRuleInput>, "ruleId" | "contentHash">;

/** Reads what the others would be told of an own rule, and proposes exactly that. */
export async function proposeOwn(ctx: ProjectServiceContext, ruleId: string, rest: Rest = {}) {
  const { contentHash } = await previewProposal({ ctx, input: { ruleId } });
  return proposeRule({ ctx, input: { ...rest, ruleId, contentHash } });
}
