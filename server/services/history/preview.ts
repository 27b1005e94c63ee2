import type { z } from "zod";
import { type RollbackPreview, rollbackInput } from "@/core/history/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import type { ResolutionRow } from "../resolution/internal";
import { heirOf } from "../resolution/keep-replaced";
import { getRule } from "../rule/internal";
import { type RuleRow, referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { visibleRules } from "../rule/visibility";
import { getOwnResolution } from "./internal";

type Cascades = RollbackPreview["cascades"];

/** What a rollback of one decision would change, before anybody confirms it. */
export async function previewRollback({
  ctx,
  input,
}: VerbArguments<z.input<typeof rollbackInput>>): Promise<RollbackPreview> {
  await requirePermission(ctx, "own:read");
  const { resolutionId } = rollbackInput.parse(input);
  return previewOf(ctx, await getOwnResolution(ctx, resolutionId));
}

/** What `takeBack` would do to this decision; `refused` says why it would not. */
export async function previewOf(
  ctx: ProjectServiceContext,
  resolution: ResolutionRow,
): Promise<RollbackPreview> {
  const nothing = { activates: [], archives: [], cascades: [] };
  if (resolution.undoneAt) {
    return { ...nothing, summary: "Nothing would change.", refused: "This was taken back already." };
  }
  if (!resolution.resultRuleId) {
    return { ...nothing, summary: "The open question would be closed.", refused: null };
  }
  const result = await getRule(reader(ctx), ctx, resolution.resultRuleId);
  const newer = toReference(result);
  if (resolution.action === "noop") {
    return {
      ...nothing,
      summary: `It would no longer count as a failure of ${newer.number}.`,
      refused: null,
    };
  }
  if (resolution.action === "update") {
    const summary = `${newer.number} would get the text of version ${resolution.targetVersion ?? 1} again.`;
    return { ...nothing, summary, refused: null };
  }
  const cascades = await cascadesOf(ctx, result);
  const archives = result.status === "archived" ? [] : [newer];
  const old =
    resolution.action === "supersede" && resolution.targetRuleId
      ? await getRule(reader(ctx), ctx, resolution.targetRuleId)
      : null;
  if (old?.status !== "superseded" || old.supersededBy?.id !== result.id) {
    const summary = archives.length > 0 ? `${newer.number} would be archived.` : "Nothing would change.";
    return { summary, archives, activates: [], cascades, refused: null };
  }
  const older = toReference(old);
  const heir = await heirOf(reader(ctx), ctx, result);
  if (heir) {
    const gone = archives.length > 0 ? `${newer.number} would be archived. ` : "";
    const summary = `${gone}${older.number} would stay replaced, now by ${toReference(heir).number}.`;
    return { summary, archives, activates: [], cascades, refused: null };
  }
  const summary = `${older.number} would be in force again and ${newer.number} archived.`;
  return { summary, archives, activates: [older], cascades, refused: null };
}

/** Rules that hang on the one that would go: its refinements, and what took its place later. */
async function cascadesOf(ctx: ProjectServiceContext, rule: RuleRow): Promise<Cascades> {
  const children = await reader(ctx).rule.findMany({
    where: { AND: [visibleRules(ctx), { parentId: rule.id, status: "active" }] },
    select: referenceSelect,
  });
  const cascades: Cascades = children.map((child) => ({
    rule: toReference(child),
    effect: "It refines the archived rule and rests while that one is out of force.",
  }));
  if (rule.supersededBy) {
    const effect = "It took the archived rule's place later and stays in force.";
    cascades.push({ rule: toReference(rule.supersededBy), effect });
  }
  return cascades;
}
