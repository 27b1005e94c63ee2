import type { z } from "zod";
import { HeedError } from "@/core/errors";
import { ruleIdInput } from "@/core/rule/input";
import type { ProposalPreview } from "@/core/rule/output";
import { sharedContent } from "@/core/rule/shared-content";
import { sharedTextProblem } from "@/core/rule/shared-text";
import { toldCommands } from "@/core/rule/told-commands";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { contentOf, hashOf } from "./content";
import { getRule } from "./internal";
import type { RuleRow } from "./select";

/**
 * What the others and their agents would read of an own rule, before it is proposed (trust.md section 5).
 * @throws NOT_FOUND for somebody else's rule, CONFLICT for one that is shared already
 */
export async function previewProposal({
  ctx,
  input,
}: VerbArguments<z.input<typeof ruleIdInput>>): Promise<ProposalPreview> {
  await requirePermission(ctx, "rule:propose");
  const { ruleId } = ruleIdInput.parse(input);
  const own = await getRule(reader(ctx), ctx, ruleId);
  const { content, fromTemplate } = contentToPropose(own);
  return {
    ...{ content, contentHash: hashOf(content), fromTemplate },
    commands: toldCommands(content),
    problem: sharedTextProblem(content)?.problem ?? null,
  };
}

/**
 * What others would be told of the newest version of an own rule.
 * @throws CONFLICT for one that is shared already
 */
export function contentToPropose({ layer, versions: [version] }: Pick<RuleRow, "layer" | "versions">) {
  if (layer !== "personal" || !version) throw new HeedError("CONFLICT", "It is shared already.");
  const isLearned = version.authorType === "system_job" || version.compiler !== null;
  return sharedContent(contentOf(version), { isLearned });
}
