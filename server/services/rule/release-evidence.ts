import type { z } from "zod";
import { HeedError, notFound } from "@/core/errors";
import { releaseEvidenceInput } from "@/core/rule/input";
import { withTransaction } from "@/server/db/transaction";
import { requirePerson } from "../account/require-person";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { bumpRevision, chainOf } from "./internal";
import { assertQuotable } from "./sayable";
import { personOf, visibleRules } from "./visibility";

/**
 * Lets colleagues read an excerpt of one's own words, or takes it back (trust.md section 4). People read it in the web
 * application; no agent is told of it, since nobody else agreed to it (section 5).
 * @throws NOT_FOUND for somebody else's evidence, FORBIDDEN for tokens and for who may not propose, CONFLICT for words
 *   that did not come with the proposal
 */
export async function releaseEvidence({
  ctx,
  input,
}: VerbArguments<z.input<typeof releaseEvidenceInput>>): Promise<{ id: string; released: boolean }> {
  await requirePermission(ctx, "own:write");
  requirePerson(ctx);
  const { evidenceId, released, excerpt } = releaseEvidenceInput.parse(input);
  if (released && excerpt !== undefined) assertQuotable(excerpt);
  return withTransaction(ctx, async (tx, inner) => {
    const evidence = await tx.ruleEvidence.findFirst({
      where: { id: evidenceId, ownerId: personOf(ctx), rule: visibleRules(inner) },
      select: {
        id: true,
        released: true,
        kind: true,
        rule: { select: { id: true, layer: true, ownerId: true, projectId: true } },
      },
    });
    if (!evidence) throw notFound("Evidence");
    if (evidence.rule.layer === "project" && released) await assertOfProposal(inner, evidence.kind);
    await tx.ruleEvidence.update({
      where: { id: evidence.id },
      data: { released, ...(excerpt !== undefined && { excerpt }) },
      select: { id: true },
    });
    await bumpRevision(tx, evidence.rule);
    await emitAudit(tx, ctx, {
      action: "rule.release_evidence",
      chain: chainOf(evidence.rule),
      entity: { type: "rule_evidence", id: evidence.id },
      before: { released: evidence.released },
      after: { released },
    });
    return { id: evidence.id, released };
  });
}

/** Words that the person said later, to their own agent, are not the shared rule's. */
async function assertOfProposal(ctx: ProjectServiceContext, kind: string): Promise<void> {
  await requirePermission(ctx, "rule:propose");
  if (kind !== "relapse") return;
  throw new HeedError("CONFLICT", "You said this later, to your own agent. It stays with you.");
}
