import { db } from "@/server/db/client";
import { mintSharedRule } from "@/test/factories/mint-shared-rule";
import { inProject, ofPerson, onlyProject, type ProcedureRows } from "../row";
import type { World } from "../world";

const READ_BY_TOKENS = { tokens: { hook: "ok", readOnly: "ok" } } as const;

/** A shared rule of the owner that another member has agreed to. */
async function agreedRule(world: World) {
  const place = { projectId: world.project.id, ownerId: world.owner.id };
  const { id, contentHash } = await mintSharedRule(place, { number: 900, approvedBy: world.member.id });
  return { ...onlyProject(world), ruleId: id, contentHash };
}

const onlyRule = async (world: World) => {
  const { projectSlug, ruleId } = await agreedRule(world);
  return { projectSlug, ruleId };
};

/** A revision in which nothing was in force, while a rule is now. */
async function earlierRevision(world: World) {
  await agreedRule(world);
  const { id } = await db.projectRevision.create({
    data: { projectId: world.project.id, revision: 0, rules: [], hash: "none" },
    select: { id: true },
  });
  return { ...onlyProject(world), revisionId: id };
}

/** trust.md section 5: what shared rules ask of people, and who returns a bundle to an earlier revision. */
export const approvalRows: ProcedureRows = {
  "rule.sharing": inProject("viewer", onlyProject, READ_BY_TOKENS),
  // A person may always mute a shared rule on their own machine; no token of a hook does it for them.
  "rule.mute": inProject("viewer", onlyRule),
  "rule.unmute": inProject("viewer", onlyRule),
  "rule.acceptShared": inProject("viewer", agreedRule),
  "rule.setSharing": ofPerson(() => ({ sharedRules: "review" })),
  "bundle.revisions": inProject("viewer", onlyProject, READ_BY_TOKENS),
  "bundle.rollback": inProject("owner", earlierRevision),
};
