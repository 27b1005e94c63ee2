import type { EnforcementMode } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { contentOf, hashOf } from "@/server/services/rule/content";
import { mintRule } from "./mint-learning";

type Shared = {
  number: number;
  mode?: EnforcementMode;
  /** Who agreed to the first version, up to which mode; default: the rule's. */
  approvedBy?: string;
  approvedMode?: EnforcementMode;
  status?: "active" | "paused" | "proposed" | "archived" | "dismissed";
};

/** A shared rule of one version: “Use pnpm, not npm.”, with a second person's approval when one is named. */
export async function mintSharedRule(
  place: { projectId: string; ownerId: string },
  { number, mode = "block", approvedBy, approvedMode = mode, status = "active" }: Shared,
): Promise<{ id: string; contentHash: string }> {
  const { id } = await mintRule(place, { layer: "project", number });
  const version = await db.ruleVersion.findFirstOrThrow({ where: { ruleId: id } });
  const contentHash = hashOf(contentOf(version));
  await db.ruleVersion.update({ where: { id: version.id }, data: { contentHash } });
  await db.rule.update({ where: { id }, data: { mode, status } });
  if (approvedBy) {
    const ruleVersionId = version.id;
    await db.approval.create({
      data: { ruleVersionId, contentHash, mode: approvedMode, approverId: approvedBy },
    });
  }
  return { id, contentHash };
}
