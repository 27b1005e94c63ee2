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
import { contentOf } from "./content";
import { getRule } from "./internal";

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
  const version = own.versions[0];
  if (own.layer !== "personal" || !version) throw new HeedError("CONFLICT", "It is shared already.");
  const isLearned = version.authorType === "system_job";
  const { content, fromTemplate } = sharedContent(contentOf(version), { isLearned });
  const { statement, instruction, message, remedy } = content;
  return {
    ...{ statement, instruction, message, remedy, fromTemplate },
    commands: toldCommands(content),
    problem: sharedTextProblem(content)?.problem ?? null,
  };
}
