import { buildBundle } from "@/core/bundle/build";
import type { Bundle } from "@/core/bundle/schema";
import { policySchema } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { sha256 } from "../audit/emit-audit";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { isAlone } from "../rule/approval";
import { personOf } from "../rule/visibility";
import { readAuditHeads } from "./audit-heads";
import { keepRevision } from "./keep-revision";
import { listRepositoryRules } from "./list-repository-rules";
import { listOpenNotices, markShown } from "./notices";
import { sourceRules } from "./source-rules";
import { type BundleState, entityTag } from "./state";

/**
 * Everything that is in force for this person in this project (enforcement.md section 7): compiled rules with their
 * index, the lines to show, and the heads of both audit chains as witnesses (trust.md section 7).
 * @throws NOT_FOUND for somebody who is no member (any more)
 */
export async function getBundle({
  ctx,
}: {
  ctx: ProjectServiceContext;
}): Promise<{ bundle: Bundle; entityTag: string }> {
  await requirePermission(ctx, "rule:read");
  const state = await bundleState({ ctx });
  const ownerId = personOf(ctx);
  const bundle = buildBundle(
    {
      project: ctx.project.slug,
      revision: state.revision,
      generatedAt: ctx.now().toISOString(),
      auditHeads: await readAuditHeads(ctx),
      notices: state.notices,
      standingBlock: state.standingBlock,
      ...(state.repositoryFiles.length > 0 && {
        repository: { files: state.repositoryFiles, rules: await listRepositoryRules(ctx) },
      }),
      ...(await sourceRules(ctx)),
    },
    sha256,
  );
  // What explains a decision later; a service token sends none.
  if (!isService(ctx)) await keepRevision({ ctx, bundle, ownerId });
  await markShown(
    ctx,
    bundle.notices.map(({ id }) => id),
  );
  return { bundle, entityTag: entityTag(state) };
}

/** What decides whether a client's copy is still the present one; four small reads. */
export async function bundleState({ ctx }: { ctx: ProjectServiceContext }): Promise<BundleState> {
  await requirePermission(ctx, "rule:read");
  const [user, project, notices, alone] = await Promise.all([
    db.user.findUnique({
      where: { id: personOf(ctx) },
      select: { bundleRevision: true, policy: true },
    }),
    db.project.findUniqueOrThrow({
      where: { id: ctx.project.id },
      select: { bundleRevision: true, policy: true },
    }),
    listOpenNotices(ctx),
    isAlone(db, ctx.project.id),
  ]);
  return {
    // Nobody stands behind a service token: it has the defaults.
    revision: { personal: user?.bundleRevision ?? 0, project: project.bundleRevision },
    standingBlock: policySchema.parse(user?.policy ?? {}).standingBlock,
    notices,
    alone,
    repositoryFiles: policySchema.parse(project.policy).repositoryFiles,
  };
}

function isService({ actor }: ProjectServiceContext): boolean {
  return actor.type === "cli_token" && actor.isService === true;
}
